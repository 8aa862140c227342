package dev.baize.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

/** Means and their intervals, against published values. */
class EstimatedTest {

  @Test
  void a_share_has_the_interval_of_wilson() {
    Estimated share = Estimated.share(81, 263);
    // R. G. Newcombe, Statistics in Medicine 17, 1998, table I.
    assertThat(share.low()).isCloseTo(0.2553, within(0.0001));
    assertThat(share.high()).isCloseTo(0.3662, within(0.0001));
    assertThat(Estimated.share(0, 20))
        .isEqualTo(new Estimated(0, 0, Estimated.share(0, 20).high()));
    assertThat(Estimated.share(0, 20).high()).isCloseTo(0.1611, within(0.0001));
    assertThat(Estimated.share(20, 20).low()).isCloseTo(0.8389, within(0.0001));
    assertThat(Estimated.share(0, 0).value()).isNaN();
  }

  @Test
  void a_mean_has_the_interval_of_student_from_five_values_on() {
    // 1 to 5: the standard error is the root of a half, the quantile for 4 degrees 2.776.
    Estimated mean = Estimated.mean(5, 15, 55);
    assertThat(mean.value()).isEqualTo(3);
    assertThat(mean.high() - 3).isCloseTo(2.776445 * Math.sqrt(0.5), within(0.01));
    assertThat(3 - mean.low()).isCloseTo(mean.high() - 3, within(1e-12));
    Estimated many = Estimated.mean(101, 0, 100);
    assertThat(many.high()).isCloseTo(1.983972 / Math.sqrt(101), within(1e-6));
    assertThat(Estimated.mean(4, 10, 30).value()).isEqualTo(2.5);
    assertThat(Estimated.mean(4, 10, 30).low()).isNaN();
    assertThat(Estimated.mean(0, 0, 0).value()).isNaN();
  }
}
