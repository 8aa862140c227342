package dev.baize.core.shuffle;

import java.util.random.RandomGenerator;

/** What {@link Shuffle#times} makes. */
record RepeatedShuffle(Shuffle shuffle, int count) implements Shuffle {
  RepeatedShuffle {
    if (count < 0) {
      throw new IllegalArgumentException(count + ": expected to shuffle 0 or more times");
    }
  }

  @Override
  public void shuffle(int[] cards, RandomGenerator random) {
    for (int i = 0; i < count; i++) {
      shuffle.shuffle(cards, random);
    }
  }

  @Override
  public String toString() {
    return "(" + shuffle + ") " + count + " times";
  }
}
