package dev.baize.blackjack.player;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.blackjack.BlackjackDecision;
import org.junit.jupiter.api.Test;

class CountedDecisionTest {
  private static final BlackjackDecision HIT = BlackjackDecision.hit();
  private static final BlackjackDecision STAND = BlackjackDecision.stand();
  private static final double[] INDICES = {-1, 2, 5};

  @Test
  void a_decision_changes_at_the_indices_at_which_another_is_made() {
    BlackjackDecision[] from = {HIT, HIT, STAND, HIT};
    CounterStrategy.CountedDecision decision =
        CounterStrategy.CountedDecision.of(INDICES, passed -> from[passed]);
    assertThat(decision.fixed).isNull();
    assertThat(decision.at(-9)).isEqualTo(HIT);
    assertThat(decision.at(1.99)).isEqualTo(HIT);
    assertThat(decision.at(2)).isEqualTo(STAND);
    assertThat(decision.at(4.99)).isEqualTo(STAND);
    assertThat(decision.at(5)).isEqualTo(HIT);
    assertThat(decision.at(99)).isEqualTo(HIT);
  }

  @Test
  void a_decision_that_is_the_same_at_every_count_is_fixed() {
    CounterStrategy.CountedDecision decision =
        CounterStrategy.CountedDecision.of(INDICES, passed -> STAND);
    assertThat(decision.fixed).isEqualTo(STAND);
    assertThat(decision.at(3)).isEqualTo(STAND);
  }
}
