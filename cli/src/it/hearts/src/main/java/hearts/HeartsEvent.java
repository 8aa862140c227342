package hearts;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.game.Event;
import dev.baize.core.game.EventParser;
import dev.baize.core.game.Seat;

/** An event of the game. */
public sealed interface HeartsEvent extends Event {
  EventParser<HeartsEvent> PARSER =
      EventParser.<HeartsEvent>builder(Hearts.NAME, 6, "seat 0 plays Ace of Clubs")
          .format("seat %d is dealt %s", f -> new Dealt(f.seat(1), f.value(2, CardSet::parse)))
          .format("seat %d plays %s", f -> new Played(f.seat(1), f.value(2, Card::parse)))
          .format(
              "seat %d takes the trick, hearts: %d", f -> new Taken(f.seat(1), f.smallNumber(2)))
          .build();

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
