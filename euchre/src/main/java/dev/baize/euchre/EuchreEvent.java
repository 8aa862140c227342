package dev.baize.euchre;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.card.Suit;
import dev.baize.core.game.Event;
import dev.baize.core.game.EventParser;
import dev.baize.core.game.Seat;
import dev.baize.euchre.kernel.Hand;
import java.util.Locale;

/** An event in a game of euchre. */
public sealed interface EuchreEvent extends Event {

  /** The text form, which {@link #parse} reads. */
  @Override
  String text();

  /**
   * {@return the event with this text form}
   *
   * @param text what {@link #text} prints
   * @throws IllegalArgumentException if the text is anything else; the message quotes it
   */
  static EuchreEvent parse(String text) {
    final class Formats {
      static final EventParser<EuchreEvent> PARSER =
          EventParser.<EuchreEvent>builder("euchre", Hand.SEATS, "seat 1 passes")
              .format(HandBegan.FORMAT, f -> new HandBegan(f.smallNumber(1), f.seat(2)))
              .format(Dealt.FORMAT, f -> new Dealt(f.seat(1), f.value(2, CardSet::parse)))
              .format(TurnedUp.FORMAT, f -> new TurnedUp(f.value(1, Card::parse)))
              .format(Passed.FORMAT, f -> new Passed(f.seat(1)))
              .format(
                  OrderedUp.LONE_FORMAT,
                  f -> new OrderedUp(f.seat(1), f.value(2, Suit::parse), true))
              .format(OrderedUp.FORMAT, f -> new OrderedUp(f.seat(1), f.value(2, Suit::parse)))
              .format(SitsOut.FORMAT, f -> new SitsOut(f.seat(1)))
              .format(PickedUp.FORMAT, f -> new PickedUp(f.seat(1), f.value(2, Card::parse)))
              .format(Discarded.FORMAT, f -> new Discarded(f.seat(1), f.value(2, Card::parse)))
              .format(DefendsAlone.FORMAT, f -> new DefendsAlone(f.seat(1)))
              .format(Declined.FORMAT, f -> new Declined(f.seat(1)))
              .format(Led.FORMAT, f -> new Led(f.seat(1), f.value(2, Card::parse)))
              .format(Played.FORMAT, f -> new Played(f.seat(1), f.value(2, Card::parse)))
              .format(TrickTaken.FORMAT, f -> new TrickTaken(f.seat(1)))
              .format(
                  HandScored.FORMAT,
                  f ->
                      new HandScored(
                          f.constant(1, Side.class),
                          f.constant(2, HandResult.class),
                          f.smallNumber(3),
                          f.smallNumber(4)))
              .format(ThrownIn.FORMAT, f -> new ThrownIn(f.smallNumber(1), f.smallNumber(2)))
              .format(GameWon.FORMAT, f -> new GameWon(f.constant(1, Side.class)))
              .build();
    }
    return Formats.PARSER.parse(text);
  }

  /**
   * A hand begins.
   *
   * @param number the hand's number in the game, from 0
   * @param dealer who deals
   */
  record HandBegan(int number, Seat dealer) implements EuchreEvent {
    private static final String FORMAT = "hand %d, seat %d deals";

    @Override
    public String text() {
      return String.format(Locale.ROOT, FORMAT, number, dealer.index());
    }
  }

  /**
   * A seat is dealt its five cards, which only it sees.
   *
   * @param seat who is dealt them
   * @param cards the five cards
   */
  record Dealt(Seat seat, CardSet cards) implements EuchreEvent {
    private static final String FORMAT = "seat %d is dealt %s";

    @Override
    public boolean visibleTo(Seat other) {
      return other == seat;
    }

    @Override
    public String text() {
      return String.format(Locale.ROOT, FORMAT, seat.index(), cards);
    }
  }

  /**
   * A card is turned up to propose its suit.
   *
   * @param upcard the card
   */
  record TurnedUp(Card upcard) implements EuchreEvent {
    private static final String FORMAT = "%s is turned up";

    @Override
    public String text() {
      return String.format(Locale.ROOT, FORMAT, upcard);
    }
  }

  /**
   * A seat passes.
   *
   * @param seat who passes
   */
  record Passed(Seat seat) implements EuchreEvent {
    private static final String FORMAT = "seat %d passes";

    @Override
    public String text() {
      return String.format(Locale.ROOT, FORMAT, seat.index());
    }
  }

