package dev.baize.protocol.process;

import java.time.Duration;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Runs an action when a time is over, unless it is cancelled before. Made for times that are set
 * and cancelled many thousand times a second and hardly ever over: the clock looks after the time
 * that was first set, and from then on whenever the present one would be over.
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
  private final AtomicBoolean watched = new AtomicBoolean();

  /** Guarded by this, like {@link #over}: when the time is over, by {@link System#nanoTime}. */
  private long at = NEVER;

  private boolean over;

  Deadline(Runnable action) {
    this.action = action;
  }

  /** Sets the time. */
  void set(Duration time) {
    synchronized (this) {
      at = System.nanoTime() + time.toNanos();
    }
    watch(time.toNanos());
  }

  /** Cancels it. False if the time was over already. */
  synchronized boolean cancel() {
    at = NEVER;
    return !over;
  }

  private void watch(long nanos) {
    if (watched.compareAndSet(false, true)) {
      var unused = CLOCK.schedule(this::look, nanos, TimeUnit.NANOSECONDS);
    }
  }

  private void look() {
    watched.set(false);
    long left;
    synchronized (this) {
      if (at == NEVER) {
        return;
      }
      left = at - System.nanoTime();
      over = left <= 0;
    }
    if (left > 0) {
      watch(left);
    } else {
      action.run();
    }
  }
}
