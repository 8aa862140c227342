package dev.baize.study.dataset;

import com.google.common.primitives.Ints;
import dev.baize.core.game.ViewFields;
import dev.baize.study.report.Csv;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Rows of a table: each field of a view is a column, and so is each number of an array, and of each
 * seat. Other lists, and fields that have fields, are JSON in one column.
 */
record CsvRows(List<String> fields, List<String> view, int array, int seats) {

  static CsvRows of(List<String> view, int array, int seats, boolean numbered, boolean advised) {
    List<String> fields =
        Stream.of(
                "match",
                "turn",
                "hand",
                "seat",
                "player",
                "view",
                "array",
                "legal",
                "numbers",
                "decision",
                "number",
                "advice",
                "hand_scores",
                "scores",
                "winners")
            .filter(field -> numbered || !(field.equals("numbers") || field.equals("number")))
            .filter(field -> advised || !field.equals("advice"))
            .toList();
    return new CsvRows(fields, view, array, seats);
  }

  /** The names of the columns. */
  byte[] top() {
    return bytes(fields.stream().flatMap(this::names).toList());
  }

  private Stream<String> names(String field) {
    return switch (field) {
      case "view" -> view.stream().map(name -> "view_" + name);
      case "array" -> numbered("array", array);
      case "hand_scores" -> numbered("hand_score", seats);
      case "scores" -> numbered("score", seats);
      case "winners" -> numbered("won", seats);
      default -> Stream.of(field);
    };
  }

  private static Stream<String> numbered(String name, int count) {
    return IntStream.range(0, count).mapToObj(i -> name + '_' + i);
  }

  byte[] row(Map<String, Object> row) {
    List<@Nullable Object> values = new ArrayList<@Nullable Object>();
    for (String field : fields) {
      Object value = row.get(field);
      if (field.equals("view") && value instanceof ViewFields seen) {
        Map<String, Object> map = seen.asMap();
        view.forEach(name -> values.add(map.get(name)));
      } else if (value instanceof int[] numbers) {
        values.addAll(Ints.asList(numbers));
      } else if (field.equals("winners") && value instanceof List<?> winners) {
        IntStream.range(0, seats).forEach(seat -> values.add(winners.contains(seat)));
      } else if (field.endsWith("scores") && value instanceof List<?> scores) {
        values.addAll(scores);
      } else if (!field.equals("array")) {
        values.add(value);
      }
    }
    return bytes(values);
  }

  private static byte[] bytes(List<? extends @Nullable Object> values) {
    return Csv.line(values).getBytes(StandardCharsets.UTF_8);
  }
}
