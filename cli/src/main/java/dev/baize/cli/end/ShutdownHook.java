package dev.baize.cli.end;

import dev.baize.cli.io.CommandException;
import dev.baize.cli.io.ExitStatus;
import dev.baize.cli.io.Failures;
import dev.baize.cli.io.Terminal;

/**
 * The last part of the program that runs. If a player has ended the process, it says so and gives
 * the process a status that nobody takes for success. It waits for no lock for long, because the
 * thread that ends the process may hold any.
 */
public final class ShutdownHook extends Thread {

  private static final long REPORT_MILLIS = 2000;

  /** How long the hooks of players may take. */
  private static final long OTHERS_MILLIS = 5_000;

  private final ProgramEnd end;
  private final Terminal terminal;

  /**
   * The hook of a program.
   *
   * @param end how it ends
   * @param terminal where it reports
   */
  public ShutdownHook(ProgramEnd end, Terminal terminal) {
    super("baize-end");
    this.end = end;
    this.terminal = terminal;
  }

  @Override
  public void run() {
    if (end.isDecided()) {
      terminal.flushUnlessStuck();
      if (end.isForestalled()) {
        Runtime.getRuntime().halt(end.status());
      }
    } else {
      Exiting exiting = Exiting.find();
      if (exiting != null) {
        blame(exiting);
      }
      end.interrupt();
      terminal.flushUnlessStuck();
    }
    haltWithin(OTHERS_MILLIS);
  }

  /** Reports in another thread, which is left behind if it does not get on. */
  private void blame(Exiting exiting) {
    Thread reporter = new Thread(() -> report(exiting), "baize-report");
    reporter.setDaemon(true);
    reporter.start();
    await(reporter);
    Runtime.getRuntime().halt(ExitStatus.SOFTWARE);
  }

  private static void await(Thread reporter) {
    try {
      reporter.join(REPORT_MILLIS);
    } catch (InterruptedException e) {
      // Only a player could have interrupted this thread.
      return;
    }
  }

  private void report(Exiting exiting) {
    end.lowerCurtain();
    terminal.flushUnlessStuck();
    CommandException failure =
        new CommandException(
            ExitStatus.SOFTWARE,
            end.player(exiting.thread())
                + " ended the program, at "
                + exiting.caller()
                + end.game(exiting.thread()));
    failure.setStackTrace(exiting.stack().toArray(StackTraceElement[]::new));
    new Failures(terminal).report(failure);
  }

  /** Players may have hooks of their own, which never come to an end. */
  private void haltWithin(long millis) {
    Thread last =
        new Thread("baize-last") {
          @Override
          public void run() {
            try {
              sleep(millis);
            } catch (InterruptedException e) {
              // Only a player could have interrupted this thread.
              Runtime.getRuntime().halt(end.status());
            }
            Runtime.getRuntime().halt(end.status());
          }
        };
    last.setDaemon(true);
    last.start();
  }
}
