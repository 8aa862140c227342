package dev.baize.beans.kernel;

/** What one seat has: its hand, its chains and its coins. */
public final class SeatState {

  /** The most cards that fit into a hand: 21 cards of 3 bits each. */
  public static final int MAX_HELD = 21;

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

  /** Copies another seat's state into this one. */
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

  /** {@return the bean on a card of the hand} {@code place} is 0 for the front. */
  public int card(int place) {
    return card(hand, place);
  }

  /**
   * {@return the bean on a card of a hand} {@code hand} is as in {@link #hand}. {@code place} is 0
   * for the front.
   */
  public static int card(long hand, int place) {
    return (int) (hand >>> (CARD_BITS * place)) & CARD;
  }

  /**
   * Takes a card out of the hand.
   *
   * @param place 0 for the front
   * @return the bean on it
   */
  public int remove(int place) {
    int bean = card(place);
    long before = (1L << (CARD_BITS * place)) - 1;
    hand = (hand & before) | ((hand >>> CARD_BITS) & ~before);
    held--;
    return bean;
  }

  /** {@return the length of the chain of a bean, 0 if there is none} */
  public int length(int bean) {
    return length(chains, bean);
  }

  /**
   * {@return the length of the chain of a bean, 0 if there is none} {@code chains} is as in {@link
   * #chains}, or any other counts with one byte per bean.
   */
  public static int length(long chains, int bean) {
    return (int) (chains >>> (LENGTH_BITS * bean)) & LENGTH;
  }

  /** {@return one card, as counts with one byte per bean} */
  public static long one(int bean) {
    return 1L << (LENGTH_BITS * bean);
  }

  /**
   * {@return the bean of the chain in a slot, −1 if the slot is free} {@code slots} is as in {@link
   * #slots}. {@code slot} is 0 to 2.
   */
  public static int bean(int slots, int slot) {
    return ((slots >>> (SLOT_BITS * slot)) & SLOT) - 1;
  }

  /** {@return whether a card of a bean can be chained without a sale} */
  public boolean hasRoom(int bean) {
    return ((kinds >>> bean) & 1) != 0 || Integer.bitCount(kinds) < chainLimit;
  }

  /** Chains a card. {@code bean} is one that {@linkplain #hasRoom has room}. */
  public void chain(int bean) {
    chain(bean, 1);
  }

  /**
   * Chains cards of one bean. {@code bean} is one that {@linkplain #hasRoom has room}. {@code
   * count} is the number of cards, 1 or more.
   */
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

  /** {@return the coins that the chain of a bean would sell for} */
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

  /** {@return whether the third chain can be bought} */
  public boolean mayBuy() {
    return chainLimit == CHAINS_AT_FIRST && coins >= Prices.THIRD_CHAIN;
  }

  public void buy() {
    coins -= Prices.THIRD_CHAIN;
    chainLimit = CHAINS_AT_FIRST + 1;
  }
}
