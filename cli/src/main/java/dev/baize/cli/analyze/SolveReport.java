package dev.baize.cli.analyze;

import com.google.common.base.CaseFormat;
import dev.baize.charts.ConvergenceChart;
import dev.baize.core.table.Report;
import dev.baize.core.text.TextTable;
import dev.baize.search.solve.Convergence;
import dev.baize.search.solve.SequenceForm;
import dev.baize.search.solve.Utility;
import dev.baize.study.report.Numbers;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

record SolveReport(
    String game,
    String rules,
    Utility utility,
    SequenceForm<?, ?> form,
    Convergence<?, ?> found,
    long wantedIterations)
    implements Report {

  @Override
  public String text() {
    TextTable heading = new TextTable(2);
    heading().forEach((name, value) -> heading.add(words(name), String.valueOf(value)));
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

  /** The words of a name such as {@code informationSets}. */
  private static String words(String name) {
    return CaseFormat.LOWER_CAMEL.to(CaseFormat.LOWER_UNDERSCORE, name).replace('_', ' ');
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
    values.put("utility", utility.toString());
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
    List<Map<String, @Nullable Object>> rows = new ArrayList<>();
    for (Convergence.Point point : found.points()) {
      Map<String, @Nullable Object> row = heading();
      row.putAll(values(point));
      rows.add(row);
    }
    return rows;
  }

  @Override
  public Optional<String> missing() {
    long done = found.last().iterations();
    return done < wantedIterations
        ? Optional.of("iterations " + (done + 1) + " to " + wantedIterations)
        : Optional.empty();
  }

  ConvergenceChart chart() {
    String sizes = form.positions() + " positions, " + form.informationSets().size();
    return new ConvergenceChart(
        game + ": exploitability by iteration",
        List.of(found.algorithm() + ", " + sizes + " information sets", "rules " + rules),
        found.points());
  }
}
