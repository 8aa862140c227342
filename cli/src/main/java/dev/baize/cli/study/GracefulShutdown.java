package dev.baize.cli.study;

import com.google.common.util.concurrent.Uninterruptibles;
import dev.baize.cli.io.ProgramEnd;
import dev.baize.study.simulation.Progress;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Cancels work when the process is asked to end, by Ctrl-C or a signal, and keeps the process alive
 * until this is closed, so that the result so far is not lost. Games that do not end soon are
 * abandoned. A second Ctrl-C ends the process at once.
 */
public final class GracefulShutdown implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(GracefulShutdown.class);

  /** How long games in progress may take to end. */
  private static final long GAMES_MILLIS = 200;

  /** How long it may take to write the result. */
  private static final long RESULT_SECONDS = 20;

  private final Progress progress;
  private final ProgramEnd end;
  private final CountDownLatch closed = new CountDownLatch(1);
  private volatile boolean requested;

  public GracefulShutdown(Progress progress, ProgramEnd end) {
    this.progress = progress;
    this.end = end;
    end.whenInterrupted(this::cancel);
  }

  private void cancel() {
    requested = true;
    LOG.atInfo().log("interrupted; ending after the games in progress");
    restoreDefaultHandler();
    progress.cancel();
    if (Uninterruptibles.awaitUninterruptibly(closed, GAMES_MILLIS, TimeUnit.MILLISECONDS)) {
      return;
    }
    progress.abandon();
    if (!Uninterruptibles.awaitUninterruptibly(closed, RESULT_SECONDS, TimeUnit.SECONDS)) {
      LOG.atWarn().log("interrupted; the result takes too long to be written");
    }
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

  public boolean wasRequested() {
    return requested;
  }

  @Override
  public void close() {
    end.whenInterrupted(null);
    closed.countDown();
  }
}
