package dev.baize.study.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.baize.core.random.Seed;
import dev.baize.core.registry.Entrant;
import dev.baize.core.registry.Registry;
import dev.baize.core.toy.FickleProvider;
import dev.baize.core.toy.HighCard;
import dev.baize.core.toy.HighCardEvent;
import dev.baize.core.toy.HighCardRules;
import dev.baize.core.toy.HighCardView;
import dev.baize.core.toy.Play;
import dev.baize.core.toy.RandomProvider;
import dev.baize.study.tournament.Tournament;
import dev.baize.study.tournament.TournamentResult;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Results say which settings players have, and are merged only if they are the same. */
class EntrantSettingsTest {

  private static final HighCard GAME = new HighCard();
  private static final Registry REGISTRY =
      new Registry(List.of(GAME), List.of(new FickleProvider(), new RandomProvider()));

  private static Entrant<HighCardView, Play, HighCardEvent> entrant(String player) {
    return Entrant.of(REGISTRY.player(GAME, player));
  }

  private static SimulationResult result(String player, long from, long to) {
    return new Simulation<>(
            GAME, HighCardRules.duel(), List.of(entrant(player), entrant("random")), Seed.of(3))
        .play(new GameRange(from, to), 1, new Progress());
  }

  @Test
  void an_entrant_has_the_name_of_its_player_and_settings() {
    assertThat(entrant("fickle:slips=0.50,card=high").name())
        .isEqualTo("Fickle:card=high,slips=0.5");
    assertThat(entrant("fickle:slips=0.25").name()).isEqualTo("Fickle");
  }

  @Test
  void results_of_the_same_settings_are_merged_however_they_were_spelled() {
    SimulationResult all = result("Fickle:card=high,turn=3", 0, 20);
    SimulationResult first = result("fickle:TURN=03,card=High", 0, 7);
    SimulationResult rest = SimulationResult.parse(result("Fickle:turn=3,card=high", 7, 20).text());
    assertThat(first.merge(rest)).isEqualTo(all);
    assertThat(all.text()).contains("\nplayer: Fickle:card=high,turn=3\nplayer: Random\n");
  }

  @Test
  void results_of_other_settings_are_those_of_other_players() {
    SimulationResult one = result("Fickle:turn=3", 0, 7);
    SimulationResult other = result("Fickle:turn=4", 7, 20);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> one.merge(other))
        .withMessageContaining("Fickle:turn=3")
        .withMessageContaining("Fickle:turn=4");
    assertThatIllegalArgumentException().isThrownBy(() -> one.merge(result("Fickle", 7, 20)));
    assertThat(result("Fickle:turn=8", 0, 7)).isEqualTo(result("Fickle", 0, 7));
  }

  @Test
  void one_player_takes_part_in_a_tournament_with_several_settings() {
    TournamentResult result =
        new Tournament<>(
                GAME,
                HighCardRules.duel(),
                List.of(entrant("Fickle:turn=3"), entrant("Fickle:turn=4"), entrant("Fickle")),
                Seed.of(1))
            .play(3);
    assertThat(result.setup().players())
        .containsExactly("Fickle:turn=3", "Fickle:turn=4", "Fickle");
    assertThat(TournamentResult.parse(result.text()).text()).isEqualTo(result.text());
  }
}
