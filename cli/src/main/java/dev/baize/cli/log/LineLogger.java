package dev.baize.cli.log;

import java.io.Serial;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.slf4j.Marker;
import org.slf4j.event.EventConstants;
import org.slf4j.event.Level;
import org.slf4j.event.LoggingEvent;
import org.slf4j.helpers.LegacyAbstractLogger;
import org.slf4j.helpers.MessageFormatter;
import org.slf4j.spi.LoggingEventAware;

/** A logger that writes lines to the {@link ProgramLog}; markers are ignored. */
final class LineLogger extends LegacyAbstractLogger implements LoggingEventAware {

  @Serial private static final long serialVersionUID = 1L;

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
    ProgramLog.write(
            event.getLevel(),
            name,
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
    ProgramLog.write(level, name, format(message, arguments), List.of(), cause);
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
