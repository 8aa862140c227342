package dev.baize.blackjack.player;

import dev.baize.blackjack.BlackjackView;

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
