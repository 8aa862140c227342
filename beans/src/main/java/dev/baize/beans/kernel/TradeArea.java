package dev.baize.beans.kernel;

/**
 * The trade area: cards that lie face up in the order they came, until each is chained or
 * discarded.
 */
public final class TradeArea {

  private static final byte[] NOTHING = {};

  /** The cards it was filled with, whether still there or not; never written to, but replaced. */
  private byte[] cards = NOTHING;

  /** One bit per card: set if it is still there. */
  private long present;

  /** One bit per card: set if it is there and no decision about it was made in this step. */
  private long pending;

  TradeArea() {}

  /**
   * Replaces all cards; every one of them is pending. {@code filled} is not copied, and never
   * modified.
   */
  public void fill(byte[] filled) {
    cards = filled;
    present = (1L << filled.length) - 1;
    pending = present;
  }

  /** Replaces all cards; every one of them is pending. */
  public void fill(int[] beans) {
    byte[] filled = new byte[beans.length];
    for (int i = 0; i < filled.length; i++) {
      filled[i] = (byte) beans[i];
    }
    fill(filled);
  }

  /** {@return the cards it was filled with, whether still there or not; not to be changed} */
  public byte[] cards() {
    return cards;
  }

  /**
   * {@return the bean on a card, whether still there or not}
   *
   * @param place from 0, in the order in which the cards came
   */
  public int card(int place) {
    return cards[place];
  }

  /** {@return the mask of the places of the cards that are still there} */
  public long present() {
    return present;
  }

  /**
   * {@return the mask of the places of the pending cards: no decision about them was made in this
   * step}
   */
  public long pending() {
    return pending;
  }

  int firstPending() {
    return cards[Long.numberOfTrailingZeros(pending)];
  }

  /** Makes every card that is there pending. */
  void setAllPending() {
    pending = present;
  }

  /**
   * Makes the first cards no longer pending; they stay. {@code count} is the number of these cards,
   * 0 or more.
   */
  public void leave(int count) {
    pending &= ~((1L << count) - 1);
  }

  /** Makes the first pending card no longer pending; it stays. */
  void leavePending() {
    pending &= pending - 1;
  }

  void removePending() {
    present &= ~Long.lowestOneBit(pending);
    leavePending();
  }

  public int pending(int bean) {
    return count(pending, bean);
  }

  /** {@return the number of cards of a bean that are still there} */
  public int present(int bean) {
    return count(present, bean);
  }

  private int count(long places, int bean) {
    int count = 0;
    for (long rest = places; rest != 0; rest &= rest - 1) {
      count += cards[Long.numberOfTrailingZeros(rest)] == bean ? 1 : 0;
    }
    return count;
  }

  void set(TradeArea other) {
    cards = other.cards;
    present = other.present;
    pending = other.pending;
  }
}
