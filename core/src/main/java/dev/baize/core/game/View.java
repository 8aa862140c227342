package dev.baize.core.game;

/**
 * What one seat may know in one position, and nothing else.
 *
 * <p>Views are immutable, and equal where positions look the same from a seat.
 *
 * <p>If a game has no table of its own, people are shown the {@code toString} of its views.
 */
public interface View {

  /** {@return the seat whose view this is} */
  Seat seat();

  /** {@return how many decisions all seats have made before, and so the number of the next} */
  long turn();
}
