package dev.baize.core.game;

/**
 * What one seat may know in one position, and nothing else.
 *
 * <p>Views are immutable. Positions that look the same from a seat have equal views, whatever cards
 * are hidden from it.
 *
 * <p>If a game has no table of its own, people are shown the {@code toString} of its views; the
 * default one of a record will do.
 */
public interface View {

  /** {@return the seat whose view this is} */
  Seat seat();

  /**
   * {@return the number of decisions made by all seats together before the view, from 0} It
   * identifies a decision within its game.
   */
  long turn();
}
