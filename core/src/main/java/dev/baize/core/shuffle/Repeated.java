package dev.baize.core.shuffle;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.random.RandomGenerator;

/** A shuffle that is done several times. */
record Repeated(Shuffle shuffle, int count) implements Shuffle {

  Repeated {
    checkArgument(count >= 0, "%s: expected to shuffle 0 or more times", count);
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
