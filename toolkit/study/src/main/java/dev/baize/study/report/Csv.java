package dev.baize.study.report;

import static java.util.stream.Collectors.joining;

import com.google.common.base.CharMatcher;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Writes rows as CSV (RFC 4180, except that lines end in a line feed), with numbers as in JSON.
 * Text that a spreadsheet would calculate as a formula has an apostrophe before it and is quoted.
 */
public final class Csv {

  private static final CharMatcher QUOTED = CharMatcher.anyOf("\",\r\n");

  /** The signs with which formulas begin, in any width, and the blanks that may precede them. */
  private static final CharMatcher FORMULA = CharMatcher.anyOf("=+-@＝＋－＠\t\r");

  private static final char TEXT = '\'';

  private Csv() {}

  /** The text of one row or more with the same columns, below a line with their names. */
  static String text(List<? extends Map<String, ?>> rows) {
    StringBuilder text = new StringBuilder(line(rows.get(0).keySet()));
    for (Map<String, ?> row : rows) {
      text.append(line(row.values()));
    }
    return text.toString();
  }

  /** A row with its line feed: lists and objects as JSON, nothing for null. */
  public static String line(Collection<?> values) {
    return values.stream().map(Csv::field).collect(joining(",", "", "\n"));
  }

  private static String field(@Nullable Object value) {
    if (value == null) {
      return "";
    }
    if (!(value instanceof String text)) {
      String json = Json.text(value);
      return value instanceof Number || value instanceof Boolean ? json : quoted(json);
    }
    if (!text.isEmpty() && FORMULA.matches(text.charAt(0))) {
      return quoted(TEXT + text);
    }
    return QUOTED.matchesAnyOf(text) ? quoted(text) : text;
  }

  private static String quoted(String text) {
    return '"' + text.replace("\"", "\"\"") + '"';
  }
}
