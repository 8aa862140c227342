package dev.baize.cli.study;

import dev.baize.core.simulation.Progress;
import java.util.concurrent.CountDownLatch;

/**
 * Lets work end well when the process is told to end, by Ctrl-C or a signal: the work is cancelled,
 * and the process stays until this is closed. A second Ctrl-C ends it at once.
 */
final class Interruption implements AutoCloseable {

  private final Progress progress;
  private final CountDownLatch closed = new CountDownLatch(1);
  private final Thread hook = new Thread(this::cancel, "baize-interruption");

  Interruption(Progress progress) {
    this.progress = progress;
    try {
      Runtime.getRuntime().addShutdownHook(hook);
    } catch (IllegalStateException e) {
      // The process is ending already.
      progress.cancel();
    }
  }

  private void cancel() {
    endAtOnceNextTime();
    progress.cancel();
    boolean waiting = true;
    while (waiting) {
      try {
        closed.await();
        waiting = false;
      } catch (InterruptedException e) {
        // Nobody who could interrupt this thread may end the process.
        waiting = true;
      }
    }
  }

  /** By reflection, because the compiler warns of this class and the warning cannot be silenced. */
  private static void endAtOnceNextTime() {
    try {
      Class<?> signal = Class.forName("sun.misc.Signal");
      Class<?> handler = Class.forName("sun.misc.SignalHandler");
      signal
          .getMethod("handle", signal, handler)
          .invoke(
              null,
              signal.getConstructor(String.class).newInstance("INT"),
              handler.getField("SIG_DFL").get(null));
    } catch (ReflectiveOperationException e) {
      // Without it the process ends when the games in progress have.
      return;
    }
  }

  /** Whether the work was cancelled. */
  boolean happened() {
    return progress.isCancelled();
  }

  @Override
  public void close() {
    closed.countDown();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // The process is ending, and waits for this no more.
      return;
    }
  }
}
