package dev.baize.cli.study;

import java.time.Duration;
import java.util.Optional;

/**
 * Estimates the remaining time of work from its recent speed: the average over the last half to
 * three quarters of the elapsed time. A slow start is soon forgotten, and a pause has little
 * weight.
 */
final class RemainingTime {

  private static final long FIRST_MARK_NANOS = 1_000_000_000;

  private record Mark(long nanos, long done) {}

  private Mark from = new Mark(0, 0);
  private Mark next = from;
  private long nextMarkNanos = FIRST_MARK_NANOS;

  /** The estimate after so much time and work of the whole; empty as long as nothing is done. */
  Optional<Duration> after(long nanos, long done, long all) {
    if (nanos >= nextMarkNanos) {
      from = next;
      next = new Mark(nanos, done);
      nextMarkNanos = 2 * nanos;
    }
    if (done == from.done) {
      return Optional.empty();
    }
    double nanosEach = (double) (nanos - from.nanos) / (double) (done - from.done);
    return Optional.of(Duration.ofNanos((long) (nanosEach * (double) (all - done))));
  }
}
