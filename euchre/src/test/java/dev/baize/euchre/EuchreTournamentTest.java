package dev.baize.euchre;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.random.Seed;
import dev.baize.core.registry.Entrant;
import dev.baize.euchre.player.Expert;
import dev.baize.euchre.player.Random;
import dev.baize.euchre.player.Simple;
import dev.baize.study.simulation.GameRange;
import dev.baize.study.simulation.Progress;
import dev.baize.study.statistics.Estimate;
import dev.baize.study.tournament.SequentialTest;
import dev.baize.study.tournament.Tournament;
import dev.baize.study.tournament.TournamentResult;
import dev.baize.study.tournament.Verdict;
import java.util.List;
import org.junit.jupiter.api.Test;

class EuchreTournamentTest {

  private static final Entrant<EuchreView, EuchreDecision, EuchreEvent> SIMPLE =
      Entrant.of("Simple", context -> new Simple());
  private static final Entrant<EuchreView, EuchreDecision, EuchreEvent> RANDOM =
      Entrant.of("Random", Random::new);
  private static final Tournament<EuchreView, EuchreDecision, EuchreEvent> TOURNAMENT =
      new Tournament<>(
          new EuchreProvider(), EuchreRules.standard(), List.of(SIMPLE, RANDOM), Seed.of(1));

  @Test
  void simple_beats_random_clearly() {
    TournamentResult result = TOURNAMENT.play(GameRange.first(200), 2, new Progress());
    Estimate score = result.pairing(0, 1).score();
    Estimate rating = result.standings().get(0).rating();
    assertThat(score.interval(5).low()).isGreaterThan(0.7);
    assertThat(result.standings().get(0).player()).isZero();
    assertThat(rating.interval(5).low()).isPositive();
  }

  @Test
  void expert_beats_simple_nearly_always() {
    Entrant<EuchreView, EuchreDecision, EuchreEvent> expert =
        Entrant.of("Expert", context -> new Expert());
    TournamentResult result =
        new Tournament<>(
                new EuchreProvider(), EuchreRules.standard(), List.of(expert, SIMPLE), Seed.of(1))
            .play(GameRange.first(400), 2, new Progress());
    assertThat(result.pairing(0, 1).score().value()).isGreaterThan(0.98);
  }

  @Test
  void apprentice_is_about_as_strong_as_expert() {
    Entrant<EuchreView, EuchreDecision, EuchreEvent> apprentice =
        Entrant.of("Apprentice", BuiltInPlayer.ALL.get(0)::create);
    Entrant<EuchreView, EuchreDecision, EuchreEvent> expert =
        Entrant.of("Expert", context -> new Expert());
    TournamentResult result =
        new Tournament<>(
                new EuchreProvider(),
                EuchreRules.parse("american"),
                List.of(apprentice, expert),
                Seed.of(1))
            .play(GameRange.first(400), 2, new Progress());
    assertThat(result.pairing(0, 1).score().value()).isBetween(0.46, 0.55);
  }

  @Test
  void one_side_wins_each_game() {
    TournamentResult result = TOURNAMENT.play(GameRange.first(50), 1, new Progress());
    assertThat(result.pairing(0, 1).draws()).isZero();
  }

  @Test
  void a_sequential_test_soon_knows_that_simple_is_better() {
    TournamentResult result =
        TOURNAMENT.play(SequentialTest.of(0, 100), GameRange.first(1000), 2, new Progress());
    assertThat(result.verdict()).contains(Verdict.H1_ACCEPTED);
    assertThat(result.completed().games()).isLessThan(200);
  }
}
