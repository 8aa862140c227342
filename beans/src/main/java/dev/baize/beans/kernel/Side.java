package dev.baize.beans.kernel;

/** What one seat has: its hand, its chains and its coins. */
public final class Side {

  /** The most cards that a hand can have: they are 63 bits. */
  public static final int MOST_HELD = 21;

  /** How many chains there may be before a third is bought. */
  private static final int FEWEST_PLACES = 2;

  private static final int CARD_BITS = 3;
  private static final int CARD = 7;
  private static final int LENGTH_BITS = 8;
  private static final int LENGTH = 255;
  private static final int SLOT_BITS = 4;
  private static final int SLOT = 15;

  /** Three bits for each card, the front card in the lowest; none above the last card. */
  public long hand;

  /** How many cards the hand has. */
  public int held;

  /** A byte for each bean: the length of its chain. */
  public long chains;

  /** A bit for each bean that there is a chain of. */
  public int kinds;

  /**
   * Four bits for each place of a chain, the first in the lowest: one more than the bean, 0 if it
   * is free.
   */
  public int slots;

  /** How many chains there may be: 2 or 3. */
  public int places = FEWEST_PLACES;

  /** How many coins it has. */
  public int coins;

  /** For the table. */
  Side() {}

  /**
   * Becomes like another.
   *
   * @param other is not changed
   */
  public void set(Side other) {
    hand = other.hand;
    held = other.held;
    chains = other.chains;
    kinds = other.kinds;
    slots = other.slots;
    places = other.places;
    coins = other.coins;
  }

  /**
   * Puts a card at the back of the hand.
   *
   * @param bean what is on the card
   */
  public void take(int bean) {
    hand |= (long) bean << (CARD_BITS * held);
    held++;
  }

  /**
   * {@return the bean on a card of the hand}
   *
   * @param place 0 for the front
   */
  public int card(int place) {
    return card(hand, place);
  }

  /**
   * {@return the bean on a card of a hand}
   *
   * @param hand as in {@link #hand}
   * @param place 0 for the front
   */
  public static int card(long hand, int place) {
    return (int) (hand >>> (CARD_BITS * place)) & CARD;
  }

  /**
   * Takes a card out of the hand.
   *
   * @param place 0 for the front
   * @return what is on it
   */
  public int remove(int place) {
    int bean = card(place);
    long before = (1L << (CARD_BITS * place)) - 1;
    hand = (hand & before) | ((hand >>> CARD_BITS) & ~before);
    held--;
    return bean;
  }

  /**
   * {@return the length of the chain of a bean, 0 if there is none}
   *
   * @param bean 0 to 7
   */
  public int length(int bean) {
    return length(chains, bean);
  }

  /**
   * {@return the length of the chain of a bean, 0 if there is none}
   *
   * @param chains as in {@link #chains}
   * @param bean 0 to 7
   */
  public static int length(long chains, int bean) {
    return (int) (chains >>> (LENGTH_BITS * bean)) & LENGTH;
  }

  /**
   * {@return the bean of the chain in a place, −1 if it is free}
   *
   * @param slots as in {@link #slots}
   * @param place 0 to 2
   */
  public static int bean(int slots, int place) {
    return ((slots >>> (SLOT_BITS * place)) & SLOT) - 1;
  }

  /**
   * {@return whether a card of a bean can be chained without a sale}
   *
   * @param bean 0 to 7
   */
  public boolean hasRoom(int bean) {
    return ((kinds >>> bean) & 1) != 0 || Integer.bitCount(kinds) < places;
  }

  /**
   * Chains a card.
   *
   * @param bean one that {@linkplain #hasRoom has room}
   */
  public void chain(int bean) {
    if (((kinds >>> bean) & 1) == 0) {
      begin(bean);
    }
    chains += 1L << (LENGTH_BITS * bean);
  }

  private void begin(int bean) {
    int at = 0;
    while (((slots >>> at) & SLOT) != 0) {
      at += SLOT_BITS;
    }
    slots |= (bean + 1) << at;
    kinds |= 1 << bean;
  }

  /**
   * {@return what the chain of a bean would sell for, in coins}
   *
   * @param bean 0 to 7
   */
  public int price(int bean) {
    return Prices.coins(bean, length(bean));
  }

  /**
   * Sells a chain.
   *
   * @param bean one that there is a chain of
   */
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

  /** {@return whether the third chain is bought} */
  public boolean hasThird() {
    return places > FEWEST_PLACES;
  }

  /** {@return whether the third chain can be bought} */
  public boolean mayBuy() {
    return places == FEWEST_PLACES && coins >= Prices.THIRD_CHAIN;
  }

  /** Buys the third chain. */
  public void buy() {
    coins -= Prices.THIRD_CHAIN;
    places = FEWEST_PLACES + 1;
  }
}
