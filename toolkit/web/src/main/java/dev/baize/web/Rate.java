package dev.baize.web;

import java.util.concurrent.TimeUnit;

/** How often something may be done: so often each second, and more often after a while without. */
final class Rate {

  private static final int AT_ONCE = 200;
  private static final int EACH_SECOND = 50;
  private static final double NANOS = TimeUnit.SECONDS.toNanos(1);

  private double left = AT_ONCE;
  private long last;

  /** Begins at a time in nanoseconds. */
  Rate(long now) {
    this.last = now;
  }

  /** Whether it may be done at a time; it is counted then. */
  synchronized boolean allows(long now) {
    left = Math.min(AT_ONCE, left + (now - last) / NANOS * EACH_SECOND);
    last = now;
    boolean allowed = left >= 1;
    left -= allowed ? 1 : 0;
    return allowed;
  }
}
