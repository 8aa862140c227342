package dev.baize.cli.end;

import com.google.common.util.concurrent.Uninterruptibles;
import dev.baize.cli.io.CommandException;
import dev.baize.cli.io.ExitStatus;
import dev.baize.cli.io.Failures;
import dev.baize.cli.io.Terminal;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Runs when the process ends. If a player has ended it, this reports the player and makes the exit
 * status that of a failure. It never waits for a lock for long, because the thread that ends the
 * process may hold any.
 */
public final class ShutdownHook extends Thread {

  private static final long REPORT_MILLIS = 2000;

  /** How long a plug-in may take to answer before it counts as stuck. */
  private static final long ANSWER_MILLIS = 200;

  private static @Nullable ShutdownHook installed;

  private final ProgramEnd end;
  private final Terminal terminal;

  private ShutdownHook(ProgramEnd end, Terminal terminal) {
    super("baize-end");
    this.end = end;
    this.terminal = terminal;
  }

  /**
   * Installs the hook of the program that this process runs.
   *
   * @param end how it ends
   * @param terminal where it reports
   * @throws IllegalStateException if there is one already: a player has started the program again
   */
  public static synchronized void install(ProgramEnd end, Terminal terminal) {
    if (installed != null) {
      throw new IllegalStateException("this process runs the program already");
    }
    installed = new ShutdownHook(end, terminal);
    Runtime.getRuntime().addShutdownHook(installed);
  }

  /** {@return the hook of the program; empty if this process does not run it} */
  public static synchronized Optional<Thread> installed() {
    return Optional.ofNullable(installed);
  }

  @Override
  public void run() {
    if (end.isQuiet()) {
      return;
    }
    if (end.isDecided()) {
      if (end.status() == ExitStatus.INTERRUPTED) {
        reportInterruption();
      }
      isDone(terminal::flushUnlessStuck);
      if (end.wasPreempted()) {
        Runtime.getRuntime().halt(end.status());
      }
    } else {
      ExitingThread thread = ExitingThread.find();
      if (thread != null) {
        reportAndHalt(thread);
      }
      if (!end.interrupt()) {
        reportInterruption();
      }
      isDone(terminal::flushUnlessStuck);
      Halter.begin(end::status);
    }
  }

  /** Reports on a daemon thread, which is abandoned if it gets stuck. */
  private void reportAndHalt(ExitingThread thread) {
    if (!isDone(() -> report(thread, end.culprit(thread)))) {
      isDone(() -> report(thread, Culprit.ofStack(thread)));
    }
    Runtime.getRuntime().halt(ExitStatus.SOFTWARE);
  }

  /** Reports what was interrupted, if that lasts: a plug-in may be about to answer. */
  private void reportInterruption() {
    Optional<String> interruption = end.interruption();
    if (interruption.isPresent()) {
      Uninterruptibles.sleepUninterruptibly(ANSWER_MILLIS, TimeUnit.MILLISECONDS);
      if (end.interruption().equals(interruption)) {
        isDone(() -> report(interruption.get()));
      }
    }
  }

  private void report(String line) {
    leaveScreen();
    terminal.fail(line);
  }

  /** Leaves the screen of a table, and prints what came before. */
  private void leaveScreen() {
    end.restoreScreen();
    terminal.flushUnlessStuck();
  }

  /** Whether a report ends within some time: a game may not answer while the process ends. */
  private static boolean isDone(Runnable report) {
    return TimedAction.run("baize-report", report, REPORT_MILLIS);
  }

  private void report(ExitingThread thread, Culprit culprit) {
    leaveScreen();
    String line = culprit.name() + " ended the program, " + thread.place();
    CommandException failure =
        new CommandException(
            ExitStatus.SOFTWARE,
            culprit.reference().isEmpty() ? line : line + "; " + culprit.reference());
    failure.setStackTrace(thread.stack().toArray(StackTraceElement[]::new));
    new Failures(terminal).report(failure);
  }
}
