package dev.baize.beans;

import static java.util.Objects.requireNonNull;

import java.util.Locale;

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
          String.format(
              Locale.ROOT, "a chain of %d %s: expected 1 to %d cards", length, bean, bean.count()));
    }
  }

  /**
   * {@return this chain with one more card}
   *
   * @param card a card of the same bean
   * @throws IllegalArgumentException if the card is of another bean, or all of its cards are in the
   *     chain
   */
  public Chain plus(Bean card) {
    if (requireNonNull(card) != bean) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT, "%s cannot go on a chain of %s: expected %s", card, bean, bean));
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
