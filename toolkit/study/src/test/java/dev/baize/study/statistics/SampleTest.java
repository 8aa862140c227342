package dev.baize.study.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

/** Samples are exact, and say of their observations what textbooks say. */
class SampleTest {

  private static final MathContext FINE = new MathContext(100);

  @Provide
  Arbitrary<List<List<Long>>> games() {
    Arbitrary<Long> small = Arbitraries.longs().between(-3, 3);
    Arbitrary<Long> great = Arbitraries.longs().between(-(1L << 58), 1L << 58);
    return Arbitraries.oneOf(small, great).list().ofMaxSize(5).list().ofMaxSize(8);
  }

  private static List<Long> all(List<List<Long>> games) {
    return games.stream().flatMap(List::stream).toList();
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void every_number_is_exact(@ForAll("games") List<List<Long>> games) {
    Sample sample = Games.sample(games);
    List<BigInteger> values = all(games).stream().map(BigInteger::valueOf).toList();
    assertThat(sample.observations()).isEqualTo(values.size());
    assertThat(sample.sum()).isEqualTo(sum(values));
    assertThat(sample.squares()).isEqualTo(sum(values.stream().map(v -> v.pow(2)).toList()));
    assertThat(sample.min()).isEqualTo(all(games).stream().mapToLong(v -> v).min().orElse(0));
    assertThat(sample.max()).isEqualTo(all(games).stream().mapToLong(v -> v).max().orElse(0));
    List<BigInteger> sums =
        games.stream().map(g -> sum(g.stream().map(BigInteger::valueOf).toList())).toList();
    List<BigInteger> counts = games.stream().map(g -> BigInteger.valueOf(g.size())).toList();
    assertThat(sample.games())
        .isEqualTo(
            new GameSums(
                games.stream().filter(g -> !g.isEmpty()).count(),
                products(sums, sums),
                products(sums, counts),
                products(counts, counts)));
  }

  private static BigInteger sum(List<BigInteger> values) {
    return values.stream().reduce(BigInteger.ZERO, BigInteger::add);
  }

  private static BigInteger products(List<BigInteger> one, List<BigInteger> two) {
    BigInteger sum = BigInteger.ZERO;
    for (int i = 0; i < one.size(); i++) {
      sum = sum.add(one.get(i).multiply(two.get(i)));
    }
    return sum;
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void observing_several_times_at_once_is_observing_one_after_another(
      @ForAll("games") List<List<Long>> games, @ForAll @IntRange(max = 5) int times) {
    TallySheet atOnce = new TallySheet(1);
    TallySheet oneByOne = new TallySheet(1);
    for (List<Long> game : games) {
      for (long value : game) {
        atOnce.add(0, value, times);
        for (int i = 0; i < times; i++) {
          oneByOne.add(0, value);
        }
      }
      atOnce.endGame();
      oneByOne.endGame();
    }
    assertThat(atOnce.samples()).isEqualTo(oneByOne.samples());
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void games_split_anywhere_merge_into_the_same_sample(
      @ForAll("games") List<List<Long>> games, @ForAll int cut) {
    int at = Math.floorMod(cut, games.size() + 1);
    List<List<Long>> before = games.subList(0, at);
    List<List<Long>> after = games.subList(at, games.size());
    Sample whole = Games.sample(games);
    assertThat(Games.sample(before).merge(Games.sample(after))).isEqualTo(whole);
    SampleAccumulator joined = Games.sampler(before);
    joined.join(Games.sampler(after));
    assertThat(joined.sample()).isEqualTo(whole);
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void the_order_of_merging_does_not_matter(
      @ForAll("games") List<List<Long>> one,
      @ForAll("games") List<List<Long>> two,
      @ForAll("games") List<List<Long>> three) {
    Sample a = Games.sample(one);
    Sample b = Games.sample(two);
    Sample c = Games.sample(three);
    assertThat(a.merge(b)).isEqualTo(b.merge(a)).hasSameHashCodeAs(b.merge(a));
    assertThat(a.merge(b).merge(c)).isEqualTo(a.merge(b.merge(c)));
    assertThat(a.merge(Sample.EMPTY)).isEqualTo(a);
    assertThat(Sample.EMPTY.merge(a)).isEqualTo(a);
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void mean_and_standard_deviation_are_those_of_all_observations(
      @ForAll("games") List<List<Long>> games) {
    Sample sample = Games.sample(games);
    List<BigDecimal> values = all(games).stream().map(BigDecimal::valueOf).toList();
    if (values.isEmpty()) {
      assertThat(sample.mean()).isNaN();
      return;
    }
    BigDecimal count = BigDecimal.valueOf(values.size());
    BigDecimal mean = values.stream().reduce(BigDecimal.ZERO, BigDecimal::add).divide(count, FINE);
    assertThat(sample.mean()).isEqualTo(mean.doubleValue());
    if (values.size() == 1) {
      assertThat(sample.standardDeviation()).isNaN();
      return;
    }
    BigDecimal squares =
        values.stream().map(v -> v.subtract(mean).pow(2)).reduce(BigDecimal.ZERO, BigDecimal::add);
    double expected = squares.divide(count.subtract(BigDecimal.ONE), FINE).sqrt(FINE).doubleValue();
    assertThat(sample.standardDeviation()).isCloseTo(expected, within(expected * 1e-15));
  }

  /** Cochran, equation 6.13, with the games' own sums and counts, and no finite population. */
  @Property(edgeCases = EdgeCasesMode.NONE)
  void the_standard_error_is_that_of_a_ratio_over_games(@ForAll("games") List<List<Long>> games) {
    List<List<Long>> observed = games.stream().filter(g -> !g.isEmpty()).toList();
    Estimate estimate = Games.sample(games).estimate();
    int m = observed.size();
    if (m < 2) {
      assertThat(estimate.standardError()).isNaN();
      assertThat(estimate.degreesOfFreedom()).isZero();
      return;
    }
    BigDecimal count = BigDecimal.valueOf(all(games).size());
    BigDecimal ratio = BigDecimal.ZERO;
    for (long value : all(games)) {
      ratio = ratio.add(BigDecimal.valueOf(value));
    }
    ratio = ratio.divide(count, FINE);
    BigDecimal residuals = BigDecimal.ZERO;
    for (List<Long> game : observed) {
      BigDecimal sum =
          game.stream().map(BigDecimal::valueOf).reduce(BigDecimal.ZERO, BigDecimal::add);
      BigDecimal expected = ratio.multiply(BigDecimal.valueOf(game.size()));
      residuals = residuals.add(sum.subtract(expected).pow(2));
    }
    BigDecimal meanCount = count.divide(BigDecimal.valueOf(m), FINE);
    double expected =
        residuals
            .divide(BigDecimal.valueOf((m - 1L) * m), FINE)
            .divide(meanCount.pow(2), FINE)
            .sqrt(FINE)
            .doubleValue();
    assertThat(estimate.standardError()).isCloseTo(expected, within(expected * 1e-15));
    assertThat(estimate.degreesOfFreedom()).isEqualTo(m - 1);
  }

  @Test
  void one_observation_a_game_has_the_usual_standard_error() {
    Sample sample = Games.sample(List.of(List.of(3L), List.of(5L), List.of(10L), List.of(6L)));
    assertThat(sample.mean()).isEqualTo(6);
    assertThat(sample.estimate().value()).isEqualTo(6);
    assertThat(sample.standardDeviation()).isEqualTo(Math.sqrt(26 / 3.0));
    assertThat(sample.estimate().standardError()).isEqualTo(Math.sqrt(26 / 3.0 / 4), within(1e-15));
  }

  @Test
  void observations_that_repeat_in_a_game_make_nobody_surer() {
    Sample once = Games.sample(List.of(List.of(0L), List.of(1L), List.of(1L)));
    Sample tenTimes =
        Games.sample(
            List.of(
                Collections.nCopies(10, 0L),
                Collections.nCopies(10, 1L),
                Collections.nCopies(10, 1L)));
    assertThat(tenTimes.estimate()).isEqualTo(once.estimate());
  }

  /** Wilson's interval for 3 of 10, with Student's quantile for 9 degrees of freedom, 2.262. */
  @Test
  void a_share_has_the_interval_of_wilson() {
    List<List<Long>> games = new ArrayList<>(Collections.nCopies(7, List.of(0L)));
    games.addAll(Collections.nCopies(3, List.of(1L)));
    Sample sample = Games.sample(games);
    double z = sample.estimate().margin95() / sample.estimate().standardError();
    double n = 9; // The standard error is that of p (1 − p) / 9, by Bessel's correction.
    Interval interval = sample.shareInterval95();
    for (double bound : new double[] {interval.low(), interval.high()}) {
      // Both are solutions of (0.3 − p)² = z² p (1 − p) / n.
      assertThat(Math.pow(0.3 - bound, 2))
          .isCloseTo(z * z * bound * (1 - bound) / n, within(1e-12));
    }
    assertThat(interval.low()).isBetween(0.0, 0.3);
    assertThat(interval.high()).isBetween(0.3, 1.0);
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void a_share_and_its_interval_are_within_0_and_1(
      @ForAll @Size(min = 2, max = 30) List<@Size(min = 1, max = 5) List<Boolean>> games) {
    Sample sample =
        Games.sample(games.stream().map(g -> g.stream().map(b -> b ? 1L : 0L).toList()).toList());
    Interval interval = sample.shareInterval95();
    assertThat(interval.low()).isBetween(0.0, sample.mean());
    assertThat(interval.high()).isBetween(sample.mean(), 1.0).isGreaterThan(interval.low());
  }

  @Test
  void what_has_never_happened_may_happen_nevertheless() {
    Sample never = Games.sample(Collections.nCopies(100, List.of(0L)));
    assertThat(never.shareInterval95().low()).isZero();
    assertThat(never.shareInterval95().high()).isBetween(0.03, 0.05);
    Sample always = Games.sample(Collections.nCopies(100, List.of(1L)));
    assertThat(always.shareInterval95().low()).isBetween(0.95, 0.97);
    assertThat(always.shareInterval95().high()).isEqualTo(1);
    assertThat(Games.sample(List.of(List.of(0L))).shareInterval95().low()).isNaN();
  }

  @Test
  void an_interval_reaches_equally_far_to_both_sides() {
    Interval interval = new Estimate(10, 2, 5).interval(1.5);
    assertThat(interval).isEqualTo(new Interval(7, 13));
    assertThat(interval.contains(7)).isTrue();
    assertThat(interval.contains(13)).isTrue();
    assertThat(interval.contains(6.99)).isFalse();
    assertThat(interval.contains(13.01)).isFalse();
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void quantiles_are_exact_or_near(@ForAll("games") List<List<Long>> games) {
    List<Long> sorted = all(games).stream().sorted().toList();
    Sample sample = Games.sample(games);
    for (int i = 0; i < sorted.size(); i++) {
      long exact = sorted.get(i);
      long quantile = sample.quantile((i + 0.5) / sorted.size());
      assertThat(Math.abs((double) quantile - exact)).isLessThanOrEqualTo(error(exact));
    }
    if (!sorted.isEmpty()) {
      assertThat(sample.quantile(0)).isBetween(sample.min(), sample.max());
    }
  }

  private static double error(long value) {
    return Math.abs(value) < 1024 ? 0 : Math.abs((double) value) / 1000;
  }

  @Test
  void the_sum_of_one_game_cannot_overflow_unnoticed() {
    SampleAccumulator sampler = new SampleAccumulator();
    sampler.add(Long.MAX_VALUE);
    assertThatExceptionOfType(ArithmeticException.class).isThrownBy(() -> sampler.add(1));
  }

  @Test
  void more_observations_than_a_long_counts_cannot_be_merged_unnoticed() {
    long many = Long.MAX_VALUE / 2 + 1;
    BigInteger count = BigInteger.valueOf(many);
    Sample half =
        new Sample(
            many,
            count,
            count,
            new GameSums(many, count, count, count),
            1,
            1,
            new Histogram(List.of(new Bucket(1, 1, many))));
    assertThat(half.mean()).isEqualTo(1);
    assertThatExceptionOfType(ArithmeticException.class).isThrownBy(() -> half.merge(half));
  }

  @Test
  void numbers_that_no_observations_have_are_refused() {
    assertThat(valid(2, 5, 13, 2, 13, 5, 2, 2, 3)).isEqualTo(Games.sample(TWO_AND_THREE));
    assertRefused(() -> valid(3, 5, 13, 2, 13, 5, 2, 2, 3), "values");
    assertRefused(() -> valid(2, 5, 13, 3, 13, 5, 2, 2, 3), "games");
    assertRefused(() -> valid(2, 6, 13, 2, 13, 5, 2, 2, 3), "squares");
    assertRefused(() -> valid(2, 5, 12, 2, 13, 5, 2, 2, 3), "squares");
    assertRefused(() -> valid(2, 5, 13, 2, 12, 5, 2, 2, 3), "squared sums");
    assertRefused(() -> valid(2, 5, 13, 2, 13, 5, 1, 2, 3), "squared counts");
    assertRefused(() -> valid(2, 5, 13, 2, 13, 6, 2, 2, 3), "products");
    assertRefused(() -> valid(2, 5, 13, 2, 13, 5, 2, 1, 3), "least");
    assertRefused(() -> valid(2, 5, 13, 2, 13, 5, 2, 2, 4), "greatest");
    assertRefused(() -> valid(2, 5, 13, 0, 13, 5, 2, 2, 3), "squared");
    Sample one = Games.sample(List.of(List.of(2L)));
    Histogram tooMany =
        new Histogram(List.of(new Bucket(2, 2, Long.MAX_VALUE), new Bucket(3, 3, 2)));
    BigInteger two = BigInteger.TWO;
    BigInteger four = BigInteger.valueOf(4);
    assertRefused(() -> new Sample(1, two, four, one.games(), 2, 3, tooMany), "values");
  }

  private static final List<List<Long>> TWO_AND_THREE = List.of(List.of(2L), List.of(3L));

  private static Sample valid(
      long observations,
      long sum,
      long squares,
      long games,
      long squaredSums,
      long products,
      long squaredCounts,
      long min,
      long max) {
    return new Sample(
        observations,
        BigInteger.valueOf(sum),
        BigInteger.valueOf(squares),
        new GameSums(
            games,
            BigInteger.valueOf(squaredSums),
            BigInteger.valueOf(products),
            BigInteger.valueOf(squaredCounts)),
        min,
        max,
        new Histogram(List.of(new Bucket(2, 2, 1), new Bucket(3, 3, 1))));
  }

  private static void assertRefused(Runnable making, String what) {
    assertThatIllegalArgumentException().isThrownBy(making::run).withMessageContaining(what);
  }
}
