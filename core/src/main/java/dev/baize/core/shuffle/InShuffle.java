package dev.baize.core.shuffle;

import java.util.random.RandomGenerator;

/**
 * The in-shuffle, the {@link RiffleCut} at half the deck: the halves are interleaved, the first
 * card of the second on top. The number of cards must be even. Uses no random numbers.
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
