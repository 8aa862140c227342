package dev.baize.cli.log;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.slf4j.ILoggerFactory;
import org.slf4j.IMarkerFactory;
import org.slf4j.Logger;
import org.slf4j.helpers.BasicMarkerFactory;
import org.slf4j.helpers.NOPMDCAdapter;
import org.slf4j.spi.MDCAdapter;
import org.slf4j.spi.SLF4JServiceProvider;

/** What SLF4J finds: loggers that write to the {@link ProgramLog}. */
public final class LogProvider implements SLF4JServiceProvider, ILoggerFactory {

  /** Any 2.0.x will do. */
  private static final String API = "2.0.99";

  private final ConcurrentMap<String, Logger> loggers = new ConcurrentHashMap<>();

  /** For SLF4J. */
  public LogProvider() {}

  @Override
  public Logger getLogger(String name) {
    return loggers.computeIfAbsent(name, LineLogger::new);
  }

  @Override
  public ILoggerFactory getLoggerFactory() {
    return this;
  }

  @Override
  public IMarkerFactory getMarkerFactory() {
    return new BasicMarkerFactory();
  }

  @Override
  public MDCAdapter getMDCAdapter() {
    return new NOPMDCAdapter();
  }

  @Override
  public String getRequestedApiVersion() {
    return API;
  }

  @Override
  public void initialize() {
    // Everything is made when it is first asked for.
  }
}
