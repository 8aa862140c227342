package dev.baize.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.game.Decision;
import dev.baize.core.player.DecisionValue;
import org.junit.jupiter.api.Test;

class PairedComparisonTest {

  @Test
  void the_highest_mean_is_the_best_and_of_equals_the_first() {
    PairedComparison comparison = new PairedComparison(3);
    comparison.add(new double[] {0.5, 0.5, 0.25});
    assertThat(comparison.best()).isZero();
    comparison.add(new double[] {0.5, 0.75, 0.25});
    assertThat(comparison.best()).isEqualTo(1);
    assertThat(comparison.samples()).isEqualTo(2);
  }

  @Test
  void what_is_clearly_worse_on_the_same_deals_is_dropped() {
    PairedComparison comparison = new PairedComparison(3);
    for (int i = 0; i < 16; i++) {
      double luck = i % 2;
      comparison.add(new double[] {luck, luck - 0.1 - 0.01 * (i % 3), 1 - luck});
    }
    comparison.drop(2.2);
    assertThat(comparison.contains(0)).isTrue();
    assertThat(comparison.contains(1)).isFalse();
    assertThat(comparison.contains(2)).isTrue();
    assertThat(comparison.remaining()).isEqualTo(2);
  }

  @Test
  void an_expected_decision_is_preferred_unless_it_clearly_trails_the_best() {
    PairedComparison comparison = new PairedComparison(3);
    comparison.add(new double[] {0, 2, 1});
    comparison.add(new double[] {1, 0, 1});
    comparison.add(new double[] {0, 2, 1});
    assertThat(comparison.best()).isEqualTo(1);
    assertThat(comparison.expectedOrBest(0, 1.25)).isZero();
    assertThat(comparison.expectedOrBest(0, 1.2)).isEqualTo(1);
    assertThat(comparison.expectedOrBest(1, 0)).isEqualTo(1);
  }

  @Test
  void an_expected_decision_that_was_dropped_is_not_preferred() {
    PairedComparison comparison = new PairedComparison(2);
    comparison.add(new double[] {0, 1});
    comparison.drop(1);
    assertThat(comparison.expectedOrBest(0, 1_000)).isEqualTo(1);
  }

  @Test
  void what_is_worse_by_the_same_in_every_world_is_dropped() {
    PairedComparison comparison = new PairedComparison(2);
    for (int i = 0; i < 32; i++) {
      comparison.add(new double[] {0.1, 0});
    }
    comparison.drop(2.7);
    assertThat(comparison.contains(1)).isFalse();
  }

  @Test
  void nothing_is_dropped_for_being_equal() {
    PairedComparison comparison = new PairedComparison(2);
    comparison.add(new double[] {0.5, 0.5});
    comparison.drop(0.1);
    assertThat(comparison.remaining()).isEqualTo(2);
  }

  @Test
  void what_was_worth_the_same_in_every_world_is_a_twin_of_the_best() {
    PairedComparison comparison = new PairedComparison(3);
    comparison.add(new double[] {0.5, 0.5, 0.25});
    comparison.add(new double[] {1, 1, 1.25});
    comparison.dropDuplicates();
    assertThat(comparison.contains(0)).isTrue();
    assertThat(comparison.contains(1)).isFalse();
    assertThat(comparison.contains(2)).isTrue();
    assertThat(comparison.remaining()).isEqualTo(2);
  }

  @Test
  void a_world_that_came_several_times_counts_as_often() {
    PairedComparison comparison = new PairedComparison(2);
    comparison.add(new double[] {1, 5}, 3);
    comparison.add(new double[] {3, 5}, 1);
    assertThat(comparison.samples()).isEqualTo(4);
    assertThat(comparison.mean(0)).isEqualTo(1.5);
    assertThat(comparison.mean(1)).isEqualTo(5);
    assertThat(comparison.standardError(0)).isEqualTo(Math.sqrt(0.75 / 4));
    assertThat(comparison.standardError(1)).isZero();
    Decision stay = () -> "stay";
    assertThat(comparison.value(stay, 0))
        .isEqualTo(new DecisionValue<>(stay, 1.5, comparison.standardError(0)));
  }

  @Test
  void what_is_dropped_keeps_the_mean_that_it_had() {
    PairedComparison comparison = new PairedComparison(2);
    comparison.add(new double[] {1, 0});
    comparison.drop(0.5);
    comparison.add(new double[] {2, 9});
    assertThat(comparison.best()).isZero();
    assertThat(comparison.mean(0)).isEqualTo(1.5);
    assertThat(comparison.mean(1)).isZero();
    assertThat(comparison.samples()).isEqualTo(2);
  }
}
