package dev.baize.cli.solve;

import dev.baize.charts.ConvergenceChart;
import dev.baize.core.table.TextTable;
import dev.baize.core.text.Report;
import dev.baize.search.solve.Convergence;
import dev.baize.search.solve.SequenceForm;
import dev.baize.search.solve.Utility;
import dev.baize.study.report.Numbers;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** How a game was solved. */
record SolveReport(
    String game,
    String rules,
    Utility utility,
    SequenceForm<?, ?> form,
    Convergence<?, ?> found,
    long wanted)
    implements Report {

  @Override
  public String text() {
    TextTable heading = new TextTable(2);
    heading.add("game", game);
    heading.add("rules", rules);
    heading.add("positions", Long.toString(form.positions()));
    heading.add("information sets", Integer.toString(form.informationSets().size()));
    heading.add("algorithm", found.algorithm());
    heading.add("utility", utility.toString().toLowerCase(Locale.ROOT));
    TextTable points = new TextTable(0);
    points.add("iterations", "exploitability", "value to seat 0");
    for (Convergence.Point point : found.points()) {
      points.add(
          Long.toString(point.iterations()),
          Numbers.of(point.exploitability()),
          Numbers.of(point.value()));
    }
    return heading.text() + '\n' + points.text();
  }

  @Override
  public Map<String, @Nullable Object> values() {
    Map<String, @Nullable Object> values = heading();
    values.put("points", found.points().stream().map(SolveReport::values).toList());
    return values;
  }

  private Map<String, @Nullable Object> heading() {
    Map<String, @Nullable Object> values = new LinkedHashMap<>();
    values.put("game", game);
    values.put("rules", rules);
    values.put("positions", form.positions());
    values.put("informationSets", form.informationSets().size());
    values.put("algorithm", found.algorithm());
    values.put("utility", utility.toString().toLowerCase(Locale.ROOT));
    return values;
  }

  private static Map<String, @Nullable Object> values(Convergence.Point point) {
    Map<String, @Nullable Object> values = new LinkedHashMap<>();
    values.put("iterations", point.iterations());
    values.put("exploitability", point.exploitability());
    values.put("value", point.value());
    return values;
  }

  @Override
  public List<Map<String, @Nullable Object>> rows() {
    return found.points().stream()
        .map(
            point -> {
              Map<String, @Nullable Object> row = heading();
              row.putAll(values(point));
              return row;
            })
        .toList();
  }

  @Override
  public Optional<String> missing() {
    long done = found.last().iterations();
    return done < wanted
        ? Optional.of(String.format(Locale.ROOT, "iterations %d to %d", done + 1, wanted))
        : Optional.empty();
  }

  /** The exploitability over the iterations. */
  ConvergenceChart chart() {
    return new ConvergenceChart(
        String.format(Locale.ROOT, "%s: exploitability by iteration", game),
        List.of(
            "rules " + rules,
            String.format(
                Locale.ROOT,
                "%s, %d positions, %d information sets",
                found.algorithm(),
                form.positions(),
                form.informationSets().size())),
        found.points());
  }
}
