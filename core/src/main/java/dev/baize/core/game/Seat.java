package dev.baize.core.game;

/**
 * A position at the table, counted from 0 in the order of play.
 *
 * <p>There is one object for each seat, so seats may be compared with {@code ==}.
 */
public final class Seat implements Comparable<Seat> {

  /** The maximum number of seats at a table. */
  public static final int MAX_COUNT = 64;

  private static final Seat[] SEATS = new Seat[MAX_COUNT];

  static {
    for (int i = 0; i < MAX_COUNT; i++) {
      SEATS[i] = new Seat(i);
    }
  }

  private final int index;

  private Seat(int index) {
    this.index = index;
  }

  /**
   * {@return the seat with this number}
   *
   * @param index 0 to {@link #MAX_COUNT} − 1
   */
  public static Seat of(int index) {
    if (index < 0 || index >= MAX_COUNT) {
      throw new IllegalArgumentException("no seat " + index + "; expected 0 to " + (MAX_COUNT - 1));
    }
    return SEATS[index];
  }

  /** {@return this seat's number, from 0} */
  public int index() {
    return index;
  }

  /**
   * {@return the next seat in the order of play}
   *
   * @param seats the number of seats at the table, more than {@link #index}
   */
  public Seat next(int seats) {
    return SEATS[index + 1 < seats ? index + 1 : 0];
  }

  @Override
  public int compareTo(Seat other) {
    return Integer.compare(index, other.index);
  }

  @Override
  public String toString() {
    return "seat " + index;
  }
}
