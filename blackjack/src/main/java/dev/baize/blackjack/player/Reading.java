package dev.baize.blackjack.player;

import dev.baize.blackjack.BlackjackView;
import dev.baize.blackjack.counting.CardCount;
import org.jspecify.annotations.Nullable;

/**
 * How a card counter turns the cards seen into a count, and bets by it: the true count of a
 * balanced count, or the running count of an unbalanced one of which a deck adds up to 4, counted
 * from 4 less 4 for each deck of the shoe. At its pivot, which is 4, the true count is 4 however
 * many cards are left. Immutable.
 */
final class Reading {
  private static final int VALUES = 10;
  private static final double DECK = 52;
  private static final double UNSEEN = 0.5;
  private static final int PIVOT = 4;
  private static final int LOWEST = 1;
  private static final int HIGHEST = 5;

  /** Aces first, then Twos to Tens. */
  private final int[] tags = new int[VALUES];

  private final int decks;

  /** Null for a running count. */
  private final @Nullable TrueCountRounding rounding;

  Reading(CardCount count, int decks, @Nullable TrueCountRounding rounding) {
    for (int card = 1; card <= VALUES; card++) {
      tags[card - 1] = (int) Math.rint(count.value(card));
    }
    this.decks = decks;
    this.rounding = rounding;
  }

  double count(BlackjackView view) {
    int running = 0;
    for (int card = 1; card <= VALUES; card++) {
      running += tags[card - 1] * view.exposed(card);
    }
    return rounding == null
        ? PIVOT * (1 - decks) + running
        : rounding.of(running * DECK / Math.max(1, view.unseen()));
  }

  /** The count that stands for a true count, if it is a running count with half a shoe unseen. */
  double index(double trueCount) {
    return rounding == null
        ? PIVOT + (trueCount - PIVOT) * decks * UNSEEN
        : rounding.closest(trueCount);
  }

  /** The count up to which the bet is the minimum; the key count of a running count. */
  double lowest() {
    return rounding == null ? index(LOWEST) : LOWEST;
  }

  /** The count from which on the bet is the highest. */
  double highest() {
    return rounding == null ? PIVOT : HIGHEST;
  }
}
