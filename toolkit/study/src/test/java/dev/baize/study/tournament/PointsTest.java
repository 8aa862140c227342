package dev.baize.study.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class PointsTest {

  /**
   * 2/(2 − 1) times (½ · −1 + −½ · 1), for the values ½, −½ off the one mean and −1, 1 off the
   * other.
   */
  @Test
  void values_that_move_against_each_other_have_a_negative_scatter() {
    assertThat(Pairing.scatter(2, 1, 4, 1 * 1 + 0 * 3)).isCloseTo(-2, within(1e-15));
  }
}
