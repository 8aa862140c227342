package dev.baize.euchre.analysis;

/**
 * Sets of cards as {@code int}s, in the order that {@link CardOrder} gives them: each effective
 * suit is a byte, trump the highest; the higher card is the higher bit; the top bit of a byte is no
 * card, the one below it the suit's highest.
 *
 * <p>Among the cards that can take a trick, which are trumps and the suit led, the greatest number
 * is therefore the highest card.
 */
final class CardBits {

  private static final int TRUMP_PLACE = 24;
  private static final int NO_CARDS = 0x80808080;

  static final int SUIT_BITS = 8;
  static final int LOWEST_SUIT = 0x7F;
  static final int TRUMPS = LOWEST_SUIT << TRUMP_PLACE;

  static final int HIGHEST_OF_LOWEST_SUIT = 0x40;
  static final int HIGHEST_TRUMP = HIGHEST_OF_LOWEST_SUIT << TRUMP_PLACE;
  static final int SIDE_ACES = 0x404040;

  private CardBits() {}

  /** All of the suit of a card. */
  static int suit(int card) {
    return LOWEST_SUIT << (Integer.numberOfTrailingZeros(card) & -SUIT_BITS);
  }

  /** The cards of a hand that may follow a suit. */
  static int following(int hand, int suit) {
    int follow = hand & suit;
    return follow != 0 ? follow : hand;
  }

  /** What a card counts in a trick: itself, or 0 if it cannot take it. */
  static int strength(int card, int suit) {
    return card & (suit | TRUMPS);
  }

  /** The most that a hand's legal cards count in a trick to which a suit was led. */
  static int strongest(int hand, int suit) {
    return Integer.highestOneBit(strength(following(hand, suit), suit));
  }

  /** All bits above the highest of some cards; all bits if there are no cards. */
  static int above(int cards) {
    return -1 << (Integer.SIZE - Integer.numberOfLeadingZeros(cards));
  }

  /** How many cards of a suit a hand has above all others of that suit. */
  static int tops(int hand, int others, int suit) {
    return Integer.bitCount(hand & suit & above(others & suit));
  }

  /**
   * One card of each kind that makes a difference: of cards of a suit with none of the others
   * between them, the lowest.
   *
   * @param cards what may be played, of one hand
   * @param others the cards that still matter but for those of that hand
   */
  static int distinct(int cards, int others) {
    int runs = ~(others | NO_CARDS);
    int starts = runs & ~(runs << 1);
    int gaps = runs & ~cards;
    int afterGaps = gaps + (gaps & starts);
    return cards & (starts | afterGaps);
  }

  /** The one of {@link #distinct} cards that stands for a card. */
  static int alike(int card, int distinct) {
    return Integer.highestOneBit(distinct & ~above(card));
  }
}
