package dev.baize.core.toy;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.game.Event;
import dev.baize.core.game.Seat;
import dev.baize.core.kit.EventTexts;
import java.lang.invoke.MethodHandles;

/** Something that happens in a game of high card. */
public sealed interface HighCardEvent extends Event {

  /** How events are printed and parsed. */
  EventTexts<HighCardEvent> TEXTS =
      new EventTexts<HighCardEvent>(
              HighCard.NAME, 4, "seat 0 takes the trick", MethodHandles.lookup())
          .event(Dealt.class, "seat {seat} is dealt {cards}")
          .event(Played.class, "seat {seat} plays {card}")
          .event(TrickTaken.class, "seat {seat} takes the trick");

  @Override
  default String text() {
    return TEXTS.print(this);
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
  }

  /**
   * A seat plays a card.
   *
   * @param seat who plays
   * @param card what it plays
   */
  record Played(Seat seat, Card card) implements HighCardEvent {}

  /**
   * A trick is complete.
   *
   * @param seat who takes it
   */
  record TrickTaken(Seat seat) implements HighCardEvent {}
}
