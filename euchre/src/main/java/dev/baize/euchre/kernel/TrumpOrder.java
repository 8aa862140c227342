package dev.baize.euchre.kernel;

import static dev.baize.euchre.kernel.EuchreCards.COUNT;
import static dev.baize.euchre.kernel.EuchreCards.SUITS;

import dev.baize.core.card.Suit;

/** The order of the cards while one suit is trump, in tables by card and by suit. */
public final class TrumpOrder {

  private static final TrumpOrder[] ORDERS = new TrumpOrder[SUITS];

  private static final int JACK = 2 * SUITS;

  /** Rows of a card each begin at multiples of 32. */
  private static final int ROW_BITS = 5;

  /** The two suits of a colour differ in this bit. */
  private static final int OTHER_OF_COLOUR = 2;

  private static final int LEFT_STRENGTH = 3 * COUNT;
  private static final int RIGHT_STRENGTH = LEFT_STRENGTH + 1;
  private static final int STRENGTHS = RIGHT_STRENGTH + 1;

  private static final int PLAIN_TRUMPS = COUNT;
  private static final int LEFT_PLACE = 2 * COUNT;
  private static final int RIGHT_PLACE = LEFT_PLACE + 1;

  static {
    for (int suit = 0; suit < SUITS; suit++) {
      ORDERS[suit] = new TrumpOrder(suit);
    }
  }

  public final int suit;

  /** The jack of trump. */
  public final int right;

  /** The jack of the next suit. */
  public final int left;

  /** The mask of all trumps, bowers included. */
  public final int trumps;

  /** All trumps but the bowers. */
  private final int plainTrumps;

  /** All cards that are not trumps. */
  private final int others;

  /** By card. */
  private final byte[] effectiveSuits = new byte[COUNT];

  /** By effective suit. */
  private final int[] suitMasks = new int[SUITS];

  /** By suit led, then card. */
  private final byte[] strengths = new byte[SUITS << ROW_BITS];

  /** The cards above a card, by suit led, then card. */
  private final int[] above = new int[SUITS << ROW_BITS];

  /** The cards above a card of the same suit, by card. */
  private final int[] aboveInSuit = new int[COUNT];

  /** By strength, whatever the suit led. */
  private final byte[] cards = new byte[STRENGTHS];

  /** The cards in ascending order when no suit is led: others, plain trumps, left, right bower. */
  private final byte[] cardAt = new byte[RIGHT_PLACE + 1];

  private TrumpOrder(int suit) {
    this.suit = suit;
    this.right = JACK + suit;
    this.left = JACK + next(suit);
    for (int card = 0; card < COUNT; card++) {
      int effective = card == left ? suit : EuchreCards.suit(card);
      effectiveSuits[card] = (byte) effective;
      suitMasks[effective] |= 1 << card;
      for (int led = 0; led < SUITS; led++) {
        int strength = strengthOf(card, effective, led);
        strengths[led << ROW_BITS | card] = (byte) strength;
        cards[strength] = (byte) card;
      }
      cardAt[placeOf(card)] = (byte) card;
    }
    this.trumps = suitMasks[suit];
    this.others = EuchreCards.ALL & ~trumps;
    this.plainTrumps = trumps & ~(1 << left | 1 << right);
    for (int card = 0; card < COUNT; card++) {
      for (int led = 0; led < SUITS; led++) {
        above[led << ROW_BITS | card] = cardsAbove(strength(card, led), led);
      }
      int own = effectiveSuits[card];
      aboveInSuit[card] = above(card, own) & suitMasks[own];
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
      return RIGHT_STRENGTH;
    }
    if (card == left) {
      return LEFT_STRENGTH;
    }
    if (effective == suit) {
      return 2 * COUNT + card;
    }
    return effective == led ? COUNT + card : card;
  }

  /** The order when trump is led, without the gap for another suit that is led. */
  private int placeOf(int card) {
    int strength = strength(card, suit);
    return strength < COUNT ? strength : strength - COUNT;
  }

  /** {@return the order while a suit is trump; always the same object for a suit} */
  public static TrumpOrder of(int suit) {
    return ORDERS[suit];
  }

  /** {@return the other suit of the same colour} */
  public static int next(int suit) {
    return suit ^ OTHER_OF_COLOUR;
  }

  public int effectiveSuit(int card) {
    return effectiveSuits[card];
  }

  /** {@return the cards that count as a suit} */
  public int suitMask(int effective) {
    return suitMasks[effective];
  }

  /** {@return the strength in a trick: the highest wins, and no two cards have the same} */
  public int strength(int card, int led) {
    return strengths[led << ROW_BITS | card];
  }

  public int card(int strength) {
    return cards[strength];
  }

  /** {@return the cards that beat a card in a trick} */
  public int above(int card, int led) {
    return above[led << ROW_BITS | card];
  }

  /** {@return the higher cards of the suit that a card counts as} */
  public int aboveInSuit(int card) {
    return aboveInSuit[card];
  }

  /** {@return the highest of one card or more when no suit is led, or all of them follow suit} */
  public int highest(int cards) {
    return highestAt(inOrder(cards));
  }

  /** {@return the highest of some cards that is no trump, or the highest if all are trumps} */
  public int highestNonTrump(int cards) {
    int ofOthers = cards & others;
    return ofOthers != 0
        ? Integer.SIZE - 1 - Integer.numberOfLeadingZeros(ofOthers)
        : highest(cards);
  }

  /** {@return the lowest of one card or more when no suit is led, or all or none follow suit} */
  public int lowest(int cards) {
    int ofOthers = cards & others;
    return ofOthers != 0
        ? EuchreCards.lowest(ofOthers)
        : cardAt[Long.numberOfTrailingZeros(inOrder(cards))];
  }

  /** The cards as bits at their {@link #cardAt places} when no suit is led. */
  private long inOrder(int cards) {
    long plain = cards & plainTrumps;
    return (cards & others)
        | plain << PLAIN_TRUMPS
        | (long) (cards >>> left & 1) << LEFT_PLACE
        | (long) (cards >>> right & 1) << RIGHT_PLACE;
  }

  private int highestAt(long places) {
    return cardAt[Long.SIZE - 1 - Long.numberOfLeadingZeros(places)];
  }

  @Override
  public String toString() {
    return Suit.at(suit) + " trump";
  }
}
