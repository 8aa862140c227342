package dev.baize.euchre.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.baize.core.ScriptedConsole;
import dev.baize.core.game.Seat;
import dev.baize.core.player.SeatContext;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.registry.PlayerSetting;
import dev.baize.core.registry.Registry;
import dev.baize.euchre.ChosenDeal;
import dev.baize.euchre.DealShuffle;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreEvent;
import dev.baize.euchre.EuchreProvider;
import dev.baize.euchre.EuchreRules;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ProvidersTest {

  private final Registry registry = Registry.load();

  @Test
  void euchre_is_found_by_its_name() {
    assertThat(registry.game("Euchre")).isInstanceOf(EuchreProvider.class);
    assertThat(registry.game("euchre").name()).isEqualTo("euchre");
  }

  @Test
  void its_players_are_found_by_their_names() {
    assertThat(registry.players(new EuchreProvider()).stream().map(PlayerProvider::name))
        .containsExactly(
            "Apprentice", "Expert", "Human", "Master", "Network", "Random", "Simple", "Thinker");
    assertThat(registry.players(new EuchreProvider()).stream().map(PlayerProvider::description))
        .containsExactly(
            "a neural network that has learned from Master",
            "a good club player: counts trumps, orders up by the tricks to expect",
            "a person, asked at the console",
            "the strongest: imagines hidden cards and tries each decision on them",
            "decides by a neural network that you have trained",
            "any legal decision, each equally likely",
            "a beginner: orders up with two high trumps and leads its highest card",
            "draws games that fit what it sees, and plays them on to find what is best");
  }

  @Test
  void the_game_brings_its_players_and_Thinker_is_one_of_any_game() {
    assertThat(new EuchreProvider().players())
        .extracting(PlayerProvider::name)
        .isEqualTo(
            registry.players(new EuchreProvider()).stream()
                .map(PlayerProvider::name)
                .filter(name -> !Set.of("Network", "Thinker").contains(name))
                .toList());
  }

  @Test
  void players_are_seated_by_name() {
    SeatContext context =
        new SeatContext(
            "Ada",
            Seat.of(1),
            Seed.of(1),
            Optional.of(new ScriptedConsole("Diamonds")),
            Optional.empty());
    assertThat(registry.player(new EuchreProvider(), "simple").create(context))
        .isInstanceOf(Simple.class);
    assertThat(registry.player(new EuchreProvider(), "expert").create(context))
        .isInstanceOf(Expert.class);
    assertThat(registry.player(new EuchreProvider(), "RANDOM").create(context))
        .isInstanceOf(Random.class);
    assertThat(
            registry
                .player(new EuchreProvider(), "Human")
                .create(context)
                .decide(ChosenDeal.upcard("9D").viewAfter())
                .text())
        .isEqualTo("order up Diamonds");
  }

  @Test
  void a_person_needs_a_console() {
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                registry
                    .player(new EuchreProvider(), "Human")
                    .create(SeatContext.of(Seed.of(0), Seat.of(0))))
        .withMessage("Human cannot play where there is no console");
  }

  @Test
  void the_provider_speaks_for_the_rules_and_decisions() {
    EuchreProvider provider = new EuchreProvider();
    assertThat(provider.rules()).isEqualTo(EuchreRules.standard());
    EuchreRules other =
        EuchreRules.standard().withShuffle(DealShuffle.ONE_HANDED).withPointsToWin(3);
    assertThat(provider.rules(other.text())).isEqualTo(other);
    assertThat(provider.decision("pass")).isEqualTo(EuchreDecision.pass());
  }

  @Test
  void the_provider_tells_games_to_people() {
    StringBuilder out = new StringBuilder();
    new EuchreProvider()
        .transcript(out, List.of("A", "B", "C", "D"))
        .happened(new EuchreEvent.Passed(Seat.of(2)));
    assertThat(out).hasToString("C passes\n");
  }

  @Test
  void an_expert_may_be_told_not_to_play_alone_and_a_master_how_much_to_sample() {
    assertThat(registry.player(new EuchreProvider(), "Expert").settings())
        .extracting(PlayerSetting::name)
        .containsExactly("alone");
    assertThat(registry.player(new EuchreProvider(), "Master").settings())
        .extracting(PlayerSetting::name)
        .containsExactly("samples");
    SeatContext context = SeatContext.of(Seed.of(1), Seat.of(0));
    assertThat(registry.player(new EuchreProvider(), "Expert:alone=no").create(context).name())
        .isEqualTo("Expert");
  }
}
