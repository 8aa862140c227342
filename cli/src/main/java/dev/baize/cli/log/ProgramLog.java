package dev.baize.cli.log;

import com.google.common.base.Throwables;
import dev.baize.core.text.Excerpt;
import java.time.Instant;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.slf4j.event.EventConstants;
import org.slf4j.event.KeyValuePair;
import org.slf4j.event.Level;

/**
 * Where the log of this process goes, and from which level on: nowhere until it is opened. Static
 * because SLF4J has one provider for a process.
 */
public final class ProgramLog {

  private static final int MAX_MESSAGE = 1000;
  private static final int MAX_VALUE = 500;
  private static final DateTimeFormatter MILLISECONDS =
      new DateTimeFormatterBuilder().appendInstant(3).toFormatter();

  private static final int OFF = Integer.MAX_VALUE;

  private static volatile int threshold = OFF;
  private static volatile @Nullable LogDestination destination;

  private ProgramLog() {}

  /**
   * Opens the log.
   *
   * @param least the least severe level that is logged
   * @param to where it goes, to be closed with the log
   */
  public static void open(Level least, LogDestination to) {
    destination = to;
    threshold = least.toInt();
  }

  /** {@return whether anything is logged} */
  public static boolean isOpen() {
    return threshold != OFF;
  }

  /** Closes the log, if it is open. */
  public static void close() {
    threshold = OFF;
    LogDestination last = destination;
    if (last != null) {
      destination = null;
      last.close();
    }
  }

  /**
   * Whether a level is logged.
   *
   * @param level one of {@link EventConstants}
   */
  static boolean isOn(int level) {
    return level >= threshold;
  }

  /**
   * Writes an event as one line: time, level, class, message and {@code key=value} pairs. A value
   * with white space, a quotation mark or an equals sign is quoted, and control characters are
   * escaped. A cause is one more pair; its stack trace follows, one line per frame, if the least
   * severe level is logged.
   *
   * @param logger the name of the class that logs, with its package
   */
  static void write(
      Level level,
      String logger,
      String message,
      List<KeyValuePair> pairs,
      @Nullable Throwable cause) {
    LogDestination to = destination;
    if (to == null) {
      return;
    }
    StringBuilder line = new StringBuilder(MILLISECONDS.format(Instant.now()));
    line.append(' ').append(level);
    line.append(' ').append(logger.substring(logger.lastIndexOf('.') + 1));
    line.append(' ').append(Excerpt.of(message, MAX_MESSAGE));
    for (KeyValuePair pair : pairs) {
      append(line, pair.key, String.valueOf(pair.value));
    }
    if (cause != null) {
      append(line, "cause", cause.toString());
    }
    to.write(line.toString());
    if (cause != null && isOn(EventConstants.TRACE_INT)) {
      Throwables.getStackTraceAsString(cause)
          .lines()
          .forEach(frame -> to.write("    " + Excerpt.of(frame.strip(), MAX_MESSAGE)));
    }
  }

  private static void append(StringBuilder line, String key, String value) {
    String shown = Excerpt.of(value, MAX_VALUE);
    line.append(' ').append(key).append('=');
    if (isPlain(shown)) {
      line.append(shown);
    } else {
      line.append('"').append(shown.replace("\"", "\\\"")).append('"');
    }
  }

  private static boolean isPlain(String value) {
    return !value.isEmpty()
        && value.chars().noneMatch(c -> Character.isWhitespace(c) || c == '"' || c == '=');
  }
}
