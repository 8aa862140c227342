package dev.baize.core.shuffle;

import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/** Orders of cards that are numbered from 0. */
final class Orders {
  private Orders() {}

  /** The order of a new deck. */
  static int[] fresh(int size) {
    return IntStream.range(0, size).toArray();
  }

  /** The order of a new deck after a shuffle that takes no random numbers. */
  static int[] after(Shuffle shuffle, int size) {
    return after(shuffle, size, none());
  }

  /** The order of a new deck after a shuffle. */
  static int[] after(Shuffle shuffle, int size, RandomGenerator random) {
    int[] cards = fresh(size);
    shuffle.shuffle(cards, random);
    return cards;
  }

  /** A generator that must not be asked. */
  static RandomGenerator none() {
    return () -> {
      throw new AssertionError("takes a random number");
    };
  }
}
