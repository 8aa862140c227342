package dev.baize.study.simulation;

/**
 * The number of games of a chunk: one at first, doubled whenever a chunk takes less than 5 ms and
 * halved when it takes more than 50 ms, so that short games are not scheduled one by one and
 * cancelling does not wait for many long ones.
 *
 * <p>No other class of this package reads the clock, and results do not depend on it.
 */
final class ChunkSize {

  private static final long SHORT_NANOS = 5_000_000;
  private static final long LONG_NANOS = 50_000_000;
  private static final long MAX = 1L << 30;

  private long games = 1;

  long games() {
    return games;
  }

  /** The time in nanoseconds, for {@link #adapt}. */
  static long now() {
    return System.nanoTime();
  }

  /** Adapts the size to the time that a chunk of a number of games took. */
  void adapt(long number, long nanos) {
    if (nanos < SHORT_NANOS && number >= games) {
      games = Math.min(2 * games, MAX);
    } else if (nanos > LONG_NANOS && number <= games) {
      games = Math.max(games / 2, 1);
    }
  }
}
