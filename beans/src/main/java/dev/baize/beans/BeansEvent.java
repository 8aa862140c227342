package dev.baize.beans;

import static java.util.stream.Collectors.joining;

import dev.baize.core.game.Event;
import dev.baize.core.game.EventParser;
import dev.baize.core.game.Seat;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** An event in a game of bean trading. All are public but those that show cards of a hand. */
public sealed interface BeansEvent extends Event {

  /** The text form, which {@link #parse} reads. */
  @Override
  String text();

  /**
   * {@return the event with this text form}
   *
   * @param text a text form as {@link #text} prints it
   * @throws IllegalArgumentException if there is no such event; quotes the text
   */
  static BeansEvent parse(String text) {
    final class Formats {
      static final EventParser<BeansEvent> PARSER =
          EventParser.<BeansEvent>builder("beans", BeansGame.SEATS, "seat 1 plays Red")
              .format(Dealt.FORMAT, f -> new Dealt(f.seat(1), f.value(2, BeansEvent::beans)))
              .format(TurnBegan.FORMAT, f -> new TurnBegan(f.seat(1)))
              .format(Drew.FORMAT, f -> new Drew(f.seat(1), f.value(2, Bean::parse)))
              .format(LaidOut.FORMAT, f -> new LaidOut(f.seat(1), f.value(2, BeansEvent::beans)))
              .format(PickedUp.FORMAT, f -> new PickedUp(f.seat(1), f.value(2, Bean::parse)))
              .format(Played.FORMAT, f -> new Played(f.seat(1), f.value(2, Bean::parse)))
              .format(Chained.FORMAT, f -> new Chained(f.seat(1), f.value(2, Bean::parse)))
              .format(Discarded.FORMAT, f -> new Discarded(f.seat(1), f.value(2, Bean::parse)))
              .format(
                  ThrewAway.FORMAT,
                  f -> new ThrewAway(f.seat(1), f.value(2, Bean::parse), f.smallNumber(3) - 1))
              .format(Left.FORMAT, f -> new Left(f.seat(1), f.value(2, Bean::parse)))
              .format(Sold.FORMAT, f -> new Sold(f.seat(1), chain(f)))
              .format(BoughtThirdChain.FORMAT, f -> new BoughtThirdChain(f.seat(1)))
              .format(GameEnded.FORMAT, f -> new GameEnded(f.smallNumber(1), f.smallNumber(2)))
              .build();
    }
    return Formats.PARSER.parse(text);
  }

  private static List<Bean> beans(String words) {
    return Arrays.stream(words.split(" ", -1)).map(Bean::parse).toList();
  }

  /** A chain, which sells for the coins that the text says. */
  private static Chain chain(EventParser.Fields fields) {
    Chain chain = new Chain(fields.value(3, Bean::parse), fields.smallNumber(2));
    if (chain.coins() != fields.number(4)) {
      throw new IllegalArgumentException(chain + " sells for " + chain.coins());
    }
    return chain;
  }

  private static String words(List<Bean> cards) {
    return cards.stream().map(Bean::toString).collect(joining(" "));
  }

  /**
   * A seat is dealt its first five cards, which only this seat sees.
   *
   * @param seat the seat that gets the cards
   * @param cards the cards, the front card first
   */
  record Dealt(Seat seat, List<Bean> cards) implements BeansEvent {
    private static final String FORMAT = "seat %d is dealt %s";

    /**
     * Copies the cards.
     *
     * @param seat the seat that gets the cards
     * @param cards the cards, the front card first
     */
    public Dealt {
      cards = List.copyOf(cards);
    }

    @Override
    public boolean visibleTo(Seat other) {
      return other == seat;
    }

    @Override
    public String text() {
      return String.format(Locale.ROOT, FORMAT, seat.index(), words(cards));
    }
  }

  /**
   * A turn begins.
   *
   * @param seat whose turn it is
   */
  record TurnBegan(Seat seat) implements BeansEvent {
    private static final String FORMAT = "seat %d begins a turn";

    @Override
    public String text() {
      return String.format(Locale.ROOT, FORMAT, seat.index());
    }
  }

  /**
   * A seat draws a card to the back of its hand, which only this seat sees.
   *
   * @param seat the seat that draws
   * @param card the card
   */
  record Drew(Seat seat, Bean card) implements BeansEvent {
    private static final String FORMAT = "seat %d draws %s";

    @Override
    public boolean visibleTo(Seat other) {
      return other == seat;
    }

    @Override
    public String text() {
      return String.format(Locale.ROOT, FORMAT, seat.index(), card);
    }
  }

