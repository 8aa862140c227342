package dev.baize.beans;

import dev.baize.beans.kernel.SeatState;
import java.util.ArrayList;
import java.util.List;

/**
 * A chain on the table.
 *
 * @param bean the bean on all of its cards
 * @param length the number of its cards, 1 to the {@link Bean#count}
 */
public record Chain(Bean bean, int length) {

  /**
   * Checks the length.
   *
   * @param bean the bean on all of its cards
   * @param length 1 to the {@link Bean#count}
   */
  public Chain {
    if (length < 1 || length > bean.count()) {
      throw new IllegalArgumentException(
          "a chain of " + length + ' ' + bean + ": expected 1 to " + bean.count() + " cards");
    }
  }

  /** The chains of a seat in the order of their slots, from numbers as in {@link SeatState}. */
  static List<Chain> all(int open, long chains) {
    List<Chain> all = new ArrayList<>();
    for (int slot = 0; slot < SeatState.MAX_CHAINS; slot++) {
      int bean = SeatState.bean(open, slot);
      if (bean >= 0) {
        all.add(new Chain(Bean.at(bean), SeatState.length(chains, bean)));
      }
    }
    return List.copyOf(all);
  }

  /** {@return how many coins it sells for, 0 to 4} */
  public int coins() {
    return bean.coins(length);
  }

  /** The classic line: the bean's name, then its letter for each card, {@code Red R R R R}. */
  @Override
  public String toString() {
    return bean + (" " + bean.letter()).repeat(length);
  }
}
