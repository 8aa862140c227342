package dev.baize.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ValueRangeTest {

  @Test
  void means_are_scaled_to_the_range_seen_so_far() {
    ValueRange range = new ValueRange();
    range.include(new double[] {-2, 1});
    range.include(new double[] {2, 0});
    assertThat(range.scale(-2)).isZero();
    assertThat(range.scale(1)).isEqualTo(0.75);
    assertThat(range.scale(2)).isEqualTo(1);
  }

  @Test
  void values_that_are_all_the_same_are_in_the_middle() {
    ValueRange range = new ValueRange();
    assertThat(range.scale(3)).isEqualTo(0.5);
    range.include(new double[] {3, 3});
    assertThat(range.scale(3)).isEqualTo(0.5);
  }
}
