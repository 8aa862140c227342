package dev.baize.cli.fuzz;

import java.util.List;
import java.util.SplittableRandom;

/** Chance, which is the same in each run of a case, whatever ran before it. */
final class Dice {

  private static final long CASES = 1L << 32;

  private final SplittableRandom random;

  Dice(long seed, long number) {
    random = new SplittableRandom(seed * CASES + number);
  }

  /** A number from 0 to one below the bound, which is 1 or more. */
  int below(int bound) {
    return random.nextInt(bound);
  }

  /** Whether one time in so many has come. */
  boolean oneIn(int times) {
    return below(times) == 0;
  }

  <T> T pick(List<T> list) {
    return list.get(below(list.size()));
  }
}
