package dev.baize.euchre;

/**
 * The decisions that can be legal, numbered so that sets of them are masks of 53 bits: 24 cards to
 * play, 24 to discard, to pass, and 4 suits to order up.
 */
final class Choices {

  static final int COUNT = 2 * EuchreCards.COUNT + 1 + EuchreCards.SUITS;
  static final int PASS = 2 * EuchreCards.COUNT;

  private static final int DISCARDS = EuchreCards.COUNT;
  private static final int ORDERS = PASS + 1;

  /** The number of a card that is not in the pack, which no mask has. */
  private static final int NEVER = Long.SIZE - 1;

  private static final long ANY_SUIT = ((1L << EuchreCards.SUITS) - 1) << ORDERS;
  private static final int LAST_BID = 2 * Hand.SEATS - 1;

  private Choices() {}

  /** To play this card. */
  static int play(int card) {
    return isInPack(card) ? card : NEVER;
  }

  /** To discard this card. */
  static int discard(int card) {
    return isInPack(card) ? DISCARDS + card : NEVER;
  }

  private static boolean isInPack(int card) {
    return card >= 0 && card < EuchreCards.COUNT;
  }

  static int orderUp(int suit) {
    return ORDERS + suit;
  }

  /** To discard one of these cards. To play one of them, their mask will do. */
  static long discards(int cards) {
    return (long) cards << DISCARDS;
  }

  /** The cards to play or discard. */
  static int cards(long choices) {
    return (int) (choices | (choices >>> DISCARDS)) & EuchreCards.ALL;
  }

  /** In round one: to pass, or to order up the suit proposed. */
  static long roundOne(int proposed) {
    return (1L << PASS) | (1L << orderUp(proposed));
  }

  /** In round two: any other suit, or to pass unless the bid is the dealer's. */
  static long roundTwo(int proposed, int passes) {
    long pass = passes < LAST_BID ? 1L << PASS : 0;
    return pass | (ANY_SUIT & ~(1L << orderUp(proposed)));
  }

  static boolean contains(long choices, int number) {
    return ((choices >>> number) & 1) != 0;
  }

  /**
   * The choice with {@code n} others below it, 0 to 5: there are never more than six. Free of
   * branches, of which a processor would guess many wrong: {@code n} is anybody's guess.
   */
  static int nth(long choices, int n) {
    long after1 = choices & (choices - 1);
    long after2 = after1 & (after1 - 1);
    long after3 = after2 & (after2 - 1);
    long after4 = after3 & (after3 - 1);
    long after5 = after4 & (after4 - 1);
    int odd = n & 1;
    long from0or1 = either(odd, choices, after1);
    long from2or3 = either(odd, after2, after3);
    long from4or5 = either(odd, after4, after5);
    long from0to3 = either((n >> 1) & 1, from0or1, from2or3);
    return Long.numberOfTrailingZeros(either(n >> 2, from0to3, from4or5));
  }

  /** The first for 0, the second for 1. */
  private static long either(int which, long first, long second) {
    return first ^ ((first ^ second) & -(long) which);
  }
}
