package dev.baize.protocol.line;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalLong;

/** The answer to a request that cannot be granted. */
public final class RefusalLine {

  /** The type of the line. */
  public static final String TYPE = "refusal";

  /** The name of the field that repeats the number of the request. */
  public static final String REQUEST = "request";

  private RefusalLine() {}

  /**
   * {@return the fields of the line}
   *
   * @param request the number of the request; empty if it has none
   * @param reason any text; reduced to one line of at most 2,000 characters
   */
  public static Map<String, Object> of(OptionalLong request, String reason) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put(Line.TYPE, TYPE);
    request.ifPresent(number -> fields.put(REQUEST, number));
    fields.put(ErrorLine.MESSAGE, ErrorLine.message(reason));
    return fields;
  }
}
