package dev.baize.core.shuffle;

import java.util.random.RandomGenerator;

/**
 * The in-shuffle: the deck is cut exactly in half and the halves are interleaved, the first card of
 * the second half on top. It is the {@link RiffleCut} at half the deck, and uses no random numbers.
 * The number of cards must be even.
 */
public record InShuffle() implements Shuffle {
  @Override
  public void shuffle(int[] cards, RandomGenerator random) {
    if (cards.length % 2 != 0) {
      throw new IllegalArgumentException(
          cards.length + " cards: an in-shuffle cuts the deck exactly in half");
    }
    RiffleCut.riffle(cards, cards.length / 2);
  }

  @Override
  public String toString() {
    return "in-shuffle";
  }
}
