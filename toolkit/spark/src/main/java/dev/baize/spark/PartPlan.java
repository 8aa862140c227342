package dev.baize.spark;

import dev.baize.study.simulation.GameRange;
import dev.baize.study.simulation.GameSet;
import java.util.ArrayList;
import java.util.List;

/** The parts that the tasks of one job play, ascending. */
record PartPlan(List<GameRange> parts) {

  /** The most parts of a plan, so that their bookkeeping stays within some megabytes. */
  static final int MAX_PARTS = 10_000;

  private static final double LEAST_SECONDS = 4;

  /** So many results a second, each of which may become a file, are no load for the driver. */
  private static final double RESULTS_A_SECOND = 30;

  /** So that a core that is late keeps the others waiting for a third of the time at most. */
  private static final int LEAST_PARTS_A_CORE = 3;

  /**
   * Splits games into parts of some seconds: long enough that starting a task costs little, and
   * short enough that all cores end at about the same time. If {@link #MAX_PARTS} of such parts do
   * not make up all games, the parts are longer; but if the study may end early, the plan is of the
   * first games.
   */
  static PartPlan of(
      GameSet games, double secondsAGame, int cores, long multiple, boolean endsEarly) {
    double seconds = Math.max(LEAST_SECONDS, cores / RESULTS_A_SECOND);
    double ofSeconds = Math.ceil(games.games() * secondsAGame / seconds);
    double busy = Math.max(ofSeconds, (double) LEAST_PARTS_A_CORE * cores);
    long number = (long) (endsEarly ? busy : Math.min(busy, MAX_PARTS));
    long multiples = Math.max(1, quotient(quotient(games.games(), number), multiple));
    return new PartPlan(split(games, multiples * multiple));
  }

  /** Rounds up. */
  private static long quotient(long dividend, long divisor) {
    return -Math.floorDiv(-dividend, divisor);
  }

  private static List<GameRange> split(GameSet games, long length) {
    List<GameRange> parts = new ArrayList<>();
    for (GameRange range : games.ranges()) {
      long from = range.from();
      while (from < range.to() && parts.size() < MAX_PARTS) {
        long to = from + Math.min(length, range.to() - from);
        parts.add(new GameRange(from, to));
        from = to;
      }
    }
    return List.copyOf(parts);
  }

  /** The parts as Spark carries them: the first game, and one more than the last. */
  List<long[]> data() {
    return parts.stream().map(part -> new long[] {part.from(), part.to()}).toList();
  }
}
