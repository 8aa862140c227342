package dev.baize.beans.kernel;

/** The discard pile, on which all cards lie open and only the top can be taken. */
public final class Pile {

  private final byte[] cards = new byte[Prices.CARDS];
  private int size;

  /** For the table. */
  Pile() {}

  /** {@return how many cards there are} */
  public int size() {
    return size;
  }

  /**
   * {@return a card by its place}
   *
   * @param place from 0, counted from the bottom
   */
  public int card(int place) {
    return cards[place];
  }

  /**
   * Puts a card on top.
   *
   * @param bean what is on it
   */
  public void add(int bean) {
    cards[size++] = (byte) bean;
  }

  /** Takes the top card. */
  byte take() {
    return cards[--size];
  }

  /**
   * How many cards from the top on are of some kinds.
   *
   * @param kinds a bit for each bean
   */
  int matching(int kinds) {
    int count = 0;
    while (count < size && ((kinds >>> cards[size - 1 - count]) & 1) != 0) {
      count++;
    }
    return count;
  }

  /** Becomes like another. */
  void set(Pile other) {
    System.arraycopy(other.cards, 0, cards, 0, other.size);
    size = other.size;
  }
}
