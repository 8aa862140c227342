package dev.baize.study.dataset;

import dev.baize.core.game.ViewFields;
import dev.baize.study.report.Csv;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Rows of a table: each field of a view is a column, and so is each number of an array, and of each
 * seat. Other lists, and fields that have fields, are JSON in one column. Plain columns are those
 * between the array and the scores.
 */
record CsvRows(List<String> view, int array, int seats, List<String> plain) implements RowFormat {

  private static final List<String> FIRST = List.of(MATCH, TURN, HAND, SEAT, PLAYER);
  private static final List<String> OF_SEATS = List.of("hand_score", "score", "won");

  CsvRows {
    view = List.copyOf(view);
    plain = List.copyOf(plain);
  }

  static CsvRows of(List<String> view, int array, int seats, boolean numbered, boolean advised) {
    List<String> plain = new ArrayList<>(List.of(LEGAL));
    if (numbered) {
      plain.add(NUMBERS);
    }
    plain.add(DECISION);
    if (numbered) {
      plain.add(NUMBER);
    }
    if (advised) {
      plain.add(ADVICE);
    }
    return new CsvRows(view, array, seats, plain);
  }

  @Override
  public byte[] top() {
    List<@Nullable Object> names = new ArrayList<@Nullable Object>(FIRST);
    view.forEach(name -> names.add(VIEW + '_' + name));
    names.addAll(numbered(ARRAY, array).toList());
    names.addAll(plain);
    OF_SEATS.forEach(name -> names.addAll(numbered(name, seats).toList()));
    return bytes(names);
  }

  private static Stream<String> numbered(String name, int count) {
    return IntStream.range(0, count).mapToObj(i -> name + '_' + i);
  }

  @Override
  public byte[] row(Map<String, Object> fields) {
    List<@Nullable Object> values = new ArrayList<@Nullable Object>();
    FIRST.forEach(name -> values.add(fields.get(name)));
    if (fields.get(VIEW) instanceof ViewFields seen) {
      view.forEach(name -> values.add(seen.asMap().get(name)));
    }
    if (fields.get(ARRAY) instanceof int[] numbers) {
      Arrays.stream(numbers).forEach(values::add);
    }
    plain.forEach(name -> values.add(fields.get(name)));
    values.addAll(list(fields, HAND_SCORES));
    values.addAll(list(fields, SCORES));
    List<?> winners = list(fields, WINNERS);
    IntStream.range(0, seats).forEach(seat -> values.add(winners.contains(seat)));
    return bytes(values);
  }

  private static List<?> list(Map<String, Object> fields, String name) {
    return (List<?>) fields.getOrDefault(name, List.of());
  }

  private static byte[] bytes(List<? extends @Nullable Object> values) {
    return Csv.line(values).getBytes(StandardCharsets.UTF_8);
  }
}
