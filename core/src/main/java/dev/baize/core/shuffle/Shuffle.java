package dev.baize.core.shuffle;

import static java.util.Objects.requireNonNull;

import java.util.random.RandomGenerator;

/**
 * A way to bring cards into another order: a permutation, chosen by the size of the deck and
 * perhaps by random numbers, never by what the cards are.
 *
 * <p>A shuffle acts on a whole deck in the order in which it was last left, not on what remains of
 * it. It keeps nothing from one call to the next, so one shuffle may serve many threads. Its {@code
 * toString} is the name it has in the rules.
 */
@FunctionalInterface
public interface Shuffle {
  /**
   * Permutes the cards in place.
   *
   * @param cards any numbers that stand for cards; position 0 is dealt first
   * @param random where random numbers are taken from; a shuffle that needs none takes none
   * @throws IllegalArgumentException if the shuffle cannot be done on this number of cards; they
   *     then stay in their order, though parts of a combined shuffle may have been done
   */
  void shuffle(int[] cards, RandomGenerator random);

  /**
   * This shuffle several times over.
   *
   * @param n how many times, 0 or more
   * @return the repeated shuffle
   * @throws IllegalArgumentException if {@code n} is negative
   */
  default Shuffle times(int n) {
    return new RepeatedShuffle(this, n);
  }

  /**
   * This shuffle and then another.
   *
   * @param next the shuffle to be done second
   * @return both in one
   */
  default Shuffle andThen(Shuffle next) {
    return new ShuffleSequence(this, requireNonNull(next));
  }
}
