package dev.baize.euchre.analysis;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.card.Suit;
import dev.baize.euchre.Trump;

/**
 * Sets of cards as {@code int} masks, which depend on trump: each effective suit is a byte, trump
 * the highest; higher cards are higher bits; the top bit of a byte is unused, the one below it is
 * the suit's highest card.
 *
 * <p>So among the cards that can take a trick, which are trumps and cards of the suit led, the
 * greatest number is the highest card.
 */
final class CardBits {

  private static final int TRUMP_PLACE = 24;
  private static final int NO_CARDS = 0x80808080;
  private static final int ALL_CARDS = ~NO_CARDS;

  /** The bits of each byte that remain valid after a shift by one; below, by two and by four. */
  private static final int UP_TO_SIXTH = 0x3F3F3F3F;

  private static final int UP_TO_FIFTH = 0x1F1F1F1F;
  private static final int UP_TO_THIRD = 0x07070707;

  /** All {@link #suits}. */
  static final int ALL_SUITS = NO_CARDS;

  static final int SUIT_BITS = 8;
  static final int LOWEST_SUIT = 0x7F;
  static final int TRUMPS = LOWEST_SUIT << TRUMP_PLACE;

  static final int HIGHEST_OF_LOWEST_SUIT = 0x40;
  static final int HIGHEST_TRUMP = HIGHEST_OF_LOWEST_SUIT << TRUMP_PLACE;
  static final int SIDE_ACES = 0x404040;

  /** The bit of each card by trump suit, then by its index; 0 if it is not one of euchre's. */
  private static final int[][] BITS = new int[Suit.values().length][CardSet.all().size()];

  static {
    for (Suit suit : Suit.values()) {
      place(Trump.of(suit), BITS[suit.index()]);
    }
  }

  private CardBits() {}

  private static void place(Trump trump, int[] bits) {
    int highestOfSide = HIGHEST_OF_LOWEST_SUIT;
    for (Suit suit : Suit.values()) {
      boolean isTrump = suit == trump.suit();
      int bit = isTrump ? HIGHEST_TRUMP : highestOfSide;
      highestOfSide <<= isTrump ? 0 : SUIT_BITS;
      for (CardSet rest = trump.cards(suit); !rest.isEmpty(); bit >>>= 1) {
        Card card = trump.highest(rest);
        bits[card.index()] = bit;
        rest = rest.without(card);
      }
    }
  }

  /** The bit of a card. */
  static int of(Card card, Trump trump) {
    return BITS[trump.suit().index()][card.index()];
  }

  /** The bits of some cards. */
  static int of(CardSet cards, Trump trump) {
    int sum = 0;
    for (long rest = cards.bits(); rest != 0; rest &= rest - 1) {
      sum |= BITS[trump.suit().index()][Long.numberOfTrailingZeros(rest)];
    }
    return sum;
  }

  /** All cards of the lowest suit of some cards, at least one. */
  static int suit(int cards) {
    return LOWEST_SUIT << (Integer.numberOfTrailingZeros(cards) & -SUIT_BITS);
  }

  /** The legal cards of a hand where a suit was led. */
  static int following(int hand, int suit) {
    int follow = hand & suit;
    return follow != 0 ? follow : hand;
  }

  /** The strength of a card in a trick: the card itself, or 0 if it cannot take the trick. */
  static int strength(int card, int suit) {
    return card & (suit | TRUMPS);
  }

  /** The greatest strength among a hand's legal cards where a suit was led. */
  static int strongest(int hand, int suit) {
    return Integer.highestOneBit(strength(following(hand, suit), suit));
  }

  /** All bits above the highest of some cards; all bits for the empty set. */
  static int above(int cards) {
    return -1 << (Integer.SIZE - Integer.numberOfLeadingZeros(cards));
  }

  /** The cards of a hand that are above all others of their suits. */
  static int tops(int hand, int others) {
    int notAbove = others | (others >>> 1 & UP_TO_SIXTH);
    notAbove |= notAbove >>> 2 & UP_TO_FIFTH;
    notAbove |= notAbove >>> 4 & UP_TO_THIRD;
    return hand & ~notAbove;
  }

  /** The suits of a hand, each as the unused bit of its byte. */
  static int suits(int hand) {
    return (hand + ALL_CARDS) & NO_CARDS;
  }

  /** The number of trumps in a hand that are above all others. */
  static int topTrumps(int hand, int others) {
    return Integer.bitCount(hand & TRUMPS & above(others & TRUMPS));
  }

  /**
   * One card of each equivalence class: cards of one suit are equivalent if none of the others, or
   * of the highest on the table, lies between them, and the lowest stands for its class.
   */
  static int distinct(int cards, int others) {
    int runs = ~(others | NO_CARDS);
    int starts = runs & ~(runs << 1);
    int gaps = runs & ~cards;
    int afterGaps = gaps + (gaps & starts);
    return cards & (starts | afterGaps);
  }

  /** The one of {@link #distinct} cards that is equivalent to a card. */
  static int representative(int card, int distinct) {
    return Integer.highestOneBit(distinct & ~above(card));
  }
}
