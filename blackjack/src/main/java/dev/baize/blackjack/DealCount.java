package dev.baize.blackjack;

import dev.baize.core.game.Measure;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The true count before a deal, by which results are measured: that of Hi-Lo, rounded down and
 * clamped to a small range. Each has an index, its place, from 0.
 */
final class DealCount {
  private static final int FARTHEST = 6;

  /** The number of true counts that are told apart. */
  static final int PLACES = 2 * FARTHEST + 1;

  /** The place of a true count of 0: that of a shoe of which no card was seen. */
  static final int FRESH = FARTHEST;

  private static final int LOWEST_SMALL = 2;
  private static final int HIGHEST_SMALL = 6;

  private DealCount() {}

  /** The place after some cards have been seen. {@code seen} is their {@link ValueCounts}. */
  static int place(long seen, int cards) {
    int running = -ValueCounts.count(seen, 1) - ValueCounts.count(seen, ValueCounts.VALUES);
    for (int value = LOWEST_SMALL; value <= HIGHEST_SMALL; value++) {
      running += ValueCounts.count(seen, value);
    }
    int unseen = Math.max(1, cards - ValueCounts.total(seen));
    int trueCount = Math.floorDiv(running * BlackjackHouseRules.CARDS_IN_A_DECK, unseen);
    return FARTHEST + Math.max(-FARTHEST, Math.min(FARTHEST, trueCount));
  }

  /** What is measured at each, in the order of their places. */
  static List<Measure> measures() {
    return IntStream.rangeClosed(-FARTHEST, FARTHEST).mapToObj(DealCount::measure).toList();
  }

  private static Measure measure(int trueCount) {
    return new Measure(
        "result at true count " + trueCount,
        "what the player won in a hand that was dealt at a Hi-Lo true count of "
            + trueCount
            + ", rounded down, at most six either way");
  }
}
