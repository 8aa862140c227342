package dev.baize.core.random;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.function.IntPredicate;
import java.util.function.LongPredicate;
import java.util.random.RandomGenerator;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The numbers that a generator derives; they were computed by another program. */
class PinnedGeneratorTest {
  private static RandomGenerator seed42() {
    return new Xoshiro256PlusPlus(42);
  }

  /** A generator whose first output is known. */
  private static RandomGenerator startingWith(long output) {
    return new Xoshiro256PlusPlus(output, 1, 2, -output);
  }

  private static RandomGenerator startingWithInt(int output) {
    return startingWith((long) output << 32);
  }

  @Test
  void the_generators_that_the_tests_begin_with_do_begin_so() {
    assertThat(startingWith(-7).nextLong()).isEqualTo(-7);
    assertThat(startingWithInt(-7).nextInt()).isEqualTo(-7);
  }

  @Test
  void ints_are_what_they_always_were() {
    assertThat(IntStream.generate(seed42()::nextInt).limit(6))
        .containsExactly(-797553329, 1369325940, -69174021, -1283612832, -886891464, -1769103616);
  }

  @Test
  void booleans_are_what_they_always_were() {
    assertThat(Stream.generate(seed42()::nextBoolean).limit(10))
        .containsExactly(true, false, true, true, true, true, false, true, false, true);
  }

  @Test
  void doubles_are_what_they_always_were() {
    assertThat(DoubleStream.generate(seed42()::nextDouble).limit(5))
        .containsExactly(
            0.8143051451229099,
            0.3188210400616611,
            0.9838941681774888,
            0.7011355981347556,
            0.793504489691729);
  }

  @Test
  void bounded_ints_are_those_of_bounded_ints() {
    RandomGenerator random = seed42();
    assertThat(IntStream.generate(() -> random.nextInt(24)).limit(10))
        .containsExactly(19, 7, 23, 16, 19, 14, 3, 14, 4, 22);
  }

  @Test
  void ints_in_a_range_are_bounded_ints_above_its_origin() {
    RandomGenerator random = seed42();
    assertThat(IntStream.generate(() -> random.nextInt(-2, 22)).limit(10))
        .containsExactly(17, 5, 21, 14, 17, 12, 1, 12, 2, 20);
  }

  @Test
  void bounded_longs_are_what_they_always_were() {
    assertThat(longs(seed42(), 1).limit(3)).containsExactly(0L, 0L, 0L);
    assertThat(longs(seed42(), 6).limit(6)).containsExactly(4L, 1L, 5L, 4L, 4L, 3L);
    assertThat(longs(seed42(), 1_000_000_000_000L).limit(3))
        .containsExactly(814305145122L, 318821040061L, 983894168177L);
    assertThat(longs(seed42(), Long.MAX_VALUE).limit(3))
        .containsExactly(7510639304993616974L, 2940605065665682376L, 9074821957992740549L);
    assertThat(longs(new Xoshiro256PlusPlus(7), (1L << 62) + 1).limit(4))
        .containsExactly(
            255304950881166415L, 1970157550561525839L, 4444095143584088286L, 2147679191939199266L);
  }

  private static LongStream longs(RandomGenerator random, long bound) {
    return LongStream.generate(() -> random.nextLong(bound));
  }

  @Test
  void longs_in_a_range_are_bounded_longs_above_its_origin() {
    RandomGenerator random = seed42();
    assertThat(LongStream.generate(() -> random.nextLong(-5, 999_999_999_995L)).limit(3))
        .containsExactly(814305145117L, 318821040056L, 983894168172L);
  }

  /** Below 3, the product of a draw and 3 is refused if its lower half is less than 2⁶⁴ % 3 = 1. */
  @Test
  void a_draw_is_refused_if_the_lower_half_of_its_product_is_too_small() {
    RandomGenerator refused = startingWith(0);
    refused.nextLong(3);
    RandomGenerator twoOutputsLater = startingWith(0);
    twoOutputsLater.nextLong();
    twoOutputsLater.nextLong();
    assertThat(refused.nextLong()).isEqualTo(twoOutputsLater.nextLong());

    long lowerHalfOfOne = 0xAAAA_AAAA_AAAA_AAABL;
    assertThat(startingWith(lowerHalfOfOne).nextLong(3)).isEqualTo(2);
  }

