package dev.baize.cli.log;

import com.google.common.base.Throwables;
import dev.baize.core.text.Excerpt;
import java.time.Instant;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.slf4j.event.KeyValuePair;
import org.slf4j.event.Level;

/**
 * One event as one line: time, level, class, message and {@code key=value} pairs. A value with
 * white space, a quotation mark or an equals sign is quoted, and control characters are escaped.
 *
 * @param logger the name of the class that logs, with its package
 * @param cause a failure, shown as another pair; its stack trace only on demand
 */
record LogLine(
    Level level,
    String logger,
    String message,
    List<KeyValuePair> pairs,
    @Nullable Throwable cause) {

  private static final int LONGEST_MESSAGE = 1000;
  private static final int LONGEST_VALUE = 500;
  private static final DateTimeFormatter MILLISECONDS =
      new DateTimeFormatterBuilder().appendInstant(3).toFormatter();

  /**
   * Prints the line.
   *
   * @param traced whether the stack trace of the cause follows, one line per frame
   */
  void print(boolean traced, LogDestination destination) {
    destination.write(line());
    if (traced && cause != null) {
      Throwables.getStackTraceAsString(cause)
          .lines()
          .forEach(frame -> destination.write("    " + Excerpt.of(frame.strip(), LONGEST_MESSAGE)));
    }
  }

  private String line() {
    StringBuilder line = new StringBuilder(MILLISECONDS.format(Instant.now()));
    line.append(' ').append(level);
    line.append(' ').append(logger.substring(logger.lastIndexOf('.') + 1));
    line.append(' ').append(Excerpt.of(message, LONGEST_MESSAGE));
    for (KeyValuePair pair : pairs) {
      append(line, pair.key, String.valueOf(pair.value));
    }
    if (cause != null) {
      append(line, "cause", cause.toString());
    }
    return line.toString();
  }

  private static void append(StringBuilder line, String key, String value) {
    String shown = Excerpt.of(value, LONGEST_VALUE);
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
