package dev.baize.blackjack.report;

import dev.baize.core.text.TextTable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.DoubleFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** A column of a table for people, who do not see one without a heading, and as values. */
record Column<T>(
    String key, String heading, Function<T, @Nullable Object> value, DoubleFunction<String> shown) {

  static <T> Column<T> of(String key, String heading, Function<T, @Nullable Object> value) {
    return new Column<>(key, heading, value, Double::toString);
  }

  static <T> Column<T> percent(
      String key, String heading, Function<T, @Nullable Object> value, int decimals) {
    return new Column<>(key, heading, value, part -> CardValues.percent(part, decimals));
  }

  static <T> String text(List<Column<T>> columns, List<T> all) {
    List<Column<T>> seen = columns.stream().filter(each -> !each.heading.isEmpty()).toList();
    TextTable table = new TextTable(1);
    table.add(seen.stream().map(Column::heading).toArray(String[]::new));
    all.forEach(one -> table.add(seen.stream().map(it -> it.cell(one)).toArray(String[]::new)));
    return table.text();
  }

  private String cell(T one) {
    Object found = value.apply(one);
    return found instanceof Double number ? shown.apply(number) : String.valueOf(found);
  }

  static <T> List<Map<String, @Nullable Object>> rows(List<Column<T>> columns, List<T> all) {
    List<Map<String, @Nullable Object>> rows = new ArrayList<>();
    for (T one : all) {
      Map<String, @Nullable Object> row = new LinkedHashMap<>();
      columns.forEach(column -> row.put(column.key, column.value.apply(one)));
      rows.add(row);
    }
    return rows;
  }
}
