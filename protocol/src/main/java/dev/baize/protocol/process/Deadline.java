package dev.baize.protocol.process;

import java.time.Duration;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * Runs an action when a time is over, unless it is cancelled before. Made for times that are set
 * and cancelled many thousand times a second and hardly ever over: a clock that is set for a time
 * serves all later ones, too, and looks again when the present one would be over.
 */
final class Deadline {

  private static final long NEVER = Long.MAX_VALUE;

  private static final ScheduledThreadPoolExecutor CLOCK =
      new ScheduledThreadPoolExecutor(
          1,
          task -> {
            Thread thread = new Thread(task, "baize-bot-clock");
            thread.setDaemon(true);
            return thread;
          });

  private final Runnable action;

  /** When the clock was started; times are relative to it. */
  private final long start = System.nanoTime();

  /** When the time is over. */
  private long at = NEVER;

  /** When the clock looks next, at the latest. */
  private long look = NEVER;

  private boolean over;

  Deadline(Runnable action) {
    this.action = action;
  }

  private long now() {
    return System.nanoTime() - start;
  }

  /** Sets the time. */
  synchronized void set(Duration time) {
    over = false;
    at = now() + time.toNanos();
    lookInTime();
  }

  /** Cancels it. False if the time was over already. */
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
