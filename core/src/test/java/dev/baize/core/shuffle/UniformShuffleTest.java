package dev.baize.core.shuffle;

import static dev.baize.core.shuffle.Orders.after;
import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.ChiSquare;
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

/** The orders for seed 42 were computed by another program. */
class UniformShuffleTest {
  private static final Shuffle UNIFORM = new UniformShuffle();

  @Test
  void seed_42_shuffles_24_cards_as_it_always_did() {
    RandomGenerator random = Seed.of(42).generator();
    assertThat(after(UNIFORM, 24, random))
        .containsExactly(
            5, 13, 12, 6, 17, 23, 16, 1, 9, 4, 0, 8, 18, 22, 20, 3, 10, 2, 11, 15, 14, 21, 7, 19);
    assertThat(random.nextLong()).isEqualTo(-8753052081628861924L);
  }

  @Test
  void seed_42_shuffles_52_cards_as_it_always_did() {
    RandomGenerator random = Seed.of(42).generator();
    assertThat(after(UNIFORM, 52, random))
        .containsExactly(
            43, 25, 39, 8, 29, 30, 47, 0, 18, 4, 21, 28, 10, 35, 6, 50, 24, 17, 31, 14, 13, 51, 36,
            12, 41, 11, 3, 22, 32, 33, 26, 45, 37, 19, 1, 7, 20, 15, 2, 44, 48, 23, 40, 9, 46, 5,
            27, 38, 34, 49, 16, 42);
    assertThat(random.nextLong()).isEqualTo(9035636477185272434L);
  }

  @Test
  void fewer_than_two_cards_take_no_random_numbers() {
    assertThat(after(UNIFORM, 0)).isEmpty();
    assertThat(after(UNIFORM, 1)).containsExactly(0);
  }

  /** Four, three and two possible draws: each combination must lead to another of the 24 orders. */
  @Test
  void every_combination_of_draws_gives_an_order_of_its_own() {
    Set<String> orders = new HashSet<>();
    for (int first = 0; first < 4; first++) {
      for (int second = 0; second < 3; second++) {
        for (int third = 0; third < 2; third++) {
          RandomGenerator random = drawing(first, 4, second, 3, third, 2);
          orders.add(Arrays.toString(after(UNIFORM, 4, random)));
        }
      }
    }
    assertThat(orders).hasSize(24);
  }

  /** A generator that yields a number below a bound, then the next below the next bound, … */
  private static RandomGenerator drawing(long... numbersAndBounds) {
    LongStream.Builder draws = LongStream.builder();
    for (int i = 0; i < numbersAndBounds.length; i += 2) {
      long middle = ((2 * numbersAndBounds[i] + 1) << 31) / numbersAndBounds[i + 1];
      draws.add(middle << 32);
    }
    PrimitiveIterator.OfLong outputs = draws.build().iterator();
    return outputs::nextLong;
  }

  @Test
  void all_orders_of_five_cards_are_equally_frequent() {
    RandomGenerator random = Seed.of(1).generator();
    Map<String, Long> counts = new HashMap<>();
    for (int i = 0; i < 60_000; i++) {
      counts.merge(Arrays.toString(after(UNIFORM, 5, random)), 1L, Long::sum);
    }
    assertThat(counts).hasSize(120);
    double exceededOnceInAMillion = 207.2;
    assertThat(ChiSquare.of(counts.values())).isLessThan(exceededOnceInAMillion);
  }

  /**
   * Of the table of how often each card came to each position, every row and every column has the
   * same sum, so that (n − 1)/n times the statistic has (n − 1)² = 529 degrees of freedom.
   */
  @Test
  void every_card_comes_to_every_position_equally_often() {
    int size = 24;
    RandomGenerator random = Seed.of(2).generator();
    long[] counts = new long[size * size];
    for (int i = 0; i < 50_000; i++) {
      int[] cards = after(UNIFORM, size, random);
      for (int position = 0; position < size; position++) {
        counts[cards[position] * size + position]++;
      }
    }
    double exceededOnceInAMillion = 698.2;
    assertThat(ChiSquare.of(counts) * (size - 1) / size).isLessThan(exceededOnceInAMillion);
  }
}
