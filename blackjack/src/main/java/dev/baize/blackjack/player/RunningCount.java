package dev.baize.blackjack.player;

import dev.baize.blackjack.BlackjackView;

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
