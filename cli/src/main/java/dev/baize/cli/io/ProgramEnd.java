package dev.baize.cli.io;

import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * How the program ends: as its command decides, by a signal, or because a plug-in ends it. Commands
 * register here what is to be done then. If a plug-in ends the program, the exit status becomes
 * that of a failure, so that an unfinished run does not look finished.
 */
public final class ProgramEnd {

  /** The threads in which Java handles the signals that end a process. */
  private static final Set<String> SIGNALS =
      Set.of("SIGHUP handler", "SIGINT handler", "SIGTERM handler");

  private static volatile @Nullable Thread installedHook;

  private volatile @Nullable Thread exiting;
  private volatile int status;
  private volatile boolean nothingLeft;
  private volatile boolean hasPlugIns;
  private volatile @Nullable Supplier<String> advice;
  private volatile @Nullable Runnable interruption;
  private volatile @Nullable Runnable screenRestorer;

  /** Reports at a terminal how this process ends, and all uncaught exceptions. */
  public void install(Terminal terminal) {
    Thread hook =
        new Thread("baize-end") {
          @Override
          public void run() {
            end(terminal);
          }
        };
    Runtime.getRuntime().addShutdownHook(hook);
    installedHook = hook;
    Thread.setDefaultUncaughtExceptionHandler(
        new Thread.UncaughtExceptionHandler() {
          @Override
          public void uncaughtException(Thread thread, Throwable thrown) {
            terminal.fail("the thread " + thread.getName() + " threw " + thrown);
          }
        });
  }

  /** {@return the shutdown hook of the program; empty if this process does not run it} */
  public static Optional<Thread> installedHook() {
    return Optional.ofNullable(installedHook);
  }

  /**
   * Ends the process, as only the program itself may. After a success, where no plug-in was loaded
   * and no other thread is left, it only returns, and the process ends when the caller does: {@link
   * System#exit} first looks for services, from JDK 21 on.
   */
  public void exit(int decided) {
    status = decided;
    exiting = Thread.currentThread();
    nothingLeft = decided == ExitStatus.OK && !hasPlugIns && Thread.activeCount() == 1;
    if (!nothingLeft) {
      System.exit(decided);
    }
  }

  public void expectPlugIns() {
    hasPlugIns = true;
  }

  /** Sets how to go on, or how to play the same again, in case a plug-in ends the program. */
  public void advise(Supplier<String> now) {
    advice = now;
  }

  /** Sets what to do when Ctrl-C or a signal asks the process to end; null for nothing. */
  public void whenInterrupted(@Nullable Runnable action) {
    interruption = action;
  }

  /** Sets what gives the screen back, before anything else is done; null for nothing. */
  public void restoring(@Nullable Runnable restorer) {
    screenRestorer = restorer;
  }

  private void end(Terminal terminal) {
    if (nothingLeft) {
      return;
    }
    Thread decided = exiting;
    run(screenRestorer);
    if (decided == null && !isSignal()) {
      terminal.flushUnlessStuck();
      Supplier<String> now = advice;
      terminal.fail(
          "the program was ended from within, by a player or other plug-in"
              + (now == null ? "" : "; " + now.get()));
      Runtime.getRuntime().halt(ExitStatus.SOFTWARE);
    }
    interrupt();
    terminal.flushUnlessStuck();
    // The program waits in System.exit, which a plug-in called before with another status.
    if (decided != null && decided.getState() == Thread.State.BLOCKED) {
      Runtime.getRuntime().halt(status);
    }
  }

  void interrupt() {
    run(interruption);
  }

  private static void run(@Nullable Runnable action) {
    if (action != null) {
      action.run();
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
