package dev.baize.cli.log;

import org.slf4j.ILoggerFactory;
import org.slf4j.Logger;
import org.slf4j.helpers.NOP_FallbackServiceProvider;

/**
 * The SLF4J provider, whose loggers write to the {@link ProgramLog}. Markers and the diagnostic
 * context are of no effect, as without any provider.
 */
public final class LogProvider extends NOP_FallbackServiceProvider implements ILoggerFactory {

  public LogProvider() {}

  @Override
  public Logger getLogger(String name) {
    return new LineLogger(name);
  }

  @Override
  public ILoggerFactory getLoggerFactory() {
    return this;
  }
}
