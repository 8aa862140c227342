package dev.baize.core.shuffle;

import java.util.random.RandomGenerator;

/** Leaves every card where it is. Takes no random numbers. */
public record NoShuffle() implements Shuffle {
  @Override
  public void shuffle(int[] cards, RandomGenerator random) {}

  /**
   * The name in the rules.
   *
   * @return {@code none}
   */
  @Override
  public String toString() {
    return "none";
  }
}
