package dev.baize.euchre;

import static dev.baize.euchre.EuchreCards.COUNT;
import static dev.baize.euchre.EuchreCards.SUITS;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.card.Rank;
import dev.baize.core.card.Suit;
import java.util.NoSuchElementException;

/**
 * The order of the cards while one suit is trump (specification, "Value of cards").
 *
 * <p>From the highest: the right bower, which is the jack of trump; the left bower, which is the
 * jack of the {@linkplain #next next} suit and counts as trump; the other trumps by rank; the cards
 * of the suit led by rank; all others by rank, then suit.
 */
public final class Trump {

  private static final Trump[] TRUMPS = new Trump[SUITS];

  static {
    for (Suit suit : Suit.values()) {
      TRUMPS[suit.index()] = new Trump(suit);
    }
  }

  private static final int PLAIN_TRUMPS = COUNT;
  private static final int LEFT_PLACE = 2 * COUNT;
  private static final int RIGHT_PLACE = 2 * COUNT + 1;

  private final Suit suit;
  private final int right;
  private final int left;

  /** All trumps but the bowers. */
  private final int plainTrumps;

  /** All cards that are not trumps. */
  private final int others;

  /** By card. */
  private final byte[] effectiveSuits = new byte[COUNT];

  /** By effective suit. */
  private final int[] suitMasks = new int[SUITS];

  /** By suit led, then card. */
  private final byte[] strengths = new byte[SUITS * COUNT];

  /** The cards above a card, by suit led, then card. */
  private final CardSet[] above = new CardSet[SUITS * COUNT];

  /** The cards in ascending order when no suit is led: others, plain trumps, left, right bower. */
  private final Card[] cardAt = new Card[RIGHT_PLACE + 1];

  private Trump(Suit suit) {
    this.suit = suit;
    this.right = EuchreCards.number(Card.of(Rank.JACK, suit));
    this.left = EuchreCards.number(Card.of(Rank.JACK, next(suit)));
    for (int card = 0; card < COUNT; card++) {
      int effective = card == left ? suit.index() : EuchreCards.suit(card);
      effectiveSuits[card] = (byte) effective;
      suitMasks[effective] |= 1 << card;
      for (int led = 0; led < SUITS; led++) {
        strengths[led * COUNT + card] = (byte) strengthOf(card, effective, led);
      }
      cardAt[placeOf(card)] = EuchreCards.card(card);
    }
    int trumps = suitMasks[suit.index()];
    this.others = EuchreCards.ALL & ~trumps;
    this.plainTrumps = trumps & ~(1 << left | 1 << right);
    for (int place = 0; place < above.length; place++) {
      above[place] = EuchreCards.set(cardsAbove(strengths[place], place / COUNT));
    }
  }

  private int cardsAbove(int strength, int led) {
    int mask = 0;
    for (int card = 0; card < COUNT; card++) {
      mask |= strength(card, led) > strength ? 1 << card : 0;
    }
    return mask;
  }

  private int strengthOf(int card, int effective, int led) {
    if (card == right) {
      return 3 * COUNT + 1;
    }
    if (card == left) {
      return 3 * COUNT;
    }
    if (effective == suit.index()) {
      return 2 * COUNT + card;
    }
    return effective == led ? COUNT + card : card;
  }

  /** The order when trump is led, without the gap for another suit that is led. */
  private int placeOf(int card) {
    int strength = strength(card, suit.index());
    return strength < COUNT ? strength : strength - COUNT;
  }

  /**
   * {@return the order of the cards while a suit is trump; always the same object for a suit}
   *
   * @param suit the trump suit
   */
  public static Trump of(Suit suit) {
    return of(suit.index());
  }

  static Trump of(int suit) {
    return TRUMPS[suit];
  }

  /**
   * {@return the next suit: the other suit of the same colour, as Spades and Clubs, and Hearts and
   * Diamonds}
   *
   * @param suit any suit
   */
  public static Suit next(Suit suit) {
    return switch (suit) {
      case SPADES -> Suit.CLUBS;
      case HEARTS -> Suit.DIAMONDS;
      case CLUBS -> Suit.SPADES;
      case DIAMONDS -> Suit.HEARTS;
    };
  }

