package dev.baize.beans.kernel;

/** The trade area: cards face up in the order they came, until chained or discarded. */
public final class TradeArea {

  // One bit per card, whether still there or not: a binary digit of the number of its bean.
  public long ones;
  public long twos;
  public long fours;

  /** One bit per card: set if it is still there. */
  private long present;

  /** One bit per card: set if it is there and no decision about it was made in this step. */
  private long pending;

  TradeArea() {}

  /** Replaces all cards by others, which are all pending. */
  public void fill(int[] beans) {
    clear();
    for (int bean : beans) {
      add(bean);
    }
  }

  void clear() {
    ones = 0;
    twos = 0;
    fours = 0;
    present = 0;
    pending = 0;
  }

  /** Adds a card to cards that are all there; they are all pending. */
  void add(int bean) {
    long place = present + 1;
    ones |= place & -(bean & 1L);
    twos |= place & -((bean >> 1) & 1L);
    fours |= place & -((bean >> 2) & 1L);
    present |= place;
    pending = present;
  }

  /** The bean on a card, whether still there or not, by its place in the order they came. */
  public int card(int place) {
    return card(ones, twos, fours, place);
  }

  /** The same for cards as in {@link #ones}, {@link #twos} and {@link #fours}. */
  public static int card(long ones, long twos, long fours, int place) {
    long two = ((twos >>> place) & 1) << 1;
    long four = ((fours >>> place) & 1) << 2;
    return (int) (((ones >>> place) & 1) | two | four);
  }

  public long present() {
    return present;
  }

  public long pending() {
    return pending;
  }

  int firstPending() {
    return card(Long.numberOfTrailingZeros(pending));
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
    long alike = same(ones, bean) & same(twos, bean >> 1) & same(fours, bean >> 2);
    return Long.bitCount(places & alike);
  }

  /** Where {@code bits} are the lowest bit of a number. */
  private static long same(long bits, int number) {
    return bits ^ ((number & 1L) - 1);
  }

  void set(TradeArea other) {
    ones = other.ones;
    twos = other.twos;
    fours = other.fours;
    present = other.present;
    pending = other.pending;
  }
}
