package dev.baize.study.report;

import static dev.baize.study.report.FittedTable.KEPT;
import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.partitioningBy;

import dev.baize.core.game.Figure;
import dev.baize.study.simulation.Measurement;
import dev.baize.study.simulation.SimulationResult;
import dev.baize.study.statistics.Sample;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The report of a simulation. */
public final class SimulationReport extends StudyReport {

  private static final List<String> TITLES =
      List.of(
          "measure", "number", "mean", "± 95 %", "std dev", "min", "5 %", "25 %", "median", "75 %",
          "95 %", "max");
  private static final List<Integer> LEVELS = List.of(KEPT, 6, KEPT, KEPT, 3, 4, 1, 2, 5, 2, 1, 4);

  private static final String INFINITE = "∞";

  private final SimulationResult result;
  private final @Nullable String unit;
  private final MeasureNames names;
  private final List<Figure> figures;

  /** The unit of scores is null if it is not known. */
  public SimulationReport(SimulationResult result, List<Figure> figures, @Nullable String unit) {
    super(result, "games", 80);
    this.result = result;
    this.unit = unit;
    this.names = new MeasureNames(result.setup(), unit);
    this.figures = List.copyOf(figures);
  }

  @Override
  String tables(int columns) {
    Map<Boolean, List<Measurement>> yesOrNo =
        result.measurements().stream()
            .map(names::of)
            .collect(partitioningBy(SimulationReport::isYesOrNo));
    return Stream.of(
            numbers(yesOrNo.getOrDefault(false, List.of())).text(columns),
            shares(yesOrNo.getOrDefault(true, List.of())).text(columns),
            figureTable().text(columns))
        .filter(table -> !table.isEmpty())
        .collect(joining("\n"));
  }

  @Override
  public Map<String, @Nullable Object> values() {
    Map<String, @Nullable Object> values = heading("simulation");
    values.put(
        "measures", result.measurements().stream().map(MeasureValues::withHistogram).toList());
    values.put("unit", unit);
    if (!figures.isEmpty()) {
      values.put("figures", figures.stream().map(SimulationReport::values).toList());
    }
    return values;
  }

  @Override
  public List<Map<String, @Nullable Object>> rows() {
    List<Map<String, @Nullable Object>> rows = new ArrayList<>();
    for (Measurement measured : result.measurements()) {
      Map<String, @Nullable Object> row = row();
      row.putAll(MeasureValues.of(measured));
      rows.add(row);
    }
    for (Figure figure : figures) {
      Map<String, @Nullable Object> row = row();
      MeasureValues.of(result.measurements().get(0)).keySet().forEach(name -> row.put(name, null));
      row.put("measure", figure.name());
      row.put("meaning", figure.meaning());
      row.put("mean", Json.number(figure.value()));
      row.put("low95", Json.number(figure.low()));
      row.put("high95", Json.number(figure.high()));
      rows.add(row);
    }
    return rows;
  }

  /** The table of measures that are numbers. */
  private static FittedTable numbers(List<Measurement> measurements) {
    FittedTable table = new FittedTable(1, TITLES, LEVELS, 3, 3);
    measurements.forEach(measured -> table.add(cells(measured)));
    return table;
  }

  private static List<String> cells(Measurement measured) {
    Sample sample = measured.sample();
    Numbers.Ranged mean = Numbers.of(sample.estimate());
    List<String> cells = new ArrayList<>();
    cells.add(measured.measure().name());
    cells.add(Numbers.of(sample.observations()));
    cells.add(mean.value());
    cells.add(mean.margin());
    cells.add(Numbers.of(sample.standardDeviation()));
    for (Long value : MeasureValues.ordered(sample).values()) {
      cells.add(value == null ? Numbers.UNKNOWN : Numbers.of(value));
    }
    return cells;
  }

  /** The table of measures that are yes or no: how often they are yes. */
  private static FittedTable shares(List<Measurement> measurements) {
    FittedTable table =
        new FittedTable(
            1,
            List.of("measure", "number", "share %", "from", "to"),
            List.of(KEPT, 1, KEPT, 2, 2),
            1,
            1);
    for (Measurement measured : measurements) {
      Sample sample = measured.sample();
      Numbers.Bounded share = Numbers.percent(sample.mean(), sample.shareInterval95());
      table.add(
          List.of(
              measured.measure().name(),
              Numbers.of(sample.observations()),
              share.value(),
              share.low(),
              share.high()));
    }
    return table;
  }

  /** Whether the observations of a measure are yes or no. */
  private static boolean isYesOrNo(Measurement measured) {
    Sample sample = measured.sample();
    return measured.measure().isYesOrNo() && sample.min() >= 0 && sample.max() <= 1;
  }

  /** The table of figures that follow from the measures; without rows if there are none. */
  private FittedTable figureTable() {
    FittedTable table =
        new FittedTable(
            1, List.of("figure", "value", "from", "to"), List.of(KEPT, KEPT, 1, 1), 0, 0);
    for (Figure figure : figures) {
      table.add(
          List.of(
              figure.name(), number(figure.value()), number(figure.low()), number(figure.high())));
    }
    return table;
  }

  private static String number(double number) {
    return number == Double.POSITIVE_INFINITY ? INFINITE : Numbers.of(number);
  }

  private static Map<String, @Nullable Object> values(Figure figure) {
    Map<String, @Nullable Object> values = new LinkedHashMap<>();
    values.put("figure", figure.name());
    values.put("meaning", figure.meaning());
    values.put("value", Json.number(figure.value()));
    values.put("low95", Json.number(figure.low()));
    values.put("high95", Json.number(figure.high()));
    return values;
  }
}
