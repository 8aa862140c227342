package dev.baize.protocol.line;

import dev.baize.core.text.Excerpt;
import java.util.LinkedHashMap;
import java.util.Map;

/** The line that says why there is no other. */
public final class ErrorLine {

  /** The type of the line. */
  public static final String TYPE = "error";

  /** The name of the field that says why. */
  public static final String MESSAGE = "message";

  private static final int MAX_LENGTH = 2000;

  private ErrorLine() {}

  /**
   * {@return the fields of the line}
   *
   * @param reason any text; reduced to one line of at most 2,000 characters
   */
  public static Map<String, Object> of(String reason) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put(Line.TYPE, TYPE);
    fields.put(MESSAGE, message(reason));
    return fields;
  }

  /** One line of a text. */
  static String message(String reason) {
    return Excerpt.ofEnds(reason, MAX_LENGTH);
  }
}
