package dev.baize.blackjack;

/** The points of cards and hands: the total with every ace as 1 in five bits; above, the aces. */
final class Points {
  /** The number of different points: no hand has more than 22 cards. */
  static final int COUNT = 1 << 10;

  static final int KEYS = 1 << 6;
  static final int ACE = 1 << 5;
  private static final int LOW = ACE - 1;
  private static final int MASK = COUNT - 1;
  private static final int MAX_LOW = HandValue.MAX_TOTAL - HandValue.AS_11_INSTEAD;
  private static final int NATURAL = ACE + MAX_LOW;
  private static final byte[] TOTALS = new byte[COUNT];

  static {
    for (int points = 0; points < COUNT; points++) {
      TOTALS[points] = (byte) ((points & LOW) + (isSoft(points) ? HandValue.AS_11_INSTEAD : 0));
    }
  }

  private Points() {}

  /** The total with every ace as 1: 0 to 31. */
  static int low(int points) {
    return points & LOW;
  }

  /** What a strategy looks at: the points, but of the number of aces only whether there are any. */
  static int key(int points) {
    return points < ACE ? points : ACE | (points & LOW);
  }

  static HandValue value(int points) {
    return HandValue.of(total(points), isSoft(points));
  }

  static int key(HandValue value) {
    return value.isSoft() ? (value.total() - HandValue.AS_11_INSTEAD) | ACE : value.total();
  }

  static int total(int points) {
    return TOTALS[points & MASK];
  }

  static boolean isSoft(int points) {
    return points >= ACE && (points & LOW) <= MAX_LOW;
  }

  static boolean isBust(int points) {
    return (points & LOW) > HandValue.MAX_TOTAL;
  }

  /** Whether some hand that is not bust has this key. */
  static boolean isPossible(int key) {
    return key != ACE && !isBust(key);
  }

  static boolean isNatural(int points) {
    return points == NATURAL;
  }

  static boolean isAce(int points) {
    return points >= ACE;
  }

  /** Whether a card can be one of a natural: an ace, or one that counts ten. */
  static boolean isOfNatural(int points) {
    return isAce(points) || points == MAX_LOW - 1;
  }
}
