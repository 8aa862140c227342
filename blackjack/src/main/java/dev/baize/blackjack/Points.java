package dev.baize.blackjack;

/**
 * The points of cards and hands: the total with every ace as 1 in five bits; above, the aces. Above
 * these, hands of the player have flags, which {@link #total} leaves out.
 */
final class Points {
  /** The hand is two cards that count the same. */
  static final int PAIR = 1 << 10;

  /** The wager has been doubled. */
  static final int DOUBLED = 1 << 11;

  /** The first card is an ace of a split. */
  static final int SPLIT_ACE = 1 << 12;

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

  static int wagers(int hand) {
    return has(hand, DOUBLED) ? 2 : 1;
  }

  static int ofHand(int hand) {
    return hand & MASK;
  }

  static boolean has(int hand, int flag) {
    return (hand & flag) != 0;
  }

  /** A hand of one card with another, of some points. */
  static int second(int hand, int points) {
    int pair = ofHand(hand) == points ? PAIR : 0;
    return hand + points | pair;
  }

  /** A hand of two cards or more with another, of some points. */
  static int hit(int hand, int points) {
    return (hand & ~PAIR) + points;
  }

  /** One card of a pair, the first of a hand of its own. */
  static int half(int pair) {
    int points = ofHand(pair) >> 1;
    return isAce(points) ? points | SPLIT_ACE : points;
  }
}
