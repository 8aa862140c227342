package dev.baize.cli.end;

import dev.baize.cli.io.ExitStatus;
import dev.baize.cli.io.Terminal;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Runs when the process ends. If a plug-in has ended it, this says so and makes the exit status
 * that of a failure, so that an unfinished run does not look finished.
 */
public final class ShutdownHook extends Thread {

  /** The threads in which Java handles the signals that end a process. */
  private static final Set<String> SIGNALS =
      Set.of("SIGHUP handler", "SIGINT handler", "SIGTERM handler");

  private static volatile @Nullable ShutdownHook installed;

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
   */
  public static void install(ProgramEnd end, Terminal terminal) {
    ShutdownHook hook = new ShutdownHook(end, terminal);
    Runtime.getRuntime().addShutdownHook(hook);
    installed = hook;
  }

  /** {@return the hook of the program; empty if this process does not run it} */
  public static Optional<Thread> installed() {
    return Optional.ofNullable(installed);
  }

  @Override
  public void run() {
    if (end.isQuiet()) {
      return;
    }
    boolean decided = end.isDecided();
    end.restoreScreen();
    if (decided || isSignal()) {
      end.interrupt();
      terminal.flushUnlessStuck();
      if (decided && end.wasPreempted()) {
        Runtime.getRuntime().halt(end.status());
      }
    } else {
      terminal.flushUnlessStuck();
      terminal.fail(
          "the program was ended from within, by a player or other plug-in" + end.advice());
      Runtime.getRuntime().halt(ExitStatus.SOFTWARE);
    }
  }

  private static boolean isSignal() {
    for (Thread thread : Thread.getAllStackTraces().keySet()) {
      if (SIGNALS.contains(thread.getName())) {
        return true;
      }
    }
    return false;
  }
}
