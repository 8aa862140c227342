package dev.baize.beans.kernel;

import java.util.Arrays;

/** The cards of each bean, numbered 0 to 7, and how many of them sell for 1 to 4 coins. */
public final class Prices {

  public static final int BEANS = 8;
  public static final int CARDS = 104;
  public static final int MAX_COINS = 4;
  public static final int THIRD_CHAIN = 3;

  /** Stands for a price that a bean never fetches: more cards than there are of any bean. */
  public static final int NEVER = 31;

  /** By bean: the number of its cards, then the number that earn 1, 2, 3 and 4 coins. */
  private static final int[][] TABLE = {
    {20, 4, 6, 8, 10},
    {18, 3, 6, 8, 9},
    {16, 3, 5, 7, 8},
    {14, 3, 5, 6, 7},
    {12, 2, 4, 6, 7},
    {10, 2, 4, 5, 6},
    {8, 2, 3, 4, 5},
    {6, NEVER, 2, 3, NEVER}
  };

  private static final int LENGTH_BITS = 5;
  private static final byte[] COINS = new byte[BEANS << LENGTH_BITS];
  private static final int[] DECK = new int[CARDS];

  static {
    int next = 0;
    for (int bean = 0; bean < BEANS; bean++) {
      Arrays.fill(DECK, next, next + count(bean), bean);
      next += count(bean);
      for (int coins = 1; coins <= MAX_COINS; coins++) {
        for (int length = TABLE[bean][coins]; length < NEVER; length++) {
          COINS[(bean << LENGTH_BITS) + length] = (byte) coins;
        }
      }
    }
  }

  private Prices() {}

  public static int count(int bean) {
    return TABLE[bean][0];
  }

  /** The cards that a chain needs to sell for 1 to 4 coins; {@link #NEVER} if it never does. */
  public static int cardsFor(int bean, int coins) {
    return TABLE[bean][coins];
  }

  /** The coins that a chain of 0 cards to the {@link #count} sells for. */
  public static int coins(int bean, int length) {
    return COINS[(bean << LENGTH_BITS) + length];
  }

  /** The beans of all cards in the order of a new deck: bean by bean. */
  public static int[] newDeck() {
    return DECK.clone();
  }
}
