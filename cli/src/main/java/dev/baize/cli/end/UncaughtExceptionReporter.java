package dev.baize.cli.end;

import dev.baize.cli.io.Terminal;

/** Reports uncaught exceptions, one line each. */
public final class UncaughtExceptionReporter implements Thread.UncaughtExceptionHandler {

  private final Terminal terminal;

  /**
   * The handler of a program.
   *
   * @param terminal where it reports
   */
  public UncaughtExceptionReporter(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public void uncaughtException(Thread thread, Throwable thrown) {
    terminal.fail("the thread " + thread.getName() + " threw " + thrown);
  }
}