  /**
   * A seat makes trump.
   *
   * @param seat who makes it
   * @param trump the suit
   * @param alone whether it plays without its partner
   */
  record OrderedUp(Seat seat, Suit trump, boolean alone) implements EuchreEvent {
    private static final String FORMAT = "seat %d orders up %s";
    private static final String LONE_FORMAT = FORMAT + " alone";

    /**
     * A seat makes trump and plays with its partner.
     *
     * @param seat who makes it
     * @param trump the suit
     */
    public OrderedUp(Seat seat, Suit trump) {
      this(seat, trump, false);
    }

    @Override
    public String text() {
      return String.format(Locale.ROOT, alone ? LONE_FORMAT : FORMAT, seat.index(), trump);
    }
  }

  /**
   * A seat lays its hand down, because its partner plays alone.
   *
   * @param seat who sits out
   */
  record SitsOut(Seat seat) implements EuchreEvent {
    private static final String FORMAT = "seat %d sits out";

    @Override
    public String text() {
      return String.format(Locale.ROOT, FORMAT, seat.index());
    }
  }

  /**
   * A defender plays alone.
   *
   * @param seat who does
   */
  record DefendsAlone(Seat seat) implements EuchreEvent {
    private static final String FORMAT = "seat %d defends alone";

    @Override
    public String text() {
      return String.format(Locale.ROOT, FORMAT, seat.index());
    }
  }

  /**
   * A defender that may play alone does not.
   *
   * @param seat who declines
   */
  record Declined(Seat seat) implements EuchreEvent {
    private static final String FORMAT = "seat %d declines to defend alone";

    @Override
    public String text() {
      return String.format(Locale.ROOT, FORMAT, seat.index());
    }
  }

  /**
   * The dealer picks up the upcard that was ordered up.
   *
   * @param dealer who picks it up
   * @param upcard the card
   */
  record PickedUp(Seat dealer, Card upcard) implements EuchreEvent {
    private static final String FORMAT = "seat %d picks up %s";

    @Override
    public String text() {
      return String.format(Locale.ROOT, FORMAT, dealer.index(), upcard);
    }
  }

  /**
   * The dealer discards a card, which no one else sees.
   *
   * @param dealer who discards it
   * @param card the card
   */
  record Discarded(Seat dealer, Card card) implements EuchreEvent {
    private static final String FORMAT = "seat %d discards %s";

    @Override
    public boolean visibleTo(Seat other) {
      return other == dealer;
    }

    @Override
    public String text() {
      return String.format(Locale.ROOT, FORMAT, dealer.index(), card);
    }
  }

  /**
   * A seat leads to a trick.
   *
   * @param seat who leads
   * @param card the card led
   */
  record Led(Seat seat, Card card) implements EuchreEvent {
    private static final String FORMAT = "seat %d leads %s";

    @Override
    public String text() {
      return String.format(Locale.ROOT, FORMAT, seat.index(), card);
    }
  }

  /**
   * A seat plays to a trick.
   *
   * @param seat who plays
   * @param card the card played
   */
  record Played(Seat seat, Card card) implements EuchreEvent {
    private static final String FORMAT = "seat %d plays %s";

    @Override
    public String text() {
      return String.format(Locale.ROOT, FORMAT, seat.index(), card);
    }
  }

  /**
   * A trick is complete.
   *
   * @param seat who takes it
   */
  record TrickTaken(Seat seat) implements EuchreEvent {
    private static final String FORMAT = "seat %d takes the trick";

    @Override
    public String text() {
      return String.format(Locale.ROOT, FORMAT, seat.index());
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
    private static final String FORMAT = "side %s scores, %s, %d to %d";

    @Override
    public String text() {
      return String.format(Locale.ROOT, FORMAT, winners, result, pointsOfEven, pointsOfOdd);
    }
  }

  /**
   * A hand is thrown in, because nobody made trump; nobody scores.
   *
   * @param pointsOfEven the points of seats 0 and 2 in the game
   * @param pointsOfOdd the points of seats 1 and 3 in the game
   */
  record ThrownIn(int pointsOfEven, int pointsOfOdd) implements EuchreEvent {
    private static final String FORMAT = "the hand is thrown in, %d to %d";

    @Override
    public String text() {
      return String.format(Locale.ROOT, FORMAT, pointsOfEven, pointsOfOdd);
    }
  }

  /**
   * The game is over.
   *
   * @param winners the side that reached the points to win
   */
  record GameWon(Side winners) implements EuchreEvent {
    private static final String FORMAT = "side %s wins";

    @Override
    public String text() {
      return String.format(Locale.ROOT, FORMAT, winners);
    }
  }
}
