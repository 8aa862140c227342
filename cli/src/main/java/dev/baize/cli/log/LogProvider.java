package dev.baize.cli.log;

import org.slf4j.ILoggerFactory;
import org.slf4j.Logger;
import org.slf4j.helpers.NOPLogger;
import org.slf4j.helpers.NOP_FallbackServiceProvider;

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
}
