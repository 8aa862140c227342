package dev.baize.study.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EloTest {

  @Test
  void equals_share_the_points() {
    assertThat(Elo.expectedScore(0)).isEqualTo(0.5);
    assertThat(Elo.difference(0.5)).isZero();
  }

  @Test
  void four_hundred_points_are_odds_of_ten_to_one() {
    assertThat(Elo.expectedScore(400)).isCloseTo(10.0 / 11, within(1e-15));
    assertThat(Elo.expectedScore(-400)).isCloseTo(1.0 / 11, within(1e-15));
    assertThat(Elo.expectedScore(100)).isCloseTo(0.6400649998028851, within(1e-15));
  }

  @Test
  void who_never_wins_or_never_loses_is_infinitely_far_away() {
    assertThat(Elo.difference(0)).isEqualTo(Double.NEGATIVE_INFINITY);
    assertThat(Elo.difference(1)).isEqualTo(Double.POSITIVE_INFINITY);
  }

  @Property
  void the_difference_is_found_from_the_score(
      @ForAll @DoubleRange(min = -800, max = 800) double d) {
    assertThat(Elo.difference(Elo.expectedScore(d))).isCloseTo(d, within(1e-9));
  }

  @ParameterizedTest
  @ValueSource(doubles = {-0.1, 1.1, Double.NaN})
  void a_score_is_from_0_to_1(double score) {
    assertThatThrownBy(() -> Elo.difference(score))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("score " + score + ": expected 0 to 1");
  }
}
