package dev.baize.beans.kernel;

/** The trade area: cards that lie open in the order they came, each taken, discarded or left. */
public final class TradeArea {

  private static final byte[] NOTHING = {};

  /** As it was filled. Never changed, but replaced. */
  private byte[] cards = NOTHING;

  /** The cards that are still there, by bit. */
  private long present;

  /** Those of them that are still to be asked about in this step. */
  private long pending;

  /** For the table. */
  TradeArea() {}

  /**
   * Fills it, and makes all of it pending.
   *
   * @param filled is kept and not changed
   */
  public void fill(byte[] filled) {
    cards = filled;
    present = (1L << filled.length) - 1;
    pending = present;
  }

  /** {@return the cards as it was filled; not to be changed} */
  public byte[] cards() {
    return cards;
  }

  /**
   * {@return a card by its place, present or not}
   *
   * @param place from 0, in the order they came
   */
  public int card(int place) {
    return cards[place];
  }

  /** {@return the places of the cards that are still there, by bit} */
  public long present() {
    return present;
  }

  /** {@return the places of the cards that are still to be asked about in this step, by bit} */
  public long pending() {
    return pending;
  }

  /** The first card that is still to be asked about. */
  int asked() {
    return cards[Long.numberOfTrailingZeros(pending)];
  }

  /** All that are there are to be asked about. */
  void askAll() {
    pending = present;
  }

  /**
   * The first so many cards were asked about and stay.
   *
   * @param count 0 or more
   */
  public void leave(int count) {
    pending &= ~((1L << count) - 1);
  }

  /** The card that was asked about stays. */
  void leaveAsked() {
    pending &= pending - 1;
  }

  /** The card that was asked about goes. */
  void removeAsked() {
    present &= ~Long.lowestOneBit(pending);
    leaveAsked();
  }

  /**
   * {@return how many cards of a bean are still to be asked about}
   *
   * @param bean 0 to 7
   */
  public int pending(int bean) {
    return count(pending, bean);
  }

  /**
   * {@return how many cards of a bean are still there}
   *
   * @param bean 0 to 7
   */
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

  /** Becomes like another. */
  void set(TradeArea other) {
    cards = other.cards;
    present = other.present;
    pending = other.pending;
  }
}
