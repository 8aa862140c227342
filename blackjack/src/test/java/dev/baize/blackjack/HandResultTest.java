package dev.baize.blackjack;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a hand pays, in whole numbers. */
class HandResultTest {

  private static final long ALL = BlackjackRules.BANK - 1;

  @ParameterizedTest
  @CsvSource({"1, 1", "2, 3", "5, 7", "6, 9", "7, 10", "999999999999999999, 1499999999999999998"})
  void a_natural_pays_three_to_two_rounded_down(long wager, long payoff) {
    assertThat(HandResult.NATURAL.payoff(wager)).isEqualTo(payoff);
  }

  @ParameterizedTest
  @CsvSource({"1", "5", "6", "7", "999999999999999999"})
  void every_other_result_pays_or_costs_the_wager_or_nothing(long wager) {
    assertThat(HandResult.WIN.payoff(wager)).isEqualTo(wager);
    assertThat(HandResult.DEALER_BUST.payoff(wager)).isEqualTo(wager);
    assertThat(HandResult.LOSS.payoff(wager)).isEqualTo(-wager);
    assertThat(HandResult.BUST.payoff(wager)).isEqualTo(-wager);
    assertThat(HandResult.PUSH.payoff(wager)).isZero();
    assertThat(ALL + HandResult.NATURAL.payoff(ALL)).isPositive();
  }

  @Test
  void totals_are_compared_unless_the_dealer_is_bust() {
    for (int player = 4; player <= 21; player++) {
      for (int dealer = 17; dealer <= 26; dealer++) {
        HandResult result =
            dealer > 21
                ? HandResult.DEALER_BUST
                : switch (Integer.signum(player - dealer)) {
                  case 1 -> HandResult.WIN;
                  case 0 -> HandResult.PUSH;
                  default -> HandResult.LOSS;
                };
        assertThat(HandResult.of(player, dealer)).isEqualTo(result);
      }
    }
  }
}
