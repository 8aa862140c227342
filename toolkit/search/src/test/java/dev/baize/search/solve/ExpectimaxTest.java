package dev.baize.search.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.baize.core.game.ChanceOutcome;
import dev.baize.core.game.Decision;
import dev.baize.core.game.View;
import dev.baize.core.toy.HighCardRules;
import dev.baize.core.toy.KuhnRules;
import dev.baize.core.toy.NimMove;
import dev.baize.core.toy.NimRules;
import dev.baize.core.toy.PenniesRules;
import dev.baize.core.toy.PickupAction;
import dev.baize.core.toy.PickupRules;
import dev.baize.core.toy.PickupView;
import dev.baize.core.toy.SmallRules;
import org.junit.jupiter.api.Test;

class ExpectimaxTest {

  private static <V extends View, D extends Decision> Solved<D> solve(
      SmallRules<V, D> rules, long maxPositions) {
    return new Expectimax<>(rules, Utility.SCORE, maxPositions).solve();
  }

  @Test
  void a_game_of_open_cards_and_chance_is_solved() {
    Solved<PickupAction> solved = solve(new PickupRules(), 1_000);
    assertThat(solved.value()).isCloseTo(1.0 / 6, within(1e-12));
    assertThat(solved.best()).isEmpty();
    assertThat(solved.positions()).isEqualTo(24 * (1 + 2 + 4));
  }

  @Test
  void it_does_not_see_what_comes_as_alpha_beta_does() {
    AlphaBeta<PickupView, PickupAction> search =
        new AlphaBeta<>(new PickupRules(), Utility.SCORE, 100);
    double open =
        new PickupRules()
            .chanceOutcomes().stream()
                .mapToDouble(one -> one.probability() * search.solve(one.game()).value())
                .sum();
    assertThat(open).isCloseTo(1.0 / 3, within(1e-12));
  }

  @Test
  void it_agrees_with_the_solver_of_games_with_hidden_cards() {
    SequenceForm<PickupView, PickupAction> form =
        SequenceForm.of(new PickupRules(), Utility.SCORE, 1_000);
    Cfr<PickupView, PickupAction> cfr = Cfr.plus(form);
    cfr.run(2_000);
    assertThat(form.value(cfr.averageStrategy())).isCloseTo(1.0 / 6, within(1e-3));
  }

  @Test
  void without_chance_it_knows_the_best_decision() {
    Solved<NimMove> solved = solve(NimRules.of(1, 2, 2), 10_000);
    assertThat(solved.value()).isEqualTo(1);
    assertThat(solved.best()).hasValue(new NimMove(1, 0));
  }

  @Test
  void games_that_it_does_not_solve_are_refused() {
    assertThatThrownBy(() -> solve(new KuhnRules(), 100))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "three cards: one seat sees what the other does not; expected a game in which both"
                + " know everything");
    assertThatThrownBy(() -> solve(new PenniesRules(), 100))
        .as("a decision that the other seat does not see")
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("pennies: one seat sees what the other does not");
    assertThatThrownBy(() -> solve(new PickupRules(), 167))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("four cards: more than 167 positions; expected a smaller game");
    assertThatThrownBy(() -> new Expectimax<>(HighCardRules.duel(), Utility.SCORE, 100).solve())
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("2 seats, 8 rounds: expected a game that lists the outcomes of chance");
    assertThatThrownBy(() -> new Expectimax<>(HighCardRules.table(), Utility.SCORE, 100))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("a game of 4 seats");
  }

  @Test
  void probabilities_are_those_of_positions() {
    assertThat(new PickupRules().chanceOutcomes())
        .hasSize(24)
        .extracting(ChanceOutcome::probability)
        .containsOnly(1.0 / 24);
  }
}
