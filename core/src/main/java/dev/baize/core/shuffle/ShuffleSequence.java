package dev.baize.core.shuffle;

import java.util.random.RandomGenerator;

/** The result of {@link Shuffle#andThen}. */
record ShuffleSequence(Shuffle first, Shuffle second) implements Shuffle {
  @Override
  public void shuffle(int[] cards, RandomGenerator random) {
    first.shuffle(cards, random);
    second.shuffle(cards, random);
  }

  @Override
  public String toString() {
    return first + ", then " + second;
  }
}
