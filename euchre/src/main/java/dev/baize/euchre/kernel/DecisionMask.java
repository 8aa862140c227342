package dev.baize.euchre.kernel;

/**
 * The decisions that can be legal, numbered so that sets of them are 58-bit masks: 24 cards to
 * play, 24 to discard, to pass, 4 suits to order up, 4 to order up alone, and to defend alone.
 */
public final class DecisionMask {

  public static final int PASS = 2 * EuchreCards.COUNT;

  /** The number of the first decision to discard; those to play a card come before. */
  public static final int DISCARDS = EuchreCards.COUNT;

  private static final int FIRST_ORDER = PASS + 1;
  private static final int FIRST_LONE_ORDER = FIRST_ORDER + EuchreCards.SUITS;
  public static final int DEFEND_ALONE = FIRST_LONE_ORDER + EuchreCards.SUITS;
  public static final int COUNT = DEFEND_ALONE + 1;

  /** The number of decisions about cards that are not in the pack; never set in a mask. */
  private static final int NEVER = Long.SIZE - 1;

  /** Where there are seven legal decisions, the last one. */
  private static final int SEVENTH = 6;

  private static final long ANY_SUIT = (1L << EuchreCards.SUITS) - 1;
  public static final long ONLY_PASS = 1L << PASS;

  /** The mask of ordering up any suit, not alone. */
  public static final long ORDERS = ANY_SUIT << FIRST_ORDER;

  public static final long LONE_ORDERS = ANY_SUIT << FIRST_LONE_ORDER;

  /** The mask of a defender that may play alone. */
  public static final long DEFENCE = ONLY_PASS | 1L << DEFEND_ALONE;

  private DecisionMask() {}

  /** {@return the number of the decision to play a card; in no mask if it is not in the pack} */
  public static int play(int card) {
    return isInPack(card) ? card : NEVER;
  }

  /** {@return the number of the decision to discard a card; in no mask if it is not in the pack} */
  public static int discard(int card) {
    return isInPack(card) ? DISCARDS + card : NEVER;
  }

  private static boolean isInPack(int card) {
    return card >= 0 && card < EuchreCards.COUNT;
  }

  public static int discarded(int discard) {
    return discard - DISCARDS;
  }

  public static int orderUp(int suit) {
    return FIRST_ORDER + suit;
  }

  public static int orderUpAlone(int suit) {
    return FIRST_LONE_ORDER + suit;
  }

  /** {@return the suit that a decision orders up, alone or not} */
  public static int ordered(int order) {
    return order - (isAlone(order) ? FIRST_LONE_ORDER : FIRST_ORDER);
  }

  /** {@return whether a decision to order up is to play alone} */
  public static boolean isAlone(int order) {
    return order >= FIRST_LONE_ORDER;
  }

  public static long ordersOf(int suit) {
    return 1L << orderUp(suit) | 1L << orderUpAlone(suit);
  }

  /** {@return the mask of discarding any of some cards; that of playing them is the cards' own} */
  public static long discards(int cards) {
    return (long) cards << DISCARDS;
  }

  /** {@return the cards that may be played or discarded} */
  public static int cards(long mask) {
    return (int) (mask | (mask >>> DISCARDS)) & EuchreCards.ALL;
  }

  public static boolean contains(long mask, int number) {
    return ((mask >>> number) & 1) != 0;
  }

  /**
   * {@return the number of the decision with {@code n} others below it in a mask} Branch-free but
   * for the seventh, since branches on a random number would be mispredicted; no position has more.
   */
  public static int nth(long mask, int n) {
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
