package dev.baize.blackjack.screen;

import dev.baize.blackjack.BlackjackHouseRules;
import dev.baize.blackjack.BlackjackView;

/** The cards that a person has not seen since the shuffle: in the shoe, or face down. */
final class Unseen {

  /** The number of different values of cards: 1 for an ace to 10. */
  static final int VALUES = 10;

  private static final int RANKS = 13;
  private static final int SUITS = 4;

  private Unseen() {}

  static int ofFullShoe(BlackjackHouseRules house) {
    return house.decks() * SUITS * RANKS;
  }

  /** How many cards of a value are unseen. */
  static int of(BlackjackView view, int value) {
    int ranks = value == VALUES ? RANKS - VALUES + 1 : 1;
    return view.house().decks() * SUITS * ranks - view.exposed(value);
  }
}
