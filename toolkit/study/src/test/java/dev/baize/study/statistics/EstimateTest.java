package dev.baize.study.statistics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.LongStream;
import org.apache.commons.statistics.distribution.TDistribution;
import org.junit.jupiter.api.Test;

class EstimateTest {

  private static double quantile(long degrees) {
    double exact = TDistribution.of((double) degrees).inverseCumulativeProbability(0.975);
    return Math.rint(exact * 1e9) / 1e9;
  }

  @Test
  void a_95_percent_interval_takes_the_quantile_of_students_t_distribution() {
    LongStream few = LongStream.rangeClosed(1, 2000);
    LongStream many = LongStream.of(5_000, 56_892, 1_000_000, 1L << 40, Long.MAX_VALUE);
    LongStream.concat(few, many)
        .forEach(
            degrees ->
                assertThat(new Estimate(0, 1, degrees).margin95())
                    .as("%d degrees of freedom", degrees)
                    .isEqualTo(quantile(degrees)));
  }

  @Test
  void a_95_percent_interval_is_the_value_plus_or_minus_its_margin() {
    Estimate estimate = new Estimate(10, 2, 4);
    assertThat(estimate.margin95()).isEqualTo(2 * 2.776445105);
    assertThat(estimate.interval95())
        .isEqualTo(new Interval(10 - estimate.margin95(), 10 + estimate.margin95()));
  }

  @Test
  void an_interval_is_unknown_if_the_error_is() {
    Interval interval = new Estimate(10, Double.NaN, 0).interval95();
    assertThat(interval.low()).isNaN();
    assertThat(interval.high()).isNaN();
  }
}
