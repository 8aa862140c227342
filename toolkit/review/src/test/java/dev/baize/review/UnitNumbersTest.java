package dev.baize.review;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class UnitNumbersTest {

  @Test
  void chances_are_in_per_cent_and_other_values_in_their_unit() {
    assertThat(new UnitNumbers("chances to win").of(0.0523, 0.009))
        .isEqualTo("5.2\u00a0±\u00a00.9\u00a0%");
    assertThat(new UnitNumbers("wagers").of(-0.0523, 0.009)).isEqualTo("-0.052\u00a0±\u00a00.009");
  }

  @Test
  void exact_values_have_no_error_and_no_zero_is_negative() {
    assertThat(new UnitNumbers("wagers").of(-0.0, 0)).isEqualTo("0.000");
  }
}
