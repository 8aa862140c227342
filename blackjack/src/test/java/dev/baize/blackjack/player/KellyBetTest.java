package dev.baize.blackjack.player;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.blackjack.BlackjackHouseRules;
import dev.baize.blackjack.analysis.BlackjackAnalysis;
import dev.baize.blackjack.analysis.Composition;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;

class KellyBetTest {

  /** Expected value −1.3 %. */
  private static final BlackjackAnalysis FRESH = BlackjackAnalysis.of(Composition.fullDeck());

  /** All aces and tens left of half a deck. */
  private static final BlackjackAnalysis RICH =
      BlackjackAnalysis.of(Composition.of(4, 1, 1, 1, 1, 1, 1, 2, 2, 14));

  private static final RoundValue STRIP = RoundValue.of(BlackjackHouseRules.parse("strip"));
  private static final RoundValue SIX_FOR_FIVE =
      RoundValue.of(BlackjackHouseRules.parse("single, natural 6:5"));

  @Test
  void a_bad_hand_costs_least_with_six() {
    assertThat(KellyBet.of(FRESH, 1000, 5)).isEqualTo(6);
    assertThat(KellyBet.of(FRESH, 1000, 6)).isEqualTo(6);
    assertThat(KellyBet.of(FRESH, 1000, 100)).isEqualTo(100);
  }

  @Test
  void no_more_than_the_bankroll_is_bet() {
    assertThat(KellyBet.of(FRESH, 5, 5)).isEqualTo(5);
    assertThat(KellyBet.of(RICH, 5, 5)).isEqualTo(5);
  }

  @Test
  void the_better_the_cards_and_the_more_money_the_more_is_bet() {
    long bet = KellyBet.of(RICH, 1000, 5);
    double worth = RICH.bestPlay(1.5);
    assertThat(worth).isGreaterThan(0.05);
    assertThat((double) bet).isBetween(1000 * worth, 1100 * worth + 2);
    assertThat(KellyBet.of(RICH, 10_000, 5)).isBetween(10 * bet - 20, 10 * bet + 20);
  }

  private static double growth(RoundValue round, double worth, long bankroll, long bet) {
    double part = (double) bet / bankroll;
    double lost = round.lostByRounding(bet) / bankroll;
    return worth * part - lost - 1.32 * part * part / 2;
  }

  @Test
  void in_a_casino_a_bad_round_costs_least_with_a_bet_that_is_not_rounded() {
    assertThat(KellyBet.of(-0.003, STRIP::lostByRounding, 1000, 5)).isEqualTo(6);
    assertThat(KellyBet.of(-0.003, STRIP::lostByRounding, 1000, 10)).isEqualTo(10);
    assertThat(KellyBet.of(-0.003, STRIP::lostByRounding, 5, 5)).isEqualTo(5);
  }

  @Test
  void where_six_is_paid_for_five_bets_are_fives() {
    assertThat(KellyBet.of(0.01, SIX_FOR_FIVE::lostByRounding, 10_000, 5)).isEqualTo(75);
    assertThat(KellyBet.of(0.01, STRIP::lostByRounding, 10_000, 5)).isEqualTo(74);
  }

  @Property(tries = 300, seed = "42")
  void no_bet_near_the_best_grows_more_as_it_is_paid(
      @ForAll @DoubleRange(min = -0.05, max = 0.05) double worth,
      @ForAll @LongRange(min = 200, max = 100_000) long bankroll,
      @ForAll @LongRange(min = 1, max = 50) long minimum) {
    for (RoundValue round : List.of(STRIP, SIX_FOR_FIVE)) {
      long best = KellyBet.of(worth, round::lostByRounding, bankroll, minimum);
      long even = Math.max(minimum, (long) (bankroll * worth / 1.32) / 2 * 2);
      assertThat(best).isBetween(minimum, bankroll);
      for (long bet = minimum; bet <= Math.min(bankroll, even + 10); bet++) {
        if (round.lostByRounding(even) != 0 && bet >= even - 10) {
          assertThat(growth(round, worth, bankroll, best))
              .isGreaterThanOrEqualTo(growth(round, worth, bankroll, bet));
        }
      }
      assertThat(round.lostByRounding(even) == 0 && best != even).isFalse();
    }
  }

  @Property(tries = 200, seed = "41")
  void every_bet_is_within_the_limits(
      @ForAll @LongRange(min = 1, max = 1_000_000_000_000_000_000L) long minimum,
      @ForAll @LongRange(max = 1_000_000_000_000_000_000L) long more) {
    long bankroll = Math.min(1_000_000_000_000_000_000L, minimum + more);
    assertThat(KellyBet.of(FRESH, bankroll, minimum)).isBetween(minimum, bankroll);
    assertThat(KellyBet.of(RICH, bankroll, minimum)).isBetween(minimum, bankroll);
  }
}
