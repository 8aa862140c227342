package dev.baize.euchre;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.player.Player;
import dev.baize.core.player.SeatContext;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.Entrant;
import dev.baize.euchre.player.Expert;
import dev.baize.euchre.player.FormerExpert;
import dev.baize.euchre.player.Master;
import dev.baize.study.simulation.GameRange;
import dev.baize.study.simulation.Progress;
import dev.baize.study.tournament.Tournament;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Expert plays better than it once did, and not only against its former self. */
@Tag("long")
class ExpertStrengthTest {

  /** The share of games that Expert wins by the american rules. */
  private static double score(
      int rounds, Function<SeatContext, Player<EuchreView, EuchreDecision, EuchreEvent>> opponent) {
    return new Tournament<>(
            new EuchreProvider(),
            EuchreRules.parse("american"),
            List.of(
                Entrant.of("Expert", context -> new Expert()), Entrant.of("opponent", opponent)),
            Seed.of(7))
        .play(GameRange.first(rounds), 2, new Progress())
        .pairing(0, 1)
        .score()
        .value();
  }

  @Test
  void it_wins_53_of_100_games_against_the_former_expert() {
    assertThat(score(4_000, context -> new FormerExpert())).isGreaterThan(0.53);
  }

  @Test
  void it_wins_34_of_100_games_against_master() {
    assertThat(score(400, Master::new)).isGreaterThan(0.34);
  }
}
