package hearts;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.game.Event;
import dev.baize.core.game.Seat;

/** An event of the game. */
public sealed interface HeartsEvent extends Event {

  /** A seat is dealt its cards, which only it sees. */
  record Dealt(Seat seat, CardSet cards) implements HeartsEvent {
    @Override
    public boolean visibleTo(Seat other) {
      return other == seat;
    }

    @Override
    public String text() {
      return seat + " is dealt " + cards;
    }
  }

  /** A seat plays a card. */
  record Played(Seat seat, Card card) implements HeartsEvent {
    @Override
    public String text() {
      return seat + " plays " + card;
    }
  }

  /** A seat takes a trick, with the number of hearts in it. */
  record Taken(Seat seat, int hearts) implements HeartsEvent {
    @Override
    public String text() {
      return seat + " takes the trick, hearts: " + hearts;
    }
  }
}
