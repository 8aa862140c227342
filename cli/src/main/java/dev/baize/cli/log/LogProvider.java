package dev.baize.cli.log;

import org.slf4j.ILoggerFactory;
import org.slf4j.IMarkerFactory;
import org.slf4j.Logger;
import org.slf4j.helpers.BasicMarkerFactory;
import org.slf4j.helpers.NOPLogger;
import org.slf4j.helpers.NOPMDCAdapter;
import org.slf4j.spi.MDCAdapter;
import org.slf4j.spi.SLF4JServiceProvider;

/** The SLF4J provider, whose loggers write to the {@link ProgramLog}. */
public final class LogProvider implements SLF4JServiceProvider, ILoggerFactory {

  /** It would log the links of people's seats, which nobody else may know. */
  private static final String HTTP_SERVER = "org.eclipse.jetty";

  /** Any 2.0.x will do. */
  private static final String API = "2.0.99";

  public LogProvider() {}

  @Override
  public Logger getLogger(String name) {
    return name.startsWith(HTTP_SERVER) ? NOPLogger.NOP_LOGGER : new LineLogger(name);
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
    // Everything is created on demand.
  }
}
