package dev.baize.blackjack;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.random.Seed;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.PrimitiveIterator;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class BatchedFisherYatesTest {

  private static String order(int size, RandomGenerator random) {
    int[] cards = cards(size);
    BatchedFisherYates.shuffle(cards, size - 1, 1, random);
    return Arrays.toString(cards);
  }

  private static int[] cards(int size) {
    int[] cards = new int[size];
    for (int i = 0; i < size; i++) {
      cards[i] = i;
    }
    return cards;
  }

  private static RandomGenerator yielding(long... upperHalves) {
    PrimitiveIterator.OfLong outputs =
        LongStream.of(upperHalves).map(half -> half << 32).iterator();
    return outputs::nextLong;
  }

  /** In the middle of the range of numbers that give a result. */
  private static long drawing(long result, long results) {
    return ((2 * result + 1) << 31) / results;
  }

  @Test
  void every_combination_of_draws_gives_an_order_of_its_own() {
    Set<String> orders = new HashSet<>();
    for (int pair = 0; pair < 20; pair++) {
      for (int next = 0; next < 6; next++) {
        orders.add(order(5, yielding(drawing(pair, 20), drawing(next, 6))));
      }
    }
    assertThat(orders).hasSize(120);
  }

  /**
   * Of 2³² numbers, 4 are too many for six equal shares: 0 and 1 stand for the same, 0 is refused.
   */
  @Test
  void a_rejected_number_is_replaced_by_the_next() {
    long first = drawing(0, 6);
    long last = drawing(5, 6);
    assertThat(order(3, yielding(0, last))).isEqualTo(order(3, yielding(last)));
    assertThat(order(3, yielding(1, last))).isEqualTo(order(3, yielding(first)));
  }

  @Test
  void one_card_takes_no_number() {
    assertThat(order(1, yielding())).isEqualTo("[0]");
  }

  @Test
  void places_before_the_first_keep_cards_that_may_still_be_chosen() {
    int[] cards = cards(52);
    BatchedFisherYates.shuffle(cards, 51, 8, Seed.of(1).generator());
    assertThat(cards).doesNotHaveDuplicates().hasSize(52);
    assertThat(Arrays.copyOf(cards, 8)).isNotEqualTo(cards(8));
  }

  @Test
  void all_orders_of_five_cards_are_equally_frequent() {
    RandomGenerator random = Seed.of(1).generator();
    Map<String, Integer> counts = new HashMap<>();
    for (int i = 0; i < 60_000; i++) {
      counts.merge(order(5, random), 1, Integer::sum);
    }
    assertThat(counts).hasSize(120);
    double expected = 60_000 / 120.0;
    double statistic =
        counts.values().stream()
            .mapToDouble(count -> (count - expected) * (count - expected) / expected)
            .sum();
    double exceededOnceInAMillion = 207.2;
    assertThat(statistic).isLessThan(exceededOnceInAMillion);
  }
}
