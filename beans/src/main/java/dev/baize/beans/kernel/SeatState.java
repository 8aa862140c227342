package dev.baize.beans.kernel;

/** What one seat has: its hand, its chains and its coins. */
public final class SeatState {

  /** The most cards that fit into a hand: 21 cards of 3 bits each. */
  public static final int MAX_HELD = 21;

  public static final int MAX_CHAINS = 3;
  private static final int CHAINS_AT_FIRST = 2;
  private static final int CARD_BITS = 3;
  private static final int CARD = 7;
  private static final int LENGTH_BITS = 8;
  private static final int LENGTH = 255;
  private static final int SLOT_BITS = 4;
  private static final int SLOT = 15;

  /** Three bits per card, the front card in the lowest; the bits above the last card are 0. */
  public long hand;

  public int held;

  /** One byte per bean: the length of its chain. */
  public long chains;

  /** One bit per bean: set if there is a chain of it. */
  public int kinds;

  /**
   * Four bits per chain slot, the first slot in the lowest: one more than the bean of its chain, 0
   * if the slot is free.
   */
  public int slots;

  /** The number of chain slots: 2, or 3 once the third chain is bought. */
  public int chainLimit = CHAINS_AT_FIRST;

  public int coins;

  SeatState() {}

  public void set(SeatState other) {
    hand = other.hand;
    held = other.held;
    chains = other.chains;
    kinds = other.kinds;
    slots = other.slots;
    chainLimit = other.chainLimit;
    coins = other.coins;
  }

  /** Puts a card at the back of the hand. */
  public void take(int bean) {
    hand |= (long) bean << (CARD_BITS * held);
    held++;
  }

  /** Takes all but the front cards out of the hand. */
  void keep(int count) {
    hand &= (1L << (CARD_BITS * count)) - 1;
    held = count;
  }

  /** The bean on a card of the hand; 0 is the place of the front card. */
  public int card(int place) {
    return card(hand, place);
  }

  /** The bean on a card of a hand as in {@link #hand}. */
  public static int card(long hand, int place) {
    return (int) (hand >>> (CARD_BITS * place)) & CARD;
  }

  /** Takes a card out of the hand, and returns the bean on it. */
  public int remove(int place) {
    int bean = card(place);
    long before = (1L << (CARD_BITS * place)) - 1;
    hand = (hand & before) | ((hand >>> CARD_BITS) & ~before);
    held--;
    return bean;
  }

  /** The length of the chain of a bean, 0 if there is none. */
  public int length(int bean) {
    return length(chains, bean);
  }

  /** The number for a bean in {@link #chains}, or in other counts with one byte per bean. */
  public static int length(long chains, int bean) {
    return (int) (chains >>> (LENGTH_BITS * bean)) & LENGTH;
  }

  /** One card, as counts with one byte per bean. */
  public static long one(int bean) {
    return 1L << (LENGTH_BITS * bean);
  }

  /** The bean of the chain in a slot, 0 to 2, of {@link #slots}; −1 if the slot is free. */
  public static int bean(int slots, int slot) {
    return ((slots >>> (SLOT_BITS * slot)) & SLOT) - 1;
  }

  /** Whether a card of a bean can be chained without a sale. */
  public boolean hasRoom(int bean) {
    return ((kinds >>> bean) & 1) != 0 || Integer.bitCount(kinds) < chainLimit;
  }

  public void chain(int bean) {
    chain(bean, 1);
  }

  /** Chains one card or more of a bean that {@linkplain #hasRoom has room}. */
  public void chain(int bean, int count) {
    if (((kinds >>> bean) & 1) == 0) {
      begin(bean);
    }
    chains += count * one(bean);
  }

  private void begin(int bean) {
    int at = 0;
    while (((slots >>> at) & SLOT) != 0) {
      at += SLOT_BITS;
    }
    slots |= (bean + 1) << at;
    kinds |= 1 << bean;
  }

  public int price(int bean) {
    return Prices.coins(bean, length(bean));
  }

  public void sell(int bean) {
    coins += price(bean);
    int at = 0;
    while (((slots >>> at) & SLOT) != bean + 1) {
      at += SLOT_BITS;
    }
    slots &= ~(SLOT << at);
    kinds &= ~(1 << bean);
    chains &= ~((long) LENGTH << (LENGTH_BITS * bean));
  }

  public boolean hasThird() {
    return chainLimit > CHAINS_AT_FIRST;
  }

  public boolean mayBuy() {
    return chainLimit == CHAINS_AT_FIRST && coins >= Prices.THIRD_CHAIN;
  }

  public void buy() {
    coins -= Prices.THIRD_CHAIN;
    chainLimit = MAX_CHAINS;
  }
}
