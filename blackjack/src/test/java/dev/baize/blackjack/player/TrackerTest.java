package dev.baize.blackjack.player;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.blackjack.BlackjackDecision;
import dev.baize.blackjack.BlackjackEvent;
import dev.baize.blackjack.BlackjackRules;
import dev.baize.blackjack.BlackjackView;
import dev.baize.blackjack.DeckShuffle;
import dev.baize.core.game.Seat;
import dev.baize.core.match.Listener;
import dev.baize.core.match.Match;
import dev.baize.core.player.Player;
import dev.baize.core.random.Seed;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class TrackerTest {

  private static final long QUADRILLION = 1_000_000_000_000_000L;

  private static long bankroll(long seed) {
    BlackjackRules rules = BlackjackRules.classic(100, 100);
    return Match.of(rules, List.of(new Tracker()), Seed.of(seed)).play().scores().get(0);
  }

  /** The median reaches it if half of the sessions do. This is a small sample, not a proof. */
  @Test
  void a_hundred_becomes_a_quadrillion_in_a_hundred_hands_of_riffled_decks() {
    for (long seed = 1; seed <= 5; seed++) {
      assertThat(bankroll(seed)).as("seed %d", seed).isGreaterThan(QUADRILLION);
    }
  }

  @Test
  void it_plays_like_competitor_if_the_shuffle_is_uniform() {
    assertThat(decisions(new Tracker())).isEqualTo(decisions(new Competitor()));
  }

  private static List<String> decisions(
      Player<BlackjackView, BlackjackDecision, BlackjackEvent> player) {
    List<String> decisions = new ArrayList<>();
    Listener<BlackjackDecision, BlackjackEvent> listener =
        new Listener<>() {
          @Override
          public void decided(Seat seat, BlackjackDecision decision) {
            decisions.add(decision.text());
          }
        };
    BlackjackRules rules = new BlackjackRules(10_000, 300, 5, DeckShuffle.UNIFORM);
    Match.builder(rules, List.of(player), Seed.of(9)).listener(listener).build().play();
    return decisions;
  }
}
