package dev.baize.beans.kernel;

/** The discard pile: a stack of cards, all of them face up. */
public final class DiscardPile {

  private final byte[] cards = new byte[Prices.CARDS];
  private int size;
  private int top = GameState.NONE;
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

  /** The bean on the topmost card; {@link GameState#NONE} if there is none. */
  public int top() {
    return top;
  }

  public void add(int bean) {
    cards[size++] = (byte) bean;
    top = bean;
    counts += SeatState.one(bean);
  }

  /** Puts a card under all others. */
  void bury(int bean) {
    System.arraycopy(cards, 0, cards, 1, size++);
    cards[0] = (byte) bean;
    top = cards[size - 1];
    counts += SeatState.one(bean);
  }

  /** Replaces a card under the topmost one. */
  void replace(int place, int bean) {
    counts += SeatState.one(bean) - SeatState.one(cards[place]);
    cards[place] = (byte) bean;
  }

  int take() {
    int bean = cards[--size];
    top = size == 0 ? GameState.NONE : cards[size - 1];
    counts -= SeatState.one(bean);
    return bean;
  }

  void set(DiscardPile other) {
    System.arraycopy(other.cards, 0, cards, 0, other.size);
    size = other.size;
    top = other.top;
    counts = other.counts;
  }
}
