package dev.baize.blackjack.player;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.blackjack.analysis.BlackjackAnalysis;
import dev.baize.blackjack.analysis.Composition;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;

class KellyBetTest {

  /** Expected value −1.3 %. */
  private static final BlackjackAnalysis FRESH = BlackjackAnalysis.of(Composition.fullDeck());

  /** All aces and tens left of half a deck. */
  private static final BlackjackAnalysis RICH =
      BlackjackAnalysis.of(Composition.of(4, 1, 1, 1, 1, 1, 1, 2, 2, 14));

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

  @Property(tries = 200, seed = "41")
  void every_bet_is_within_the_limits(
      @ForAll @LongRange(min = 1, max = 1_000_000_000_000_000_000L) long minimum,
      @ForAll @LongRange(max = 1_000_000_000_000_000_000L) long more) {
    long bankroll = Math.min(1_000_000_000_000_000_000L, minimum + more);
    assertThat(KellyBet.of(FRESH, bankroll, minimum)).isBetween(minimum, bankroll);
    assertThat(KellyBet.of(RICH, bankroll, minimum)).isBetween(minimum, bankroll);
  }
}
