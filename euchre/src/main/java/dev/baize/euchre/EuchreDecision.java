package dev.baize.euchre;

import dev.baize.core.card.Card;
import dev.baize.core.card.Suit;
import dev.baize.core.game.Decision;

/** A decision of euchre. The factory methods always give the same object for the same decision. */
public sealed interface EuchreDecision extends Decision
    permits Bid, EuchreDecision.Discard, EuchreDecision.Play {

  /** To pass in either round of making. Text form: {@code pass}. */
  record Pass() implements Bid {
    private static final Pass PASS = new Pass();

    @Override
    public String text() {
      return "pass";
    }
  }

  /**
   * To make a suit trump. Text form: {@code order up Hearts}.
   *
   * @param suit the suit that becomes trump
   */
  record OrderUp(Suit suit) implements Bid {
    private static final OrderUp[] BY_SUIT = new OrderUp[Suit.values().length];

    static {
      for (int i = 0; i < BY_SUIT.length; i++) {
        BY_SUIT[i] = new OrderUp(Suit.at(i));
      }
    }

    @Override
    public String text() {
      return ORDER_UP + suit;
    }
  }

  /**
   * To put one of six cards away. Text form: {@code discard Nine of Spades}.
   *
   * @param card the card that leaves the dealer's hand
   */
  record Discard(Card card) implements EuchreDecision {
    private static final Discard[] BY_CARD = new Discard[52];

    static {
      for (int i = 0; i < BY_CARD.length; i++) {
        BY_CARD[i] = new Discard(Card.at(i));
      }
    }

    @Override
    public String text() {
      return DISCARD + card;
    }
  }

  /**
   * To lead a card or play it to a trick. Text form: {@code play Ace of Clubs}.
   *
   * @param card the card that goes to the table
   */
  record Play(Card card) implements EuchreDecision {
    private static final Play[] BY_CARD = new Play[52];

    static {
      for (int i = 0; i < BY_CARD.length; i++) {
        BY_CARD[i] = new Play(Card.at(i));
      }
    }

    @Override
    public String text() {
      return PLAY + card;
    }
  }

  /** Passes. */
  static Bid pass() {
    return Pass.PASS;
  }

  /** Orders a suit up. */
  static Bid orderUp(Suit suit) {
    return OrderUp.BY_SUIT[suit.index()];
  }

  /** Discards a card. */
  static EuchreDecision discard(Card card) {
    return Discard.BY_CARD[card.index()];
  }

  /** Leads or plays a card. */
  static EuchreDecision play(Card card) {
    return Play.BY_CARD[card.index()];
  }

  /**
   * The decision with this text form.
   *
   * @throws IllegalArgumentException that quotes the text and says what was expected
   */
  static EuchreDecision parse(String text) {
    if (text.equals(Pass.PASS.text())) {
      return pass();
    }
    if (text.startsWith(ORDER_UP)) {
      return orderUp(Suit.parse(text.substring(ORDER_UP.length())));
    }
    if (text.startsWith(DISCARD)) {
      return discard(Card.parse(text.substring(DISCARD.length())));
    }
    if (text.startsWith(PLAY)) {
      return play(Card.parse(text.substring(PLAY.length())));
    }
    throw new IllegalArgumentException(
        "\"%s\": expected \"pass\", \"order up SUIT\", \"discard CARD\" or \"play CARD\""
            .formatted(text));
  }

  /** How the text of ordering up begins. */
  String ORDER_UP = "order up ";

  /** How the text of discarding begins. */
  String DISCARD = "discard ";

  /** How the text of playing begins. */
  String PLAY = "play ";
}