  /**
   * Cards are drawn into the trade area.
   *
   * @param seat whose turn it is
   * @param cards the cards in the order they came, 1 to 3
   */
  record LaidOut(Seat seat, List<Bean> cards) implements BeansEvent {
    private static final String FORMAT = "seat %d lays out %s";

    /**
     * Copies the cards.
     *
     * @param seat whose turn it is
     * @param cards 1 to 3, in the order they came
     */
    public LaidOut {
      cards = List.copyOf(cards);
    }

    @Override
    public String text() {
      return String.format(Locale.ROOT, FORMAT, seat.index(), words(cards));
    }
  }

  /**
   * The top card of the discard pile matches a bean in the trade area and moves there.
   *
   * @param seat whose turn it is
   * @param card the card
   */
  record PickedUp(Seat seat, Bean card) implements BeansEvent {
    private static final String FORMAT = "seat %d picks up %s";

    @Override
    public String text() {
      return String.format(Locale.ROOT, FORMAT, seat.index(), card);
    }
  }

  /**
   * A seat plays the front card of its hand to a chain.
   *
   * @param seat the seat that plays
   * @param card the card
   */
  record Played(Seat seat, Bean card) implements BeansEvent {
    private static final String FORMAT = "seat %d plays %s";

    @Override
    public String text() {
      return String.format(Locale.ROOT, FORMAT, seat.index(), card);
    }
  }

  /**
   * A seat chains a card of the trade area.
   *
   * @param seat the seat that chains
   * @param card the card
   */
  record Chained(Seat seat, Bean card) implements BeansEvent {
    private static final String FORMAT = "seat %d chains %s";

    @Override
    public String text() {
      return String.format(Locale.ROOT, FORMAT, seat.index(), card);
    }
  }

  /**
   * A seat discards a card that the other seat left in the trade area.
   *
   * @param seat the seat that discards
   * @param card the card
   */
  record Discarded(Seat seat, Bean card) implements BeansEvent {
    private static final String FORMAT = "seat %d discards %s";

    @Override
    public String text() {
      return String.format(Locale.ROOT, FORMAT, seat.index(), card);
    }
  }

  /**
   * A seat discards a card of its hand.
   *
   * @param seat the seat that discards
   * @param card the card
   * @param place the place of the card in the hand, 0 for the front
   */
  record ThrewAway(Seat seat, Bean card, int place) implements BeansEvent {
    private static final String FORMAT = "seat %d throws away %s, card %d of the hand";

    /**
     * Checks the place.
     *
     * @param seat the seat that discards
     * @param card the card
     * @param place 0 or more
     * @throws IllegalArgumentException if the place is negative
     */
    public ThrewAway {
      if (place < 0) {
        throw new IllegalArgumentException("no place " + place + " in a hand; expected 0 or more");
      }
    }

    @Override
    public String text() {
      return String.format(Locale.ROOT, FORMAT, seat.index(), card, place + 1);
    }
  }

  /**
   * A seat leaves a card in the trade area, for the other seat.
   *
   * @param seat the seat that leaves it
   * @param card the card
   */
  record Left(Seat seat, Bean card) implements BeansEvent {
    private static final String FORMAT = "seat %d leaves %s";

    @Override
    public String text() {
      return String.format(Locale.ROOT, FORMAT, seat.index(), card);
    }
  }

  /**
   * A seat ties and sells a chain.
   *
   * @param seat the seat that sells
   * @param chain the chain
   */
  record Sold(Seat seat, Chain chain) implements BeansEvent {
    private static final String FORMAT = "seat %d sells %d %s for %d coins";

    @Override
    public String text() {
      return String.format(
          Locale.ROOT, FORMAT, seat.index(), chain.length(), chain.bean(), chain.coins());
    }
  }

  /**
   * A seat buys a third chain.
   *
   * @param seat the seat that buys
   */
  record BoughtThirdChain(Seat seat) implements BeansEvent {
    private static final String FORMAT = "seat %d buys a third chain";

    @Override
    public String text() {
      return String.format(Locale.ROOT, FORMAT, seat.index());
    }
  }

  /**
   * The game is over.
   *
   * @param coinsOfFirst the coins of seat 0
   * @param coinsOfSecond the coins of seat 1
   */
  record GameEnded(int coinsOfFirst, int coinsOfSecond) implements BeansEvent {
    private static final String FORMAT = "the game is over, %d to %d";

    @Override
    public String text() {
      return String.format(Locale.ROOT, FORMAT, coinsOfFirst, coinsOfSecond);
    }
  }
}
