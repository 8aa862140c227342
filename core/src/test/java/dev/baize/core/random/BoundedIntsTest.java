package dev.baize.core.random;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.baize.core.ChiSquare;
import java.util.Arrays;
import java.util.List;
import java.util.PrimitiveIterator;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BoundedIntsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = ':',
      value = {
        "1: 0 0 0 0 0 0 0 0 0 0",
        "2: 1 0 1 1 1 1 0 1 0 1",
        "3: 2 0 2 2 2 1 0 1 0 2",
        "6: 4 1 5 4 4 3 0 3 1 5",
        "24: 19 7 23 16 19 14 3 14 4 22",
        "52: 42 16 51 36 41 30 6 31 10 48",
        "2147483647: 1748706982 684662969 2112896636 1505677231 1704037915",
      })
  void seed_42_gives_the_numbers_it_always_gave(int bound, String numbers) {
    List<Integer> expected = Arrays.stream(numbers.split(" ", -1)).map(Integer::valueOf).toList();
    RandomGenerator random = Seed.of(42).generator();
    assertThat(IntStream.range(0, expected.size()).map(i -> BoundedInts.below(bound, random)))
        .containsExactlyElementsOf(expected);
  }

  /**
   * The 2³² possible draws fall into one block for each number, in order. A number is exactly as
   * likely as any other if every block has the same number of accepted draws; only the first of a
   * block can be refused.
   */
  @Property
  void every_number_stands_for_equally_many_draws(
      @ForAll @IntRange(min = 1, max = Integer.MAX_VALUE) int bound,
      @ForAll @IntRange(max = Integer.MAX_VALUE) int any) {
    long number = any % bound;
    long first = firstDrawFor(number, bound);
    long last = firstDrawFor(number + 1, bound) - 1;
    long accepted = last - first + (accepts(first, number, bound) ? 1 : 0);
    assertThat(accepted).isEqualTo((1L << 32) / bound);
    assertThat(accepts(first + 1, number, bound)).isTrue();
    assertThat(accepts(last, number, bound)).isTrue();
  }

  private static long firstDrawFor(long number, int bound) {
    return -Math.floorDiv(-number << 32, (long) bound);
  }

  /** Whether the draw is not refused; then it must give the number. */
  private static boolean accepts(long draw, long number, int bound) {
    OneDraw random = new OneDraw(draw << 32);
    int result = BoundedInts.below(bound, random);
    boolean accepted = random.taken == 1;
    assertThat(!accepted || result == number).isTrue();
    return accepted;
  }

  @Test
  void draws_are_refused_until_one_is_accepted() {
    assertThat(BoundedInts.below(3, draws(0, 0, 0xAAAA_AAABL))).isEqualTo(2);
  }

  @Property
  void the_lower_half_of_a_draw_does_not_count(
      @ForAll int upper, @ForAll int lower, @ForAll @IntRange(min = 1, max = 1000) int bound) {
    long draw = (long) upper << 32;
    assertThat(BoundedInts.below(bound, new OneDraw(draw | Integer.toUnsignedLong(lower))))
        .isEqualTo(BoundedInts.below(bound, new OneDraw(draw)));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, -1, Integer.MIN_VALUE})
  void there_is_no_number_below_a_bound_of_less_than_one(int bound) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> BoundedInts.below(bound, draws()))
        .withMessage("%d: expected a bound of 1 or more", bound);
  }

  @ParameterizedTest
  @CsvSource({"6, 35.9", "24, 70.5", "52, 114.0"})
  void numbers_are_uniform(int bound, double exceededOnceInAMillion) {
    RandomGenerator random = Seed.of(1).generator();
    long[] counts = new long[bound];
    for (int i = 0; i < 100_000; i++) {
      counts[BoundedInts.below(bound, random)]++;
    }
    assertThat(ChiSquare.of(counts)).isLessThan(exceededOnceInAMillion);
  }

  /** A generator whose upper halves are these; more of them are an error. */
  private static RandomGenerator draws(long... upperHalves) {
    PrimitiveIterator.OfLong draws = LongStream.of(upperHalves).map(d -> d << 32).iterator();
    return draws::nextLong;
  }

  /** One known output, and then outputs that no bound refuses and that always give 0. */
  private static final class OneDraw implements RandomGenerator {
    private final long draw;
    private int taken;

    OneDraw(long draw) {
      this.draw = draw;
    }

    @Override
    public long nextLong() {
      return taken++ == 0 ? draw : 1L << 32;
    }
  }
}
