package dev.baize.euchre;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.card.Suit;
import dev.baize.core.game.Event;
import dev.baize.core.game.Seat;

/** An event in a game of euchre. */
public sealed interface EuchreEvent extends Event {

  /** The text form, which {@link #parse} reads. */
  @Override
  String text();

  /**
   * {@return the event with this text form}
   *
   * @param text what {@link #text} prints
   * @throws IllegalArgumentException that quotes the text
   */
  static EuchreEvent parse(String text) {
    return new EventParser<EuchreEvent>(text)
        .form(HandBegan.FORM, f -> new HandBegan(f.number(1), f.seat(2)))
        .form(Dealt.FORM, f -> new Dealt(f.seat(1), f.cards(2)))
        .form(TurnedUp.FORM, f -> new TurnedUp(f.card(1)))
        .form(Passed.FORM, f -> new Passed(f.seat(1)))
        .form(OrderedUp.FORM, f -> new OrderedUp(f.seat(1), f.suit(2)))
        .form(PickedUp.FORM, f -> new PickedUp(f.seat(1), f.card(2)))
        .form(Discarded.FORM, f -> new Discarded(f.seat(1), f.card(2)))
        .form(Led.FORM, f -> new Led(f.seat(1), f.card(2)))
        .form(Played.FORM, f -> new Played(f.seat(1), f.card(2)))
        .form(TrickTaken.FORM, f -> new TrickTaken(f.seat(1)))
        .form(
            HandScored.FORM, f -> new HandScored(f.side(1), f.result(2), f.number(3), f.number(4)))
        .form(GameWon.FORM, f -> new GameWon(f.side(1)))
        .event();
  }

  /**
   * A hand begins.
   *
   * @param number the hand's number in the game, from 0
   * @param dealer who deals
   */
  record HandBegan(int number, Seat dealer) implements EuchreEvent {
    private static final String FORM = "hand %d, seat %d deals";

    @Override
    public String text() {
      return FORM.formatted(number, dealer.index());
    }
  }

  /**
   * A seat is dealt its five cards, which it alone sees.
   *
   * @param seat who is dealt them
   * @param cards the five cards
   */
  record Dealt(Seat seat, CardSet cards) implements EuchreEvent {
    private static final String FORM = "seat %d is dealt %s";

    @Override
    public boolean visibleTo(Seat other) {
      return other == seat;
    }

    @Override
    public String text() {
      return FORM.formatted(seat.index(), cards);
    }
  }

  /**
   * A card is turned up to propose its suit.
   *
   * @param upcard the card
   */
  record TurnedUp(Card upcard) implements EuchreEvent {
    private static final String FORM = "%s is turned up";

    @Override
    public String text() {
      return FORM.formatted(upcard);
    }
  }

  /**
   * A seat passes.
   *
   * @param seat who passes
   */
  record Passed(Seat seat) implements EuchreEvent {
    private static final String FORM = "seat %d passes";

    @Override
    public String text() {
      return FORM.formatted(seat.index());
    }
  }

  /**
   * A seat makes trump.
   *
   * @param seat who makes it
   * @param trump the suit
   */
  record OrderedUp(Seat seat, Suit trump) implements EuchreEvent {
    private static final String FORM = "seat %d orders up %s";

    @Override
    public String text() {
      return FORM.formatted(seat.index(), trump);
    }
  }

  /**
   * The dealer picks up the upcard that was ordered up.
   *
   * @param dealer who picks it up
   * @param upcard the card
   */
  record PickedUp(Seat dealer, Card upcard) implements EuchreEvent {
    private static final String FORM = "seat %d picks up %s";

    @Override
    public String text() {
      return FORM.formatted(dealer.index(), upcard);
    }
  }

  /**
   * The dealer discards a card, which nobody else sees.
   *
   * @param dealer who discards it
   * @param card the card
   */
  record Discarded(Seat dealer, Card card) implements EuchreEvent {
    private static final String FORM = "seat %d discards %s";

    @Override
    public boolean visibleTo(Seat other) {
      return other == dealer;
    }

    @Override
    public String text() {
      return FORM.formatted(dealer.index(), card);
    }
  }

  /**
   * A seat leads to a trick.
   *
   * @param seat who leads
   * @param card the card led
   */
  record Led(Seat seat, Card card) implements EuchreEvent {
    private static final String FORM = "seat %d leads %s";

    @Override
    public String text() {
      return FORM.formatted(seat.index(), card);
    }
  }

  /**
   * A seat plays to a trick.
   *
   * @param seat who plays
   * @param card the card played
   */
  record Played(Seat seat, Card card) implements EuchreEvent {
    private static final String FORM = "seat %d plays %s";

    @Override
    public String text() {
      return FORM.formatted(seat.index(), card);
    }
  }

  /**
   * A trick is complete.
   *
   * @param seat who takes it
   */
  record TrickTaken(Seat seat) implements EuchreEvent {
    private static final String FORM = "seat %d takes the trick";

    @Override
    public String text() {
      return FORM.formatted(seat.index());
    }
  }

  /**
   * A hand is over and scored.
   *
   * @param winners the side with the majority of the tricks
   * @param result how the hand ended for the makers
   * @param pointsOfEven the points of seats 0 and 2 in the game, after the hand
   * @param pointsOfOdd the points of seats 1 and 3 in the game, after the hand
   */
  record HandScored(Side winners, HandResult result, int pointsOfEven, int pointsOfOdd)
      implements EuchreEvent {
    private static final String FORM = "side %s scores, %s, %d to %d";

    @Override
    public String text() {
      return FORM.formatted(winners, result, pointsOfEven, pointsOfOdd);
    }
  }

  /**
   * The game is over.
   *
   * @param winners the side that reached the points to win
   */
  record GameWon(Side winners) implements EuchreEvent {
    private static final String FORM = "side %s wins";

    @Override
    public String text() {
      return FORM.formatted(winners);
    }
  }
}
