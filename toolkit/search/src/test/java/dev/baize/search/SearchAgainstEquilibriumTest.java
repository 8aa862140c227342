package dev.baize.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import dev.baize.core.toy.Play;
import dev.baize.core.toy.PocketWhistRules;
import dev.baize.core.toy.PocketWhistView;
import dev.baize.search.solve.Cfr;
import dev.baize.search.solve.DecisionProbability;
import dev.baize.search.solve.SequenceForm;
import dev.baize.search.solve.Strategy;
import dev.baize.search.solve.Utility;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What searches lose to an exact solution of a small trick-taking game, counted exactly. */
class SearchAgainstEquilibriumTest {

  private static final PocketWhistRules RULES = new PocketWhistRules(2);
  private static final int ITERATIONS = 500;
  private static final double MAX_LOST = 0.02;

  private static final SequenceForm<PocketWhistView, Play> FORM =
      SequenceForm.of(RULES, Utility.SCORE, 100_000);
  private static final Strategy<PocketWhistView, Play> EQUILIBRIUM = equilibrium();
  private static final double VALUE = FORM.value(EQUILIBRIUM);

  private static Strategy<PocketWhistView, Play> equilibrium() {
    Cfr<PocketWhistView, Play> cfr = Cfr.plus(FORM);
    cfr.run(1000);
    return cfr.averageStrategy();
  }

  /** The solution, but for one seat, which searches. */
  private static Strategy<PocketWhistView, Play> searching(
      Seat seat, TreeSearch<PocketWhistView, Play> search) {
    Map<PocketWhistView, List<DecisionProbability<Play>>> decisions = new HashMap<>();
    for (PocketWhistView view : FORM.informationSets()) {
      decisions.put(
          view,
          view.seat().equals(seat)
              ? List.of(
                  new DecisionProbability<>(
                      search.search(view, Seed.of(view.hashCode())).best(), 1))
              : EQUILIBRIUM.at(view));
    }
    return Strategy.of(RULES, decisions);
  }

  @ParameterizedTest
  @EnumSource
  void a_tree_loses_next_to_nothing_to_the_solution(Observers observers) {
    assertThat(FORM.exploitability(EQUILIBRIUM)).isLessThan(1e-3);
    TreeSearch<PocketWhistView, Play> search =
        new TreeSearch<>(
            RULES,
            new SearchSettings(ITERATIONS, Objective.HAND, Selection.UCB1, 0.7, observers, 1),
            seed -> RolloutPolicy.uniform());
    double lostBySeat0 = VALUE - FORM.value(searching(Seat.of(0), search));
    double lostBySeat1 = FORM.value(searching(Seat.of(1), search)) - VALUE;
    assertThat(lostBySeat0).isLessThan(MAX_LOST);
    assertThat(lostBySeat1).isLessThan(MAX_LOST);
  }
}
