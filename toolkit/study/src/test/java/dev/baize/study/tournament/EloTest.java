package dev.baize.study.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class EloTest {

  @Test
  void equals_share_the_points() {
    assertThat(Elo.expectedScore(0)).isEqualTo(0.5);
  }

  @Test
  void four_hundred_points_are_odds_of_ten_to_one() {
    assertThat(Elo.expectedScore(400)).isCloseTo(10.0 / 11, within(1e-15));
    assertThat(Elo.expectedScore(-400)).isCloseTo(1.0 / 11, within(1e-15));
    assertThat(Elo.expectedScore(100)).isCloseTo(0.6400649998028851, within(1e-15));
  }
}
