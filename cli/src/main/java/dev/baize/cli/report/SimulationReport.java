package dev.baize.cli.report;

import dev.baize.core.simulation.Measurement;
import dev.baize.core.simulation.SimulationResult;
import dev.baize.core.statistics.Sample;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The report of a simulation. */
public final class SimulationReport implements Report {

  private final SimulationResult result;
  private final StudyHeading heading;

  /**
   * The report of a result.
   *
   * @param result whole or partial
   */
  public SimulationReport(SimulationResult result) {
    this.result = result;
    this.heading =
        new StudyHeading(
            result.study(), "games", result.requested(), result.completed(), result.isComplete());
  }

  @Override
  public Optional<String> missing() {
    return heading.missing();
  }

  @Override
  public String text() {
    TextTable table = new TextTable(1);
    table.add(
        "measure", "number", "mean", "± 95 %", "std dev", "min", "5 %", "25 %", "median", "75 %",
        "95 %", "max");
    result.measurements().forEach(measured -> table.add(cells(measured)));
    return heading.text() + table.text();
  }

  private static String[] cells(Measurement measured) {
    Sample sample = measured.sample();
    Numbers.Ranged mean = Numbers.of(sample.estimate());
    List<String> cells = new ArrayList<>();
    cells.add(measured.measure().name());
    cells.add(Long.toString(sample.observations()));
    cells.add(mean.value());
    cells.add(mean.margin());
    cells.add(Numbers.of(sample.standardDeviation()));
    for (Object value : MeasureValues.ordered(sample).values()) {
      cells.add(value == null ? Numbers.UNKNOWN : value.toString());
    }
    return cells.toArray(String[]::new);
  }

  @Override
  public Map<String, @Nullable Object> values() {
    Map<String, @Nullable Object> values = heading.values("simulation");
    values.put(
        "measures", result.measurements().stream().map(MeasureValues::withHistogram).toList());
    return values;
  }

  @Override
  public List<Map<String, @Nullable Object>> rows() {
    List<Map<String, @Nullable Object>> rows = new ArrayList<>();
    for (Measurement measured : result.measurements()) {
      Map<String, @Nullable Object> row = heading.row();
      row.putAll(MeasureValues.of(measured));
      rows.add(row);
    }
    return rows;
  }
}