  /** {@return the trump suit} */
  public Suit suit() {
    return suit;
  }

  /** {@return the jack of trump, the highest card} */
  public Card rightBower() {
    return EuchreCards.card(right);
  }

  /** {@return the jack of the other suit of trump's colour, the second highest card} */
  public Card leftBower() {
    return EuchreCards.card(left);
  }

  /**
   * {@return the suit that a card counts as: trump for the left bower, otherwise the suit printed
   * on it}
   *
   * @param card one of euchre's
   * @throws IllegalArgumentException if the card is not one of euchre's
   */
  public Suit effectiveSuit(Card card) {
    return Suit.at(effectiveSuits[number(card)]);
  }

  /**
   * {@return the cards that count as a suit: seven of trump, five of the next suit, six of the
   * others}
   *
   * @param suit trump or any other
   */
  public CardSet cards(Suit suit) {
    return EuchreCards.set(suitMasks[suit.index()]);
  }

  /**
   * {@return whether a card ranks above another in a trick to which a suit was led}
   *
   * @param card the card that may rank above
   * @param other the card that it is compared with
   * @param led the {@linkplain #effectiveSuit effective} suit of the card led
   * @throws IllegalArgumentException if either card is not one of euchre's
   */
  public boolean beats(Card card, Card other, Suit led) {
    return strength(number(card), led.index()) > strength(number(other), led.index());
  }

  /**
   * {@return the cards that {@link #beats beat} a card in a trick to which a suit was led}
   *
   * @param card the card to beat
   * @param led the {@linkplain #effectiveSuit effective} suit of the card led
   * @throws IllegalArgumentException if the card is not one of euchre's
   */
  public CardSet above(Card card, Suit led) {
    return above[led.index() * COUNT + number(card)];
  }

  /**
   * {@return the highest of some cards when no suit is led, or all of them follow suit}
   *
   * @param cards the cards; those that are not euchre's are ignored
   * @throws NoSuchElementException if none of them is euchre's
   */
  public Card highest(CardSet cards) {
    return highestAt(inOrder(cards));
  }

  /**
   * {@return the highest card that is not a trump, or the highest trump if all are trumps}
   *
   * @param cards the cards; those that are not euchre's are ignored
   * @throws NoSuchElementException if none of them is euchre's
   */
  public Card highestNonTrump(CardSet cards) {
    long places = inOrder(cards);
    long ofOthers = places & EuchreCards.ALL;
    return highestAt(ofOthers != 0 ? ofOthers : places);
  }

  /**
   * {@return the lowest of some cards when no suit is led, or all or none of them follow suit}
   *
   * @param cards the cards; those that are not euchre's are ignored
   * @throws NoSuchElementException if none of them is euchre's
   */
  public Card lowest(CardSet cards) {
    return cardAt[Long.numberOfTrailingZeros(inOrder(cards))];
  }

  /** The cards as bits at their {@link #cardAt places} when no suit is led; at least one. */
  private long inOrder(CardSet cards) {
    int mask = EuchreCards.mask(cards);
    if (mask == 0) {
      throw new NoSuchElementException("none of the cards is euchre's");
    }
    long trumps = mask & plainTrumps;
    return (mask & others)
        | trumps << PLAIN_TRUMPS
        | (long) (mask >>> left & 1) << LEFT_PLACE
        | (long) (mask >>> right & 1) << RIGHT_PLACE;
  }

  private Card highestAt(long places) {
    return cardAt[Long.SIZE - 1 - Long.numberOfLeadingZeros(places)];
  }

  /** For instance {@code Hearts trump}. */
  @Override
  public String toString() {
    return suit + " trump";
  }

  int effectiveSuit(int card) {
    return effectiveSuits[card];
  }

  int suitMask(int effective) {
    return suitMasks[effective];
  }

  /** The strength in a trick: the highest wins, and no two cards have the same. */
  int strength(int card, int led) {
    return strengths[led * COUNT + card];
  }

  private static int number(Card card) {
    int number = EuchreCards.number(card);
    if (number < 0) {
      throw new IllegalArgumentException(card + " is not one of the 24 euchre cards");
    }
    return number;
  }
}
