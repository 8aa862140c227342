package dev.baize.blackjack.player;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.blackjack.BlackjackDecision;
import dev.baize.blackjack.BlackjackEvent;
import dev.baize.blackjack.BlackjackProvider;
import dev.baize.blackjack.BlackjackRules;
import dev.baize.blackjack.BlackjackView;
import dev.baize.blackjack.Phase;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.player.Advice;
import dev.baize.core.player.Advisor;
import dev.baize.core.player.DecisionValue;
import dev.baize.core.player.Player;
import dev.baize.core.player.SeatContext;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.Registry;
import org.junit.jupiter.api.Test;

/** The player that knows nothing but the rules, at blackjack. */
class ThinkerTest {

  private static final Seat SEAT = Seat.of(0);
  private static final BlackjackProvider GAME = new BlackjackProvider();
  private static final BlackjackRules RULES = GAME.rules();

  private static Player<BlackjackView, BlackjackDecision, BlackjackEvent> player(
      String text, Seed seed) {
    return Registry.load().player(GAME, text).create(SeatContext.of(seed, SEAT).with(RULES));
  }

  /** What a decision is worth less than the best one, in wagers. */
  private static double loss(Advice<BlackjackDecision> exact, BlackjackDecision decision) {
    double best = exact.values().stream().mapToDouble(DecisionValue::value).max().orElseThrow();
    return exact.values().stream()
        .filter(value -> value.decision().equals(decision))
        .mapToDouble(value -> best - value.value())
        .findFirst()
        .orElseThrow();
  }

  @Test
  @SuppressWarnings("unchecked") // Exact is an advisor for the views and decisions of its game.
  void what_it_loses_to_exact_play_is_less_than_three_thousandths_of_the_wager() {
    Seed seed = Seed.of(2026);
    Game<BlackjackView, BlackjackDecision> session = RULES.start(seed);
    var thinker = player("Thinker:iterations=1000,search=flat,rollout=Basic", seed);
    var exact = player("Exact", seed);
    double loss = 0;
    while (!session.isOver() && session.view(SEAT).handsPlayed() < 500) {
      BlackjackView view = session.view(SEAT);
      if (view.phase() == Phase.BET) {
        session.apply(exact.decide(view));
      } else {
        BlackjackDecision decision = thinker.decide(view);
        loss += loss(((Advisor<BlackjackView, BlackjackDecision>) exact).advise(view), decision);
        session.apply(decision);
      }
    }
    assertThat(session.view(SEAT).handsPlayed()).isEqualTo(500);
    assertThat(loss / 500).isBetween(0.0, 0.003);
  }
}
