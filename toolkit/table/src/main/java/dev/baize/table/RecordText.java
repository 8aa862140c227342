package dev.baize.table;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Parses the {@code toString} of a record: {@code Name[field=value, …]}. */
final class RecordText {

  private static final Pattern RECORD = Pattern.compile("\\w+\\[(.*)]", Pattern.DOTALL);
  private static final Pattern FIELD = Pattern.compile("(?:, )?(\\w+)=");
  private static final String NONE = "none";
  private static final String OPTIONAL = "Optional";

  private RecordText() {}

  /** The values by field name, in order; empty if the text has another form. */
  static Map<String, String> fields(String text) {
    Map<String, String> fields = new LinkedHashMap<>();
    Matcher record = RECORD.matcher(text);
    if (!record.matches()) {
      return fields;
    }
    String inside = record.group(1);
    Matcher field = FIELD.matcher(inside);
    int at = 0;
    while (at < inside.length() && field.region(at, inside.length()).lookingAt()) {
      int end = end(inside, field.end());
      fields.put(field.group(1), inside.substring(field.end(), end));
      at = end;
    }
    if (at < inside.length()) {
      fields.clear();
    }
    return fields;
  }

  /** The end of the value that begins at an index: before the next field outside brackets. */
  private static int end(String text, int from) {
    Matcher next = FIELD.matcher(text);
    int depth = 0;
    for (int i = from; i < text.length(); i++) {
      char c = text.charAt(i);
      depth += depth(c);
      if (depth == 0 && c == ',' && next.region(i, text.length()).lookingAt()) {
        return i;
      }
    }
    return text.length();
  }

  private static int depth(char c) {
    return switch (c) {
      case '[', '{', '(' -> 1;
      case ']', '}', ')' -> -1;
      default -> 0;
    };
  }

  /**
   * A value without the brackets of a list, a set or an {@link java.util.Optional}; {@code none} if
   * they are empty.
   */
  static String items(String value) {
    if (value.equals(OPTIONAL + ".empty")) {
      return NONE;
    }
    String list = value.startsWith(OPTIONAL + '[') ? value.substring(OPTIONAL.length()) : value;
    String inside = isBracketed(list) ? list.substring(1, list.length() - 1) : value;
    return inside.isEmpty() ? NONE : inside;
  }

  /** Whether a bracket at the start is closed at the end. */
  private static boolean isBracketed(String value) {
    if (value.isEmpty() || depth(value.charAt(0)) != 1) {
      return false;
    }
    int depth = 0;
    for (int i = 0; i < value.length(); i++) {
      depth += depth(value.charAt(i));
      if (depth == 0) {
        return i == value.length() - 1;
      }
    }
    return false;
  }
}
