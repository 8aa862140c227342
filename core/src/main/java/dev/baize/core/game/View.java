package dev.baize.core.game;

/**
 * What one seat may know at one moment, and nothing else.
 *
 * <p>Views are immutable. Two views of what looks the same from a seat are equal, whatever cards
 * lie hidden from it.
 *
 * <p>The {@code toString} of a view is what a person sees of a game that brings no table of its
 * own; that of a record will do.
 */
public interface View {

  /** {@return whose view this is} */
  Seat seat();

  /**
   * {@return how many decisions all seats together had taken when the view was made, from 0} No two
   * decisions of one game have the same number.
   */
  long turn();
}
