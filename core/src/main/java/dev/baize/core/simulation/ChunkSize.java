package dev.baize.core.simulation;

/**
 * How many games a chunk has: one at first, and twice as many whenever a chunk takes less than some
 * milliseconds, so that short games are not handed out one by one and the end of long ones can be
 * awaited.
 *
 * <p>This alone asks the clock, and decides nothing but how work is shared out.
 */
final class ChunkSize {

  private static final long SHORT_NANOS = 5_000_000;
  private static final long LONG_NANOS = 50_000_000;
  private static final long MOST = 1L << 30;

  private long games = 1;

  long games() {
    return games;
  }

  /** A moment, for {@link #took}. */
  static long now() {
    return System.nanoTime();
  }

  /** Takes note of how long a chunk of so many games took. */
  void took(long number, long nanos) {
    if (nanos < SHORT_NANOS && number >= games) {
      games = Math.min(2 * games, MOST);
    } else if (nanos > LONG_NANOS && number <= games) {
      games = Math.max(games / 2, 1);
    }
  }
}