  @Test
  void an_output_of_0_gives_the_lowest_of_everything() {
    assertThat(startingWith(0).nextInt(4)).isZero();
    assertThat(startingWith(0).nextLong(4)).isZero();
    assertThat(startingWith(0).nextBoolean()).isFalse();
    assertThat(startingWith(0).nextDouble()).isZero();
  }

  @Test
  void ints_in_a_range_too_wide_for_an_int_are_drawn_until_one_is_in_it() {
    int origin = -1_500_000_000;
    int bound = 1_500_000_000;
    assertThat(startingWithInt(origin).nextInt(origin, bound)).isEqualTo(origin);
    assertThat(startingWithInt(bound - 1).nextInt(origin, bound)).isEqualTo(bound - 1);
    for (int outside : new int[] {origin - 1, bound}) {
      RandomGenerator twin = startingWithInt(outside);
      IntPredicate isInRange = drawn -> drawn >= origin && drawn < bound;
      assertThat(startingWithInt(outside).nextInt(origin, bound))
          .isEqualTo(IntStream.generate(twin::nextInt).filter(isInRange).findFirst().orElseThrow());
    }
  }

  @Test
  void longs_in_a_range_too_wide_for_a_long_are_drawn_until_one_is_in_it() {
    long origin = -6_000_000_000_000_000_000L;
    long bound = 6_000_000_000_000_000_000L;
    assertThat(startingWith(origin).nextLong(origin, bound)).isEqualTo(origin);
    assertThat(startingWith(bound - 1).nextLong(origin, bound)).isEqualTo(bound - 1);
    for (long outside : new long[] {origin - 1, bound}) {
      RandomGenerator twin = startingWith(outside);
      LongPredicate isInRange = drawn -> drawn >= origin && drawn < bound;
      assertThat(startingWith(outside).nextLong(origin, bound))
          .isEqualTo(
              LongStream.generate(twin::nextLong).filter(isInRange).findFirst().orElseThrow());
    }
  }

  @Property
  void ints_in_a_range_are_in_it(@ForAll long seed, @ForAll int one, @ForAll int two) {
    int origin = Math.min(one, two);
    int bound = Math.max(one, two);
    Assume.that(origin < bound);
    assertThat(Seed.of(seed).generator().nextInt(origin, bound)).isBetween(origin, bound - 1);
  }

  @Property
  void longs_in_a_range_are_in_it(@ForAll long seed, @ForAll long one, @ForAll long two) {
    long origin = Math.min(one, two);
    long bound = Math.max(one, two);
    Assume.that(origin < bound);
    assertThat(Seed.of(seed).generator().nextLong(origin, bound)).isBetween(origin, bound - 1);
  }

  @Test
  void a_range_of_one_number_gives_it() {
    assertThat(seed42().nextInt(7, 8)).isEqualTo(7);
    assertThat(seed42().nextLong(7, 8)).isEqualTo(7);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, -1, Integer.MIN_VALUE})
  void there_is_no_number_below_a_bound_of_less_than_one(int bound) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> seed42().nextInt(bound))
        .withMessage("%d: expected a bound of 1 or more", bound);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> seed42().nextLong(bound))
        .withMessage("%d: expected a bound of 1 or more", bound);
  }

  @ParameterizedTest
  @CsvSource({"7, 7", "8, 7", "2000000000, -2000000000"})
  void there_is_no_number_in_an_empty_range(int origin, int bound) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> seed42().nextInt(origin, bound))
        .withMessage("from %d to below %d: there is no such number", origin, bound);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> seed42().nextLong(origin, bound))
        .withMessage("from %d to below %d: there is no such number", origin, bound);
  }
}
