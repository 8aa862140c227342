package dev.baize.euchre;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.card.Suit;
import dev.baize.euchre.kernel.EuchreCards;
import dev.baize.euchre.kernel.TrumpOrder;
import java.util.NoSuchElementException;

/**
 * The order of the cards while one suit is trump (specification, "Value of cards").
 *
 * <p>From the highest: the right bower, which is the jack of trump; the left bower, which is the
 * jack of the next suit, the other one of trump's colour, and counts as trump; the other trumps by
 * rank; the cards of the suit led by rank; all others by rank, then suit.
 */
public final class Trump {

  private static final Trump[] TRUMPS = new Trump[EuchreCards.SUITS];

  static {
    for (Suit suit : Suit.values()) {
      TRUMPS[suit.index()] = new Trump(suit);
    }
  }

  private final TrumpOrder order;
  private final Suit suit;

  private Trump(Suit suit) {
    this.suit = suit;
    this.order = TrumpOrder.of(suit.index());
  }

  /**
   * {@return the order of the cards while a suit is trump; always the same object for a suit}
   *
   * @param suit the trump suit
   */
  public static Trump of(Suit suit) {
    return TRUMPS[suit.index()];
  }

  static Trump of(TrumpOrder order) {
    return TRUMPS[order.suit];
  }

  /** {@return the trump suit} */
  public Suit suit() {
    return suit;
  }

  /** {@return the jack of trump, the highest card} */
  public Card rightBower() {
    return EuchreCards.card(order.right);
  }

  /** {@return the jack of the next suit, the second highest card} */
  public Card leftBower() {
    return EuchreCards.card(order.left);
  }

  /**
   * {@return the suit that a card counts as: trump for the left bower, otherwise the suit printed
   * on it}
   *
   * @param card one of euchre's
   */
  public Suit effectiveSuit(Card card) {
    return Suit.at(order.effectiveSuit(EuchreCards.require(card)));
  }

  /**
   * {@return the cards that count as a suit: seven of trump, five of the next suit, six of the
   * others}
   *
   * @param suit trump or any other
   */
  public CardSet cards(Suit suit) {
    return EuchreCards.set(order.suitMask(suit.index()));
  }

  /**
   * {@return whether a card ranks above another in a trick to which a suit was led}
   *
   * @param card one of euchre's, which may rank above
   * @param other the card that it is compared with
   * @param led the {@linkplain #effectiveSuit effective} suit of the card led
   */
  public boolean beats(Card card, Card other, Suit led) {
    return order.strength(EuchreCards.require(card), led.index())
        > order.strength(EuchreCards.require(other), led.index());
  }

  /**
   * {@return the cards that {@link #beats beat} a card in a trick to which a suit was led}
   *
   * @param card one of euchre's
   * @param led the {@linkplain #effectiveSuit effective} suit of the card led
   */
  public CardSet above(Card card, Suit led) {
    return EuchreCards.set(order.above(EuchreCards.require(card), led.index()));
  }

  /**
   * {@return the highest of some cards when no suit is led, or all of them follow suit}
   *
   * @param cards one or more of euchre's; others are ignored
   */
  public Card highest(CardSet cards) {
    return EuchreCards.card(order.highest(mask(cards)));
  }

  /**
   * {@return the highest card that is not a trump, or the highest trump if all are trumps}
   *
   * @param cards one or more of euchre's; others are ignored
   */
  public Card highestNonTrump(CardSet cards) {
    return EuchreCards.card(order.highestNonTrump(mask(cards)));
  }

  /**
   * {@return the lowest of some cards when no suit is led, or all or none of them follow suit}
   *
   * @param cards one or more of euchre's; others are ignored
   */
  public Card lowest(CardSet cards) {
    return EuchreCards.card(order.lowest(mask(cards)));
  }

  private static int mask(CardSet cards) {
    int mask = EuchreCards.mask(cards);
    if (mask == 0) {
      throw new NoSuchElementException("none of the cards is euchre's");
    }
    return mask;
  }

  @Override
  public String toString() {
    return suit + " trump";
  }
}
