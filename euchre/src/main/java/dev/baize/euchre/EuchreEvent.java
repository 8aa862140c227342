package dev.baize.euchre;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.card.Suit;
import dev.baize.core.game.Event;
import dev.baize.core.game.Seat;
import dev.baize.core.kit.EventTexts;
import dev.baize.euchre.kernel.Hand;
import java.lang.invoke.MethodHandles;

/** An event in a game of euchre. */
public sealed interface EuchreEvent extends Event {

  /** The text form, which {@link #parse} reads. */
  @Override
  default String text() {
    return texts().print(this);
  }

  /**
   * {@return the event with this text form}
   *
   * @param text what {@link #text} prints
   * @throws IllegalArgumentException if the text is anything else; the message quotes it
   */
  static EuchreEvent parse(String text) {
    return texts().parse(text);
  }

  private static EventTexts<EuchreEvent> texts() {
    final class Texts {
      static final EventTexts<EuchreEvent> ALL =
          new EventTexts<EuchreEvent>("euchre", Hand.SEATS, "seat 1 passes", MethodHandles.lookup())
              .event(HandBegan.class, "hand {number}, seat {dealer} deals")
              .event(Dealt.class, "seat {seat} is dealt {cards}")
              .event(TurnedUp.class, "{upcard} is turned up")
              .event(Passed.class, "seat {seat} passes")
              .event(OrderedUp.class, "seat {seat} orders up {trump}{alone: alone}")
              .event(SitsOut.class, "seat {seat} sits out")
              .event(PickedUp.class, "seat {dealer} picks up {upcard}")
              .event(Discarded.class, "seat {dealer} discards {card}")
              .event(DefendsAlone.class, "seat {seat} defends alone")
              .event(Declined.class, "seat {seat} declines to defend alone")
              .event(Led.class, "seat {seat} leads {card}")
              .event(Played.class, "seat {seat} plays {card}")
              .event(TrickTaken.class, "seat {seat} takes the trick")
              .event(
                  HandScored.class,
                  "side {winners} scores, {result}, {pointsOfEven} to {pointsOfOdd}")
              .event(ThrownIn.class, "the hand is thrown in, {pointsOfEven} to {pointsOfOdd}")
              .event(GameWon.class, "side {winners} wins")
              .event(GameDrawn.class, "the game is a draw")
              .event(GameBegan.class, "the game begins at {pointsOfEven} to {pointsOfOdd}");
    }
    return Texts.ALL;
  }

  /**
   * A game begins in which a side has points before the first hand; where none has, there is no
   * such event.
   *
   * @param pointsOfEven the points of seats 0 and 2
   * @param pointsOfOdd the points of seats 1 and 3
   */
  record GameBegan(int pointsOfEven, int pointsOfOdd) implements EuchreEvent {}

  /**
   * A hand begins.
   *
   * @param number the hand's number in the game, from 0
   * @param dealer who deals
   */
  record HandBegan(int number, Seat dealer) implements EuchreEvent {}

  /**
   * A seat is dealt its five cards, which only it sees.
   *
   * @param seat who is dealt them
   * @param cards the five cards
   */
  record Dealt(Seat seat, CardSet cards) implements EuchreEvent {
    @Override
    public boolean visibleTo(Seat other) {
      return other == seat;
    }
  }

  /**
   * A card is turned up to propose its suit.
   *
   * @param upcard the card
   */
  record TurnedUp(Card upcard) implements EuchreEvent {}

  /**
   * A seat passes.
   *
   * @param seat who passes
   */
  record Passed(Seat seat) implements EuchreEvent {}

  /**
   * A seat makes trump.
   *
   * @param seat who makes it
   * @param trump the suit
   * @param alone whether it plays without its partner
   */
  record OrderedUp(Seat seat, Suit trump, boolean alone) implements EuchreEvent {}

  /**
   * A seat lays its hand down, because its partner plays alone.
   *
   * @param seat who sits out
   */
  record SitsOut(Seat seat) implements EuchreEvent {}

  /**
   * A defender plays alone.
   *
   * @param seat who does
   */
  record DefendsAlone(Seat seat) implements EuchreEvent {}

  /**
   * A defender that may play alone does not.
   *
   * @param seat who declines
   */
  record Declined(Seat seat) implements EuchreEvent {}

  /**
   * The dealer picks up the upcard that was ordered up.
   *
   * @param dealer who picks it up
   * @param upcard the card
   */
  record PickedUp(Seat dealer, Card upcard) implements EuchreEvent {}

  /**
   * The dealer discards a card, which no one else sees.
   *
   * @param dealer who discards it
   * @param card the card
   */
  record Discarded(Seat dealer, Card card) implements EuchreEvent {
    @Override
    public boolean visibleTo(Seat other) {
      return other == dealer;
    }
  }

  /**
   * A seat leads to a trick.
   *
   * @param seat who leads
   * @param card the card led
   */
  record Led(Seat seat, Card card) implements EuchreEvent {}

  /**
   * A seat plays to a trick.
   *
   * @param seat who plays
   * @param card the card played
   */
  record Played(Seat seat, Card card) implements EuchreEvent {}

  /**
   * A trick is complete.
   *
   * @param seat who takes it
   */
  record TrickTaken(Seat seat) implements EuchreEvent {}

  /**
   * A hand is over and scored.
   *
   * @param winners the side with the majority of the tricks
   * @param result how the hand ended for the makers
   * @param pointsOfEven the points of seats 0 and 2 in the game, after the hand
   * @param pointsOfOdd the points of seats 1 and 3 in the game, after the hand
   */
  record HandScored(Side winners, HandResult result, int pointsOfEven, int pointsOfOdd)
      implements EuchreEvent {}

  /**
   * A hand is thrown in, because nobody made trump; nobody scores.
   *
   * @param pointsOfEven the points of seats 0 and 2 in the game
   * @param pointsOfOdd the points of seats 1 and 3 in the game
   */
  record ThrownIn(int pointsOfEven, int pointsOfOdd) implements EuchreEvent {}

  /**
   * The game is over.
   *
   * @param winners the side that reached the points to win, or has more points after the last deal
   */
  record GameWon(Side winners) implements EuchreEvent {}

  /** The game is over, and both sides have the same points after the last deal. */
  record GameDrawn() implements EuchreEvent {}
}
