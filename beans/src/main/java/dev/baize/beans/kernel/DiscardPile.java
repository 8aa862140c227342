package dev.baize.beans.kernel;

/** The discard pile: a stack of cards, all of them face up. */
public final class DiscardPile {

  private final byte[] cards = new byte[Prices.CARDS];
  private int size;
  private long counts;

  DiscardPile() {}

  public int size() {
    return size;
  }

  /** How many cards of each bean there are, one byte per bean. */
  public long counts() {
    return counts;
  }

  /** The bean on a card; 0 is the place of the card at the bottom. */
  public int card(int place) {
    return cards[place];
  }

  public void add(int bean) {
    cards[size++] = (byte) bean;
    counts += SeatState.one(bean);
  }

  /** Puts a card under all others. */
  void bury(int bean) {
    System.arraycopy(cards, 0, cards, 1, size++);
    cards[0] = (byte) bean;
    counts += SeatState.one(bean);
  }

  void replace(int place, int bean) {
    counts += SeatState.one(bean) - SeatState.one(cards[place]);
    cards[place] = (byte) bean;
  }

  byte take() {
    byte bean = cards[--size];
    counts -= SeatState.one(bean);
    return bean;
  }

  /** The number of cards above the topmost one that is of none of {@code kinds}, a bit per bean. */
  int matching(int kinds) {
    int count = 0;
    while (count < size && ((kinds >>> cards[size - 1 - count]) & 1) != 0) {
      count++;
    }
    return count;
  }

  void set(DiscardPile other) {
    System.arraycopy(other.cards, 0, cards, 0, other.size);
    size = other.size;
    counts = other.counts;
  }
}
