package dev.baize.beans.table;

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

  /** Becomes like another. */
  public void set(Side other) {
    hand = other.hand;
    held = other.held;
    chains = other.chains;
    kinds = other.kinds;
    slots = other.slots;
    places = other.places;
    coins = other.coins;
  }

  /** Puts a card at the back of the hand. */
  public void take(int bean) {
    hand |= (long) bean << (CARD_BITS * held);
    held++;
  }

  /** The card at a place of the hand, 0 for the front. */
  public int card(int place) {
    return card(hand, place);
  }

  /** The card at a place of a hand, 0 for the front. */
  public static int card(long hand, int place) {
    return (int) (hand >>> (CARD_BITS * place)) & CARD;
  }

  /** Takes the card at a place out of the hand. */
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

  /** The length of the chain of a bean among such {@link #chains}. */
  public static int length(long chains, int bean) {
    return (int) (chains >>> (LENGTH_BITS * bean)) & LENGTH;
  }

  /** The bean in a place among such {@link #slots}, −1 if it is free. */
  public static int bean(int slots, int place) {
    return ((slots >>> (SLOT_BITS * place)) & SLOT) - 1;
  }

  /** Whether a card of a bean can be chained without a sale. */
  public boolean hasRoom(int bean) {
    return ((kinds >>> bean) & 1) != 0 || Integer.bitCount(kinds) < places;
  }

  /** Chains a card, for which there must be room. */
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

  /** What the chain of a bean would sell for. */
  public int price(int bean) {
    return Prices.coins(bean, length(bean));
  }

  /** Sells the chain of a bean. */
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

  /** Whether the third chain is bought. */
  public boolean hasThird() {
    return places > FEWEST_PLACES;
  }

  /** Whether the third chain can be bought. */
  public boolean mayBuy() {
    return places == FEWEST_PLACES && coins >= Prices.THIRD_CHAIN;
  }

  /** Buys the third chain. */
  public void buy() {
    coins -= Prices.THIRD_CHAIN;
    places = FEWEST_PLACES + 1;
  }
}
