package dev.baize.blackjack.player;

import dev.baize.blackjack.BlackjackView;
import dev.baize.blackjack.counting.CardCount;
import java.util.stream.IntStream;

/**
 * How a card counter turns the cards seen into a count, true or running, and bets by it. Immutable.
 */
interface Reading {
  double count(BlackjackView view);

  /** The count that stands for a true count. */
  double index(double trueCount);

  /** The count up to which the bet is the minimum. */
  double lowest();

  /** The count from which on the bet is the highest, more than {@link #lowest}. */
  double highest();

  /**
   * Computes the true count of a balanced count: the running count divided by the number of unseen
   * decks of 52 cards.
   */
  record TrueCount(Tags tags, TrueCountRounding rounding) implements Reading {
    private static final double DECK = 52;
    private static final int LOWEST = 1;
    private static final int HIGHEST = 5;

    @Override
    public double count(BlackjackView view) {
      return rounding.of(tags.running(view) * DECK / Math.max(1, view.unseen()));
    }

    @Override
    public double index(double trueCount) {
      return rounding.closest(trueCount);
    }

    @Override
    public double lowest() {
      return LOWEST;
    }

    @Override
    public double highest() {
      return HIGHEST;
    }
  }

  /**
   * Computes the running count of an unbalanced count of which a deck adds up to 4, counted from 4
   * less 4 for each deck of the shoe: at the pivot, which is 4, the true count is 4 however many
   * cards are left.
   */
  record RunningCount(Tags tags, int decks) implements Reading {
    private static final int OF_DECK = 4;
    private static final int PIVOT = 4;
    private static final double UNSEEN = 0.5;

    @Override
    public double count(BlackjackView view) {
      return OF_DECK * (1 - decks) + tags.running(view);
    }

    /** The running count at that true count with half of the shoe unseen. */
    @Override
    public double index(double trueCount) {
      return PIVOT + (trueCount - PIVOT) * decks * UNSEEN;
    }

    /** The key count: a true count of 1 with half of the shoe unseen. */
    @Override
    public double lowest() {
      return index(1);
    }

    @Override
    public double highest() {
      return PIVOT;
    }
  }

  /** The tags of a card-counting system as integers: aces first, then Twos to Tens. */
  final class Tags {
    private static final int VALUES = 10;

    private final int[] tags;

    private Tags(int[] tags) {
      this.tags = tags;
    }

    static Tags of(CardCount count) {
      return of(
          IntStream.rangeClosed(1, VALUES)
              .map(card -> (int) Math.rint(count.value(card)))
              .toArray());
    }

    static Tags of(int... tags) {
      return new Tags(tags.clone());
    }

    /** The sum over all cards that were seen. */
    int running(BlackjackView view) {
      int sum = 0;
      for (int card = 1; card <= VALUES; card++) {
        sum += tags[card - 1] * view.exposed(card);
      }
      return sum;
    }
  }
}
