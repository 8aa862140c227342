package dev.baize.blackjack.player;

import dev.baize.blackjack.BlackjackView;

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
}
