package dev.baize.protocol.line;

import dev.baize.core.text.Excerpt;
import java.util.OptionalLong;

/**
 * Lines of the protocol that report an error or refuse a request, with a reason of at most 2,000
 * characters.
 */
public final class ErrorLine {

  public static final String TYPE = "error";

  /** The name of the field that says why. */
  public static final String MESSAGE = "message";

  /** The name of the field that repeats the number of a request. */
  public static final String REQUEST = "request";

  private static final int MAX_LENGTH = 2000;

  private ErrorLine() {}

  /** The last line of a conversation that failed. */
  public static byte[] of(String reason) {
    return line(TYPE, OptionalLong.empty(), reason);
  }

  /** The answer to a request that cannot be granted, which may have no number. */
  public static byte[] refusal(OptionalLong request, String reason) {
    return line("refusal", request, reason);
  }

  private static byte[] line(String type, OptionalLong request, String reason) {
    LineWriter line = new LineWriter().begin(type);
    request.ifPresent(number -> line.put(REQUEST, number));
    return line.put(MESSAGE, Excerpt.ofEnds(reason, MAX_LENGTH)).end();
  }
}
