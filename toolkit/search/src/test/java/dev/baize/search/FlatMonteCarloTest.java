package dev.baize.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.baize.core.game.Game;
import dev.baize.core.player.DecisionValue;
import dev.baize.core.random.Seed;
import dev.baize.core.toy.HighCardRules;
import dev.baize.core.toy.HighCardView;
import dev.baize.core.toy.Play;
import java.util.Collections;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class FlatMonteCarloTest {

  private static final HighCardRules RULES = HighCardRules.table();

  private static FlatMonteCarlo<HighCardView, Play> search(int iterations) {
    return new FlatMonteCarlo<>(RULES, Objective.HAND, iterations, seed -> RolloutPolicy.uniform());
  }

  @Property(tries = 100)
  void no_more_games_are_played_on_than_the_budget_allows_and_the_best_is_tried_in_all(
      @ForAll long seed,
      @ForAll @IntRange(max = 23) int decisions,
      @ForAll @IntRange(min = 3, max = 500) int iterations) {
    Game<HighCardView, Play> game = TreeSearchTest.game(seed, decisions);
    HighCardView view = game.view(game.toAct());
    SearchResult<Play> result = search(iterations).search(view, Seed.of(seed));
    assertThat(result.iterations()).isLessThanOrEqualTo(iterations);
    assertThat(result.values()).extracting(DecisionValue::decision).isEqualTo(game.legal());
    assertThat(result.visits().get(game.legal().indexOf(result.best())))
        .isEqualTo(Collections.max(result.visits()));
    assertThat(search(iterations).search(view, Seed.of(seed))).isEqualTo(result);
  }

  @Test
  void cards_that_are_clearly_worse_are_dropped() {
    Game<HighCardView, Play> game = TreeSearchTest.game(3, 3);
    SearchResult<Play> result = search(3000).search(game.view(game.toAct()), Seed.of(1));
    assertThat(result.iterations()).isLessThan(3000);
  }

  @Property(tries = 50)
  void no_card_is_dropped_before_16_games_and_the_budget_is_used(
      @ForAll long seed, @ForAll @IntRange(min = 1, max = 16) int worlds) {
    Game<HighCardView, Play> game = RULES.start(Seed.of(seed));
    SearchResult<Play> result = search(3 * worlds).search(game.view(game.toAct()), Seed.of(seed));
    assertThat(result.visits()).containsOnly((long) worlds);
  }

  @Test
  void a_single_game_is_enough() {
    Game<HighCardView, Play> game = RULES.start(Seed.of(1));
    assertThat(search(1).search(game.view(game.toAct()), Seed.of(1)).iterations()).isEqualTo(3);
  }

  @Test
  void a_search_of_no_games_is_refused() {
    assertThatThrownBy(() -> search(0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("0 iterations: expected 1 or more");
  }
}
