package dev.baize.search.solve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.random.Seed;
import java.util.Arrays;
import java.util.random.RandomGenerator;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class StrategyDrawTest {

  /** A generator whose next number between 0 and 1 is known. */
  private static RandomGenerator next(double number) {
    return new RandomGenerator() {

      @Override
      public long nextLong() {
        throw new UnsupportedOperationException("expected nextDouble");
      }

      @Override
      public double nextDouble() {
        return number;
      }
    };
  }

  @Test
  void each_number_has_its_part_of_the_range_from_0_to_1() {
    double[] probabilities = {0.25, 0, 0.5, 0.25};
    assertThat(Strategy.draw(probabilities, next(0))).isZero();
    assertThat(Strategy.draw(probabilities, next(0.24))).isZero();
    assertThat(Strategy.draw(probabilities, next(0.25))).isEqualTo(2);
    assertThat(Strategy.draw(probabilities, next(0.74))).isEqualTo(2);
    assertThat(Strategy.draw(probabilities, next(0.75))).isEqualTo(3);
  }

  @Test
  void what_rounding_leaves_belongs_to_the_last_that_is_possible() {
    assertThat(Strategy.draw(new double[] {0.5, 0.49, 0}, next(0.995))).isEqualTo(1);
  }

  @Property
  void what_is_impossible_is_never_drawn(@ForAll long seed) {
    RandomGenerator random = Seed.of(seed).generator();
    double[] weights = random.doubles(6).map(weight -> Math.max(0, weight - 0.5)).toArray();
    double sum = Arrays.stream(weights).sum();
    if (sum > 0) {
      double[] probabilities = Arrays.stream(weights).map(weight -> weight / sum).toArray();
      assertThat(probabilities[Strategy.draw(probabilities, random)]).isPositive();
    }
  }
}
