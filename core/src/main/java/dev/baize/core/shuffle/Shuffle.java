package dev.baize.core.shuffle;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.random.RandomGenerator;

/**
 * A way to permute cards. The permutation depends on the size of the deck and perhaps on random
 * numbers, never on what the cards are.
 *
 * <p>A shuffle is applied to a whole deck in its previous order, not to the cards left in a stock.
 * Shuffles are stateless and thread-safe. The {@code toString} is the name in the rules.
 */
@FunctionalInterface
public interface Shuffle {
  /**
   * Permutes the cards in place.
   *
   * @param cards any numbers that stand for cards; position 0 is dealt first
   * @param random the source of random numbers, unused by shuffles that need none
   * @throws IllegalArgumentException if the shuffle does not support this number of cards; their
   *     order is then unchanged, except by earlier rounds of a repeated shuffle
   */
  void shuffle(int[] cards, RandomGenerator random);

  /**
   * {@return this shuffle, repeated}
   *
   * @param n how many times, 0 or more
   */
  default Shuffle times(int n) {
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
    return new Repeated(this, n);
  }
}
