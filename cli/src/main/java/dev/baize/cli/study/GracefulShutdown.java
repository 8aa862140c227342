package dev.baize.cli.study;

import com.google.common.util.concurrent.Uninterruptibles;
import dev.baize.core.simulation.Progress;
import java.util.concurrent.CountDownLatch;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Cancels work when the process is asked to end, by Ctrl-C or a signal, and keeps the process alive
 * until this is closed, so that the result so far is not lost. A second Ctrl-C ends it at once.
 */
final class GracefulShutdown implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(GracefulShutdown.class);

  private final Progress progress;
  private final CountDownLatch closed = new CountDownLatch(1);
  private final Thread hook = new Thread(this::cancel, "baize-shutdown");

  GracefulShutdown(Progress progress) {
    this.progress = progress;
    try {
      Runtime.getRuntime().addShutdownHook(hook);
    } catch (IllegalStateException e) {
      // The process is ending already.
      progress.cancel();
    }
  }

  private void cancel() {
    LOG.atInfo().log("interrupted; ending after the games in progress");
    restoreDefaultHandler();
    progress.cancel();
    Uninterruptibles.awaitUninterruptibly(closed);
  }

  /** By reflection: a use of this class is a compiler warning that cannot be suppressed. */
  private static void restoreDefaultHandler() {
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
      LOG.atWarn().setCause(e).log("interrupting once more will not end the process at once");
    }
  }

  /** Whether the work was cancelled. */
  boolean wasRequested() {
    return progress.isCancelled();
  }

  @Override
  public void close() {
    closed.countDown();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // The process is ending already.
      return;
    }
  }
}
