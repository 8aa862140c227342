package dev.baize.blackjack;

import java.util.random.RandomGenerator;

/**
 * The uniform shuffle of Fisher and Yates, in which each number of the generator yields two bounded
 * integers: Brackett-Rozinsky and Lemire, <i>Batched Ranged Random Integer Generation</i>,
 * Software: Practice and Experience 55, 2025. The first is drawn from the upper half of the number
 * as in {@link dev.baize.core.random.BoundedInts}, the second from the remainder of the first.
 *
 * <p>It does not share the code of {@link dev.baize.core.shuffle.UniformShuffle}, which draws one
 * integer from each number and always shuffles the whole array: that would change the cards of
 * every seed, and take about twice as many random numbers per deck. The order for a given generator
 * is a promise, because records are replayed by it.
 */
final class BatchedFisherYates {

  private static final long LOW_HALF = 0xFFFF_FFFFL;

  private BatchedFisherYates() {}

  /** Fills positions from the last down to the first, 1 or more; one more if they are odd. */
  static void shuffle(int[] cards, int last, int first, RandomGenerator random) {
    int place = last;
    while (place >= first) {
      int pairs = (place + 1) * place;
      long chosen = (random.nextLong() >>> Integer.SIZE) * (place + 1);
      long chosenNext = (chosen & LOW_HALF) * place;
      if (isRejected(chosenNext & LOW_HALF, pairs)) {
        continue;
      }
      swap(cards, place, (int) (chosen >>> Integer.SIZE));
      swap(cards, place - 1, (int) (chosenNext >>> Integer.SIZE));
      place -= 2;
    }
  }

  private static boolean isRejected(long half, int results) {
    return half < results && half < (1L << Integer.SIZE) % results;
  }

  static void swap(int[] cards, int one, int other) {
    int card = cards[one];
    cards[one] = cards[other];
    cards[other] = card;
  }
}
