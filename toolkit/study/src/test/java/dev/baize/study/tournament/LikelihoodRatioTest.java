package dev.baize.study.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.offset;
import static org.assertj.core.api.Assertions.within;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.DoubleRange;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LikelihoodRatioTest {

  /** The expected values were computed apart from this, to 40 digits and by bisection alone. */
  @ParameterizedTest
  @CsvSource({
    "10 20 40 25 15, 0, 10, 0.51812824546826506",
    "5 0 95, 0, 10, 2.5490182782394541",
    "0 0 16, 0, 20, 0.89453585492682208",
    "0 0 100 0 0, 0, 10, -2.9111751479742597",
    "1 0 0 0 1000000, 0, 10, 28368.130938743365",
    "40 400 800 500 60, -5, 5, 11.138475292720856"
  })
  void has_the_value_of_an_independent_computation(
      String counts, double elo0, double elo1, double expected) {
    assertThat(ratio(Counts.parse(counts), elo0, elo1))
        .isCloseTo(expected, within(1e-9 * Math.max(1, Math.abs(expected))));
  }

  /**
   * Without draws there is one distribution for each mean, so that the ratio can be written out.
   */
  @ParameterizedTest
  @CsvSource({"60, 40, 0, 10", "10, 90, -50, 20", "500, 500, 0, 5"})
  void is_that_of_walds_test_if_there_are_no_draws(long won, long lost, double elo0, double elo1) {
    double p0 = Elo.expectedScore(elo0);
    double p1 = Elo.expectedScore(elo1);
    double expected = won * Math.log(p1 / p0) + lost * Math.log((1 - p1) / (1 - p0));
    assertThat(ratio(new long[] {lost, won}, elo0, elo1)).isCloseTo(expected, within(1e-9));
  }

  @Property
  void mirrored_scores_are_as_much_for_the_mirrored_question(
      @ForAll("counts") long[] counts,
      @ForAll @DoubleRange(min = -50, max = 50) double elo0,
      @ForAll @DoubleRange(min = -50, max = 50) double elo1) {
    assertThat(ratio(counts, elo0, elo1))
        .isCloseTo(ratio(Counts.reversed(counts), -elo0, -elo1), offset(1e-8));
  }

  @Property
  void no_mean_is_likelier_than_the_mean_of_the_scores(
      @ForAll("positiveCounts") long[] counts,
      @ForAll @DoubleRange(min = 0.01, max = 0.99) double other) {
    double points = 0;
    double rounds = 0;
    for (int i = 0; i < counts.length; i++) {
      points += counts[i] * i / 4.0;
      rounds += counts[i];
    }
    assertThat(new LikelihoodRatio(counts).between(points / rounds, other))
        .isLessThanOrEqualTo(1e-9);
  }

  @Provide
  Arbitrary<long[]> counts() {
    return Arbitraries.longs().between(0, 1000).array(long[].class).ofSize(5);
  }

  @Provide
  Arbitrary<long[]> positiveCounts() {
    return Arbitraries.longs().between(1, 1000).array(long[].class).ofSize(5);
  }

  private static double ratio(long[] counts, double elo0, double elo1) {
    return new LikelihoodRatio(counts).between(Elo.expectedScore(elo0), Elo.expectedScore(elo1));
  }
}
