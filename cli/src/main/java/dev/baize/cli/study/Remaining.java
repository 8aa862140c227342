package dev.baize.cli.study;

import java.time.Duration;
import java.util.Optional;

/**
 * How long work will still take, if it goes on as fast as of late: in the last half to three
 * quarters of the time that has passed. So a slow start is soon forgotten, and a pause hardly seen.
 */
final class Remaining {

  private static final long FIRST_MARK_NANOS = 1_000_000_000;

  private record Mark(long nanos, long done) {}

  private Mark from = new Mark(0, 0);
  private Mark next = from;
  private long nextMarkNanos = FIRST_MARK_NANOS;

  /**
   * Estimates it; empty as long as nothing is done.
   *
   * @param nanos how long it has taken up to now, no less than before
   * @param done how much of it is done now, no less than before
   * @param all how much it is in all
   */
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
