package dev.baize.core.shuffle;

import java.util.random.RandomGenerator;

/** Leaves every card where it is. Uses no random numbers. */
public record NoShuffle() implements Shuffle {
  @Override
  public void shuffle(int[] cards, RandomGenerator random) {}

  @Override
  public String toString() {
    return "none";
  }
}
