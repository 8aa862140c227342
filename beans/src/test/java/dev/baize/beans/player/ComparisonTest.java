package dev.baize.beans.player;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ComparisonTest {

  @Test
  void the_highest_mean_is_the_best_and_of_equals_the_first() {
    Comparison comparison = new Comparison(3);
    comparison.add(new double[] {0.5, 0.5, 0.25});
    assertThat(comparison.best()).isZero();
    comparison.add(new double[] {0.5, 0.75, 0.25});
    assertThat(comparison.best()).isEqualTo(1);
    assertThat(comparison.deals()).isEqualTo(2);
  }

  @Test
  void what_is_clearly_worse_on_the_same_deals_is_dropped() {
    Comparison comparison = new Comparison(3);
    for (int i = 0; i < 16; i++) {
      double luck = i % 2;
      comparison.add(new double[] {luck, luck - 0.1 - 0.01 * (i % 3), 1 - luck});
    }
    comparison.drop(2.2);
    assertThat(comparison.has(0)).isTrue();
    assertThat(comparison.has(1)).isFalse();
    assertThat(comparison.has(2)).isTrue();
    assertThat(comparison.left()).isEqualTo(2);
  }

  @Test
  void nothing_is_dropped_for_being_equal() {
    Comparison comparison = new Comparison(2);
    comparison.add(new double[] {0.5, 0.5});
    comparison.drop(0.1);
    assertThat(comparison.left()).isEqualTo(2);
  }
}
