package dev.baize.euchre;

/**
 * The decisions that can be legal, numbered so that sets of them are 58-bit masks: 24 cards to
 * play, 24 to discard, to pass, 4 suits to order up, 4 to order up alone, and to defend alone.
 */
final class DecisionMask {

  static final int PASS = 2 * EuchreCards.COUNT;

  private static final int DISCARDS = EuchreCards.COUNT;
  private static final int FIRST_ORDER = PASS + 1;
  private static final int FIRST_LONE_ORDER = FIRST_ORDER + EuchreCards.SUITS;

  static final int DEFEND_ALONE = FIRST_LONE_ORDER + EuchreCards.SUITS;
  static final int COUNT = DEFEND_ALONE + 1;

  /** The number of decisions about cards that are not in the pack; never set in a mask. */
  private static final int NEVER = Long.SIZE - 1;

  /** Where there are seven legal decisions, the last one. */
  private static final int SEVENTH = 6;

  private static final long ANY_SUIT = (1L << EuchreCards.SUITS) - 1;

  /** The mask of passing, and nothing else. */
  static final long ONLY_PASS = 1L << PASS;

  /** The mask of ordering up any suit, not alone. */
  static final long ORDERS = ANY_SUIT << FIRST_ORDER;

  /** The mask of ordering up any suit alone. */
  static final long LONE_ORDERS = ANY_SUIT << FIRST_LONE_ORDER;

  /** The mask of a defender that may play alone. */
  static final long DEFENCE = ONLY_PASS | 1L << DEFEND_ALONE;

  private DecisionMask() {}

  /** The number of the decision to play a card. */
  static int play(int card) {
    return isInPack(card) ? card : NEVER;
  }

  /** The number of the decision to discard a card. */
  static int discard(int card) {
    return isInPack(card) ? DISCARDS + card : NEVER;
  }

  private static boolean isInPack(int card) {
    return card >= 0 && card < EuchreCards.COUNT;
  }

  /** The number of the decision to order up a suit. */
  static int orderUp(int suit) {
    return FIRST_ORDER + suit;
  }

  /** The number of the decision to order up a suit and to play alone. */
  static int orderUpAlone(int suit) {
    return FIRST_LONE_ORDER + suit;
  }

  /** The mask of ordering up a suit, alone or not. */
  static long ordersOf(int suit) {
    return 1L << orderUp(suit) | 1L << orderUpAlone(suit);
  }

  /**
   * The mask of discarding any of some cards; the mask of playing any of them is that of the cards.
   */
  static long discards(int cards) {
    return (long) cards << DISCARDS;
  }

  /** The cards that a mask allows to play or discard. */
  static int cards(long mask) {
    return (int) (mask | (mask >>> DISCARDS)) & EuchreCards.ALL;
  }

  static boolean contains(long mask, int number) {
    return ((mask >>> number) & 1) != 0;
  }

  /**
   * The number of the decision with {@code n} others below it in a mask; {@code n} is 0 to 6, as no
   * position has more than seven legal decisions. Branch-free but for the rare seventh, because
   * branches on a random {@code n} would be mispredicted.
   */
  static int nth(long mask, int n) {
    if (n == SEVENTH) {
      return Long.SIZE - 1 - Long.numberOfLeadingZeros(mask);
    }
    long after1 = mask & (mask - 1);
    long after2 = after1 & (after1 - 1);
    long after3 = after2 & (after2 - 1);
    long after4 = after3 & (after3 - 1);
    long after5 = after4 & (after4 - 1);
    int odd = n & 1;
    long from0or1 = either(odd, mask, after1);
    long from2or3 = either(odd, after2, after3);
    long from4or5 = either(odd, after4, after5);
    long from0to3 = either((n >> 1) & 1, from0or1, from2or3);
    return Long.numberOfTrailingZeros(either(n >> 2, from0to3, from4or5));
  }

  /** The first for 0, the second for 1, without a branch. */
  private static long either(int which, long first, long second) {
    return first ^ ((first ^ second) & -(long) which);
  }
}
