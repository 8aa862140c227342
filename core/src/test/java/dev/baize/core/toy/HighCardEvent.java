package dev.baize.core.toy;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.game.Event;
import dev.baize.core.game.Seat;

/** Something that happens in a game of high card. */
public sealed interface HighCardEvent extends Event {

  /**
   * A seat is dealt its cards, which it alone sees.
   *
   * @param seat who gets them
   * @param cards what it gets
   */
  record Dealt(Seat seat, CardSet cards) implements HighCardEvent {

    @Override
    public boolean visibleTo(Seat other) {
      return other == seat;
    }

    @Override
    public String text() {
      return seat + " is dealt " + cards;
    }
  }

  /**
   * A seat plays a card.
   *
   * @param seat who plays
   * @param card what it plays
   */
  record Played(Seat seat, Card card) implements HighCardEvent {

    @Override
    public String text() {
      return seat + " plays " + card;
    }
  }

  /**
   * A trick is complete.
   *
   * @param seat who takes it
   */
  record TrickTaken(Seat seat) implements HighCardEvent {

    @Override
    public String text() {
      return seat + " takes the trick";
    }
  }
}
