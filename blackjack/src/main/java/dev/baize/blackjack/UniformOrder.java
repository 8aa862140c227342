package dev.baize.blackjack;

import java.util.random.RandomGenerator;

/**
 * Brings cards into an order in which every permutation is equally likely: the shuffle of Fisher
 * and Yates with two draws from each number of the generator.
 *
 * <p>A draw is made as in {@link dev.baize.core.random.BoundedInts}, from the upper half of the
 * number, and a second from what the first leaves of it: Brackett-Rozinsky and Lemire, <i>Batched
 * Ranged Random Integer Generation</i>, Software: Practice and Experience 55, 2025. The order for a
 * given generator is a promise, because records are replayed by it.
 */
final class UniformOrder {

  private static final long LOW_HALF = 0xFFFF_FFFFL;

  private UniformOrder() {}

  /**
   * Chooses a card for each place from the last down to the first, two places at a time, among the
   * cards that are there or before; one more place is filled if the places are odd in number.
   *
   * @param first 1 or more: for place 0 no choice is left
   */
  static void place(long[] cards, int last, int first, RandomGenerator random) {
    int place = last;
    while (place >= first) {
      int pairs = (place + 1) * place;
      long chosen = (random.nextLong() >>> Integer.SIZE) * (place + 1);
      long chosenNext = (chosen & LOW_HALF) * place;
      if (isRefused(chosenNext & LOW_HALF, pairs)) {
        continue;
      }
      swap(cards, place, (int) (chosen >>> Integer.SIZE));
      swap(cards, place - 1, (int) (chosenNext >>> Integer.SIZE));
      place -= 2;
    }
  }

  /** Whether a lower half is one of those that would make some results more likely than others. */
  private static boolean isRefused(long half, int results) {
    return half < results && half < (1L << Integer.SIZE) % results;
  }

  private static void swap(long[] cards, int one, int other) {
    long card = cards[one];
    cards[one] = cards[other];
    cards[other] = card;
  }
}
