package dev.baize.study.report;

import dev.baize.core.game.Figure;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What follows from the measures of a simulation: a table below theirs, or nothing. */
final class FigureTable {

  private static final String INFINITE = "∞";
  private static final String FROM = "from";
  private static final String TO = "to";

  private final List<Figure> figures;

  FigureTable(List<Figure> figures) {
    this.figures = figures;
  }

  boolean isEmpty() {
    return figures.isEmpty();
  }

  /** The lines, of so many columns of the screen at most. */
  String text(int columns) {
    FittedTable table =
        new FittedTable(
            1,
            List.of("figure", "value", FROM, TO),
            List.of(Set.of()),
            List.of(Set.of(), Set.of(FROM, TO)));
    for (Figure figure : figures) {
      table.add(
          List.of(
              figure.name(), number(figure.value()), number(figure.low()), number(figure.high())));
    }
    return table.text(columns);
  }

  private static String number(double number) {
    return number == Double.POSITIVE_INFINITY ? INFINITE : Numbers.of(number);
  }

  /** The fields of each, for JSON. */
  List<Map<String, @Nullable Object>> values() {
    return figures.stream().map(FigureTable::values).toList();
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
