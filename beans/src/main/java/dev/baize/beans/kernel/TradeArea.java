package dev.baize.beans.kernel;

/** The trade area: cards face up in the order they came, until chained or discarded. */
public final class TradeArea {

  private static final byte[] NOTHING = {};

  /** The cards it was filled with, whether still there or not; never written to, but replaced. */
  private byte[] cards = NOTHING;

  /** One bit per card: set if it is still there. */
  private long present;

  /** One bit per card: set if it is there and no decision about it was made in this step. */
  private long pending;

  TradeArea() {}

  /** Replaces all cards by others, which are all pending; the array is not copied. */
  public void fill(byte[] filled) {
    cards = filled;
    present = (1L << filled.length) - 1;
    pending = present;
  }

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

  /** The bean on a card, whether still there or not, by its place in the order they came. */
  public int card(int place) {
    return cards[place];
  }

  public long present() {
    return present;
  }

  public long pending() {
    return pending;
  }

  int firstPending() {
    return cards[Long.numberOfTrailingZeros(pending)];
  }

  void setAllPending() {
    pending = present;
  }

  /** Makes the first {@code count} cards no longer pending; they stay. */
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
