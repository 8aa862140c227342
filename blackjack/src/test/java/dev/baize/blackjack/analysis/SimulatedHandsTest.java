package dev.baize.blackjack.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.baize.blackjack.BlackjackDecision;
import dev.baize.blackjack.BlackjackEvent;
import dev.baize.blackjack.BlackjackPlayer;
import dev.baize.blackjack.BlackjackRules;
import dev.baize.blackjack.BlackjackView;
import dev.baize.blackjack.DeckShuffle;
import dev.baize.blackjack.player.Counting;
import dev.baize.blackjack.player.Simple;
import dev.baize.core.random.Seed;
import dev.baize.core.simulation.Entrant;
import dev.baize.core.simulation.GameRange;
import dev.baize.core.simulation.Progress;
import dev.baize.core.simulation.Simulation;
import dev.baize.core.simulation.SimulationResult;
import dev.baize.core.statistics.Estimate;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/**
 * Hands that are played against what the analysis and an independent program say, within three
 * standard errors: each comparison would fail for one seed in 370 if all is right. The seed is
 * fixed, so that what passes once passes always.
 */
class SimulatedHandsTest {

  private static final double ERRORS = 3;
  private static final int WAGER = 5;
  private static final BlackjackAnalysis FRESH = BlackjackAnalysis.of(Composition.fullDeck());

  private static SimulationResult play(
      BlackjackRules rules, int games, Supplier<BlackjackPlayer> player) {
    return new Simulation<>(
            "Blackjack",
            rules,
            List.of(
                Entrant.<BlackjackView, BlackjackDecision, BlackjackEvent>of(
                    "player", place -> player.get())),
            Seed.of(4))
        .play(new GameRange(0, games), 1, new Progress());
  }

  private static void agrees(SimulationResult result, String measure, double exact) {
    Estimate found = result.sample(measure).estimate();
    assertThat(found.value()).isCloseTo(exact, within(ERRORS * found.standardError()));
  }

  @Test
  void hands_from_a_fresh_deck_bring_what_the_analysis_says() {
    BlackjackRules oneHand = new BlackjackRules(1000, 1, WAGER, DeckShuffle.UNIFORM);
    SimulationResult result = play(oneHand, 500_000, Simple::new);
    agrees(result, "result of a hand", WAGER * FRESH.play(Simple.TABLE, 1.4));
    agrees(result, "natural", FRESH.naturalChance());
  }

  private static BlackjackRules sessions(DeckShuffle shuffle) {
    return new BlackjackRules(1_000_000, 1000, WAGER, shuffle);
  }

  @Test
  void whole_sessions_of_simple_bring_what_an_independent_program_found() {
    agrees(play(sessions(DeckShuffle.UNIFORM), 2000, Simple::new), "result of a hand", -0.0968);
    agrees(play(sessions(DeckShuffle.RIFFLE), 2000, Simple::new), "result of a hand", -0.0909);
  }

  @Test
  void whole_sessions_of_counting_bring_what_an_independent_program_found() {
    agrees(play(sessions(DeckShuffle.UNIFORM), 2000, Counting::new), "result of a hand", -0.0799);
    agrees(play(sessions(DeckShuffle.RIFFLE), 2000, Counting::new), "result of a hand", -0.0757);
  }
}
