package dev.baize.beans;

import static java.util.Objects.requireNonNull;

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

  /**
   * {@return this chain with one more card}
   *
   * @param card a card of the same bean
   * @throws IllegalArgumentException if that is impossible
   */
  public Chain plus(Bean card) {
    if (requireNonNull(card) != bean) {
      throw new IllegalArgumentException(
          card + " cannot go on a chain of " + bean + ": expected " + bean);
    }
    return new Chain(bean, length + 1);
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
