package dev.baize.cli.end;

import dev.baize.cli.io.Terminal;
import dev.baize.core.text.Thrown;

/** Reports in one line what is thrown in threads of which nobody takes care. */
public final class StrayThreads implements Thread.UncaughtExceptionHandler {

  private final Terminal terminal;

  /**
   * The handler of a program.
   *
   * @param terminal where it reports
   */
  public StrayThreads(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public void uncaughtException(Thread thread, Throwable thrown) {
    terminal.fail("the thread " + thread.getName() + " threw " + Thrown.text(thrown));
  }
}
