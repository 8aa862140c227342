package dev.baize.cli.analyze;

import com.google.common.base.CaseFormat;
import com.google.common.collect.ImmutableMap;
import dev.baize.charts.ConvergenceChart;
import dev.baize.core.table.Report;
import dev.baize.core.text.TextTable;
import dev.baize.search.solve.Convergence;
import dev.baize.search.solve.SequenceForm;
import dev.baize.search.solve.Utility;
import dev.baize.study.report.Numbers;
import java.util.List;
import java.util.Map;
import java.util.Optional;

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
  public Map<String, Object> values() {
    List<Map<String, Object>> points = found.points().stream().map(SolveReport::values).toList();
    return with(Map.of("points", points));
  }

  @Override
  public List<Map<String, Object>> rows() {
    return found.points().stream().map(point -> with(values(point))).toList();
  }

  private Map<String, Object> with(Map<String, Object> more) {
    return ImmutableMap.<String, Object>builder().putAll(heading()).putAll(more).buildOrThrow();
  }

  private Map<String, Object> heading() {
    return ImmutableMap.of(
        "game", game,
        "rules", rules,
        "positions", form.positions(),
        "informationSets", form.informationSets().size(),
        "algorithm", found.algorithm(),
        "utility", utility.toString());
  }

  private static Map<String, Object> values(Convergence.Point point) {
    return ImmutableMap.of(
        "iterations", point.iterations(),
        "exploitability", point.exploitability(),
        "value", point.value());
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
