package dev.baize.cli.log;

import com.google.common.base.Throwables;
import dev.baize.core.text.Excerpt;
import java.io.Serial;
import java.time.Instant;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.slf4j.ILoggerFactory;
import org.slf4j.Logger;
import org.slf4j.Marker;
import org.slf4j.event.EventConstants;
import org.slf4j.event.KeyValuePair;
import org.slf4j.event.Level;
import org.slf4j.event.LoggingEvent;
import org.slf4j.helpers.LegacyAbstractLogger;
import org.slf4j.helpers.MessageFormatter;
import org.slf4j.helpers.NOPLogger;
import org.slf4j.helpers.NOP_FallbackServiceProvider;
import org.slf4j.spi.LoggingEventAware;

/**
 * The SLF4J provider, whose loggers write to the {@link ProgramLog}. Markers and the diagnostic
 * context are of no effect, as without any provider.
 */
public final class LogProvider extends NOP_FallbackServiceProvider implements ILoggerFactory {

  /** It would log the links of people's seats, which nobody else may know. */
  private static final String HTTP_SERVER = "org.eclipse.jetty";

  public LogProvider() {}

  @Override
  public Logger getLogger(String name) {
    return name.startsWith(HTTP_SERVER) ? NOPLogger.NOP_LOGGER : new LineLogger(name);
  }

  @Override
  public ILoggerFactory getLoggerFactory() {
    return this;
  }

  /** A logger that writes lines to the {@link ProgramLog}; markers are ignored. */
  private static final class LineLogger extends LegacyAbstractLogger implements LoggingEventAware {

    @Serial private static final long serialVersionUID = 1L;

    private static final int MAX_MESSAGE = 1000;
    private static final int MAX_VALUE = 500;
    private static final DateTimeFormatter MILLISECONDS =
        new DateTimeFormatterBuilder().appendInstant(3).toFormatter();

    LineLogger(String name) {
      this.name = name;
    }

    @Override
    public boolean isTraceEnabled() {
      return ProgramLog.isOn(EventConstants.TRACE_INT);
    }

    @Override
    public boolean isDebugEnabled() {
      return ProgramLog.isOn(EventConstants.DEBUG_INT);
    }

    @Override
    public boolean isInfoEnabled() {
      return ProgramLog.isOn(EventConstants.INFO_INT);
    }

    @Override
    public boolean isWarnEnabled() {
      return ProgramLog.isOn(EventConstants.WARN_INT);
    }

    @Override
    public boolean isErrorEnabled() {
      return ProgramLog.isOn(EventConstants.ERROR_INT);
    }

    @Override
    public void log(LoggingEvent event) {
      write(
          event.getLevel(),
          format(event.getMessage(), event.getArgumentArray()),
          Objects.requireNonNullElse(event.getKeyValuePairs(), List.of()),
          event.getThrowable());
    }

    @Override
    protected void handleNormalizedLoggingCall(
        Level level,
        @Nullable Marker marker,
        @Nullable String message,
        Object @Nullable [] arguments,
        @Nullable Throwable cause) {
      write(level, format(message, arguments), List.of(), cause);
    }

    /**
     * Writes an event as one line: time, level, class, message and {@code key=value} pairs. A value
     * with white space, a quotation mark or an equals sign is quoted, and control characters are
     * escaped. A cause is one more pair; its stack trace follows, one line per frame, if the least
     * severe level is logged.
     */
    private void write(
        Level level, String message, List<KeyValuePair> pairs, @Nullable Throwable cause) {
      StringBuilder line = new StringBuilder(MILLISECONDS.format(Instant.now()));
      line.append(' ').append(level);
      line.append(' ').append(name.substring(name.lastIndexOf('.') + 1));
      line.append(' ').append(Excerpt.of(message, MAX_MESSAGE));
      for (KeyValuePair pair : pairs) {
        append(line, pair.key, String.valueOf(pair.value));
      }
      if (cause != null) {
        append(line, "cause", cause.toString());
      }
      ProgramLog.write(line.toString());
      if (cause != null && ProgramLog.isOn(EventConstants.TRACE_INT)) {
        Throwables.getStackTraceAsString(cause)
            .lines()
            .forEach(frame -> ProgramLog.write("    " + Excerpt.of(frame.strip(), MAX_MESSAGE)));
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

    private static String format(@Nullable String message, Object @Nullable [] arguments) {
      return String.valueOf(MessageFormatter.basicArrayFormat(message, arguments));
    }

    /** Null, because the log does not show the location of the caller. */
    @Override
    protected @Nullable String getFullyQualifiedCallerName() {
      return null;
    }
  }
}
