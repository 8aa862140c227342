package dev.baize.core.shuffle;

import java.util.random.RandomGenerator;

/**
 * The in-shuffle: the deck is cut exactly in half and the halves are interleaved, the first card of
 * the second half on top. It is the {@link RiffleCut} at half the deck, and uses no random numbers.
 */
public record InShuffle() implements Shuffle {
  /**
   * {@inheritDoc}
   *
   * @throws IllegalArgumentException if the number of cards is odd
   */
  @Override
  public void shuffle(int[] cards, RandomGenerator random) {
    if (cards.length % 2 != 0) {
      throw new IllegalArgumentException(
          cards.length + " cards: an in-shuffle cuts the deck exactly in half");
    }
    RiffleCut.riffle(cards, cards.length / 2);
  }

  /** {@return {@code in-shuffle}, the name in the rules} */
  @Override
  public String toString() {
    return "in-shuffle";
  }
}
