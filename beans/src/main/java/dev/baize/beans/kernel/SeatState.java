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
  public static final int HELD = 0xFF;
  private static final int SLOT_BITS = 4;
  public static final int SLOT = 15;
  private static final int FIRST_SLOT = 8;
  private static final int EACH_SLOT = 0x111 << FIRST_SLOT;
  public static final int SLOTS = SLOT * EACH_SLOT;
  private static final int HIGHEST = EACH_SLOT << (SLOT_BITS - 1);
  public static final int CHAIN_LIMIT = 20;
  public static final int COINS = 24;

  /** Three bits per card, the front card in the lowest; the bits above the last card are 0. */
  public long hand;

  /** One byte per bean: the length of its chain. */
  public long chains;

  /** One bit per bean: set if there is a chain of it. */
  public int kinds;

  /**
   * What everybody sees but the lengths of chains. From the lowest bit on: 8 bits for the cards in
   * hand; 4 for each of three slots, one more than the bean of its chain, 0 if it is free; 4 for
   * the number of slots, 2 until the third chain is bought; 8 for the coins.
   */
  public int open = CHAINS_AT_FIRST << CHAIN_LIMIT;

  SeatState() {}

  public void set(SeatState other) {
    hand = other.hand;
    chains = other.chains;
    kinds = other.kinds;
    open = other.open;
  }

  /** Puts a card at the back of the hand. */
  public void take(int bean) {
    hand |= (long) bean << (CARD_BITS * held());
    open++;
  }

  /** Takes all but the front cards out of the hand. */
  public void keep(int count) {
    hand &= (1L << (CARD_BITS * count)) - 1;
    open += count - held();
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
    open--;
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

  /** The bean of the chain in a slot, 0 to 2, as in {@link #open}; −1 if the slot is free. */
  public static int bean(int open, int slot) {
    return ((open >>> (FIRST_SLOT + SLOT_BITS * slot)) & SLOT) - 1;
  }

  /** Whether a card of a bean can be chained without a sale. */
  public boolean hasRoom(int bean) {
    return ((kinds >>> bean) & 1) != 0 || Integer.bitCount(kinds) < chainLimit();
  }

  public void chain(int bean) {
    chain(bean, 1);
  }

  /** Chains one card or more of a bean that {@linkplain #hasRoom has room}. */
  public void chain(int bean, int count) {
    if (((kinds >>> bean) & 1) == 0) {
      open |= (bean + 1) << slotOf(0);
      kinds |= 1 << bean;
    }
    chains += count * one(bean);
  }

  /** The lowest bit of the first slot with this value: the first from which 1 cannot be taken. */
  private int slotOf(int value) {
    int zero = open ^ (value * EACH_SLOT);
    return Integer.numberOfTrailingZeros((zero - EACH_SLOT) & ~zero & HIGHEST) & -SLOT_BITS;
  }

  public int price(int bean) {
    return Prices.coins(bean, length(bean));
  }

  public void sell(int bean) {
    open += price(bean) << COINS;
    open &= ~(SLOT << slotOf(bean + 1));
    kinds &= ~(1 << bean);
    chains &= ~((long) LENGTH << (LENGTH_BITS * bean));
  }

  public int held() {
    return open & HELD;
  }

  public int chainLimit() {
    return (open >>> CHAIN_LIMIT) & SLOT;
  }

  public int coins() {
    return open >>> COINS;
  }

  public void set(int chainLimit, int coins) {
    open += ((chainLimit - chainLimit()) << CHAIN_LIMIT) + ((coins - coins()) << COINS);
  }

  public boolean hasThird() {
    return chainLimit() > CHAINS_AT_FIRST;
  }

  public boolean mayBuy() {
    return !hasThird() && coins() >= Prices.THIRD_CHAIN;
  }

  public void buy() {
    set(MAX_CHAINS, coins() - Prices.THIRD_CHAIN);
  }
}
