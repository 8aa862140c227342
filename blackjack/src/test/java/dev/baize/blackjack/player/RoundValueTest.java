package dev.baize.blackjack.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.baize.blackjack.BlackjackDecision;
import dev.baize.blackjack.BlackjackHouseRules;
import dev.baize.blackjack.BlackjackRules;
import dev.baize.blackjack.BlackjackView;
import dev.baize.blackjack.analysis.Composition;
import dev.baize.blackjack.analysis.ExactAnalysis;
import dev.baize.blackjack.analysis.StrategyClass;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class RoundValueTest {
  private static double exact(BlackjackHouseRules house, Composition cards) {
    return ExactAnalysis.of(house, cards, StrategyClass.BASIC, 1).expected();
  }

  /** What is left of the shoe. */
  private static Composition unseen(BlackjackView view) {
    int[] counts = new int[10];
    for (int value = 1; value <= counts.length; value++) {
      counts[value - 1] = Composition.decks(2).count(value) - view.exposed(value);
    }
    return Composition.of(counts);
  }

  @Test
  void the_first_round_is_worth_exactly_what_the_analysis_says() {
    BlackjackHouseRules house = BlackjackHouseRules.parse("strip, decks 2");
    BlackjackRules rules = BlackjackRules.standard().withHouse(house);
    BlackjackView view = rules.start(Seed.of(1)).view(Seat.of(0));
    assertThat(RoundValue.of(house).next(view))
        .isCloseTo(exact(house, Composition.decks(2)), within(1e-12));
  }

  @Test
  void rounding_costs_of_a_wager_what_the_analysis_of_the_strategy_card_says() {
    BlackjackHouseRules house = BlackjackHouseRules.parse("strip, decks 2, natural 7:5");
    ExactAnalysis basic = ExactAnalysis.of(house, Composition.decks(2), StrategyClass.BASIC, 1);
    for (long wager : new long[] {1, 5, 8, 10, 13, 1_000_000_000_007L}) {
      double paid = wager * basic.expectedRoundedDown(wager);
      assertThat(RoundValue.of(house).lostByRounding(wager))
          .isCloseTo(wager * basic.expected() - paid, within(wager * 1e-12));
    }
    assertThat(RoundValue.of(house).lostByRounding(10)).isZero();
  }

  @Test
  void later_rounds_are_worth_about_what_the_analysis_of_the_cards_left_says() {
    BlackjackHouseRules house = BlackjackHouseRules.parse("strip, decks 2, soft 17 hit");
    BlackjackRules rules = BlackjackRules.standard().withHouse(house).withHands(20);
    Game<BlackjackView, BlackjackDecision> game = rules.start(Seed.of(5));
    Basic player = new Basic();
    List<Double> exact = new ArrayList<>();
    while (!game.isOver()) {
      BlackjackView view = game.view(Seat.of(0));
      BlackjackDecision decision = player.decide(view);
      if (decision instanceof BlackjackDecision.Bet && view.exposed().size() > 10) {
        double value = exact(house, unseen(view));
        exact.add(value);
        assertThat(RoundValue.of(house).next(view)).isCloseTo(value, within(0.006));
      }
      game.apply(decision);
    }
    assertThat(Collections.max(exact) - Collections.min(exact)).isGreaterThan(0.02);
  }
}
