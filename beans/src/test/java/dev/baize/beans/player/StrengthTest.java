package dev.baize.beans.player;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.beans.AnyRules;
import dev.baize.beans.BeansDecision;
import dev.baize.beans.BeansEvent;
import dev.baize.beans.BeansProvider;
import dev.baize.beans.BeansRules;
import dev.baize.beans.BeansView;
import dev.baize.core.player.Player;
import dev.baize.core.player.SeatContext;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.Entrant;
import dev.baize.study.simulation.GameRange;
import dev.baize.study.simulation.Progress;
import dev.baize.study.tournament.Tournament;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The players rank as they should, on the same deals with seats swapped. */
@Tag("ci")
class StrengthTest {

  private static double score(
      BeansRules rules,
      Function<SeatContext, Player<BeansView, BeansDecision, BeansEvent>> first,
      Function<SeatContext, Player<BeansView, BeansDecision, BeansEvent>> second,
      int rounds) {
    return new Tournament<>(
            new BeansProvider(),
            rules,
            List.of(Entrant.of("first", first), Entrant.of("second", second)),
            Seed.of(42))
        .play(GameRange.first(rounds), 1, new Progress())
        .pairing(0, 1)
        .score()
        .value();
  }

  @Test
  void greedy_beats_random_almost_always() {
    for (BeansRules rules : AnyRules.ALL) {
      assertThat(score(rules, context -> new Greedy(), Random::new, 300)).isGreaterThan(0.99);
    }
  }

  @Test
  void planner_beats_greedy_even_with_a_small_budget() {
    for (BeansRules rules : AnyRules.ALL) {
      assertThat(score(rules, context -> new Planner(context, 60), context -> new Greedy(), 40))
          .isGreaterThan(0.65);
    }
  }
}
