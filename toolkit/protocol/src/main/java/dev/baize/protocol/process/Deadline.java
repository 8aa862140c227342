package dev.baize.protocol.process;

import com.google.common.util.concurrent.ThreadFactoryBuilder;
import java.time.Duration;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * A timeout: runs an action when it expires, unless it is cancelled before. Made for timeouts that
 * are set and cancelled many thousand times a second and hardly ever expire: a timer that is
 * already scheduled serves all later timeouts, too, and when it fires, reschedules itself for the
 * current one.
 */
final class Deadline {

  private static final long NEVER = Long.MAX_VALUE;

  private static final ScheduledThreadPoolExecutor CLOCK =
      new ScheduledThreadPoolExecutor(
          1, new ThreadFactoryBuilder().setDaemon(true).setNameFormat("baize-bot-clock").build());

  private final Runnable action;

  /** The origin of all times here. */
  private final long start = System.nanoTime();

  /** When the timeout expires. */
  private long at = NEVER;

  /** When the timer fires next. */
  private long look = NEVER;

  private boolean over;

  Deadline(Runnable action) {
    this.action = action;
  }

  private long now() {
    return System.nanoTime() - start;
  }

  /** Sets the timeout. */
  synchronized void set(Duration time) {
    over = false;
    at = now() + time.toNanos();
    lookInTime();
  }

  /** Cancels it; returns false if it has expired already. */
  synchronized boolean cancel() {
    at = NEVER;
    return !over;
  }

  private void lookInTime() {
    if (at < look) {
      look = at;
      var unused = CLOCK.schedule(this::look, at - now(), TimeUnit.NANOSECONDS);
    }
  }

  private void look() {
    if (isOver()) {
      action.run();
    }
  }

  private synchronized boolean isOver() {
    if (at == NEVER || at > now()) {
      look = NEVER;
      if (at != NEVER) {
        lookInTime();
      }
      return false;
    }
    over = true;
    at = NEVER;
    look = NEVER;
    return true;
  }
}
