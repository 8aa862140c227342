package dev.baize.core.toy;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.game.Event;
import dev.baize.core.game.EventParser;
import dev.baize.core.game.Seat;

/** Something that happens in a game of high card. */
public sealed interface HighCardEvent extends Event {

  /**
   * {@return the event with this text}
   *
   * @param text what {@link #text} printed
   * @throws IllegalArgumentException if there is no such event; quotes the text
   */
  static HighCardEvent parse(String text) {
    final class Formats {
      static final EventParser<HighCardEvent> PARSER =
          EventParser.<HighCardEvent>builder(HighCard.NAME, 4, "seat 0 takes the trick")
              .format("seat %d is dealt %s", f -> new Dealt(f.seat(1), f.value(2, CardSet::parse)))
              .format("seat %d plays %s", f -> new Played(f.seat(1), f.value(2, Card::parse)))
              .format("seat %d takes the trick", f -> new TrickTaken(f.seat(1)))
              .build();
    }
    return Formats.PARSER.parse(text);
  }

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
