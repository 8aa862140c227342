package dev.baize.euchre.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.random.Seed;
import java.util.HashMap;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

class CombinationsTest {

  @Test
  void the_ways_to_draw_are_counted() {
    assertThat(Combinations.count(18, 5)).isEqualTo(8568);
    assertThat(Combinations.count(5, 5)).isEqualTo(1);
    assertThat(Combinations.count(4, 5)).isZero();
    assertThat(Combinations.count(0, 0)).isEqualTo(1);
    assertThat(Combinations.count(7, 1)).isEqualTo(7);
  }

  @Test
  void all_ways_are_equally_likely() {
    int from = 1 | 1 << 5 | 1 << 9 | 1 << 17 | 1 << 23;
    RandomGenerator random = Seed.of(3).generator();
    Map<Integer, Integer> counts = new HashMap<>();
    for (int i = 0; i < 10_000; i++) {
      int drawn = Combinations.draw(from, 3, random);
      assertThat(drawn & ~from).isZero();
      assertThat(Integer.bitCount(drawn)).isEqualTo(3);
      counts.merge(drawn, 1, Integer::sum);
    }
    assertThat(counts).hasSize(10);
    // Five standard deviations around a tenth of them.
    assertThat(counts.values()).allMatch(count -> count > 850 && count < 1150);
  }

  @Test
  void all_or_none_can_be_drawn() {
    RandomGenerator random = Seed.of(3).generator();
    assertThat(Combinations.draw(0b1011, 3, random)).isEqualTo(0b1011);
    assertThat(Combinations.draw(0b1011, 0, random)).isZero();
    assertThat(Combinations.draw(0, 0, random)).isZero();
  }
}
