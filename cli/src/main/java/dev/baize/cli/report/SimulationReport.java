package dev.baize.cli.report;

import dev.baize.core.simulation.Measurement;
import dev.baize.core.simulation.SimulationResult;
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
    return text(0);
  }

  @Override
  public String text(int columns) {
    return heading.text(columns) + new MeasureTable(result.measurements()).text(columns);
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
