package dev.baize.beans.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.baize.beans.BeansDecision;
import dev.baize.beans.BeansEvent;
import dev.baize.beans.BeansProvider;
import dev.baize.beans.BeansRules;
import dev.baize.core.ScriptedConsole;
import dev.baize.core.game.Seat;
import dev.baize.core.player.SeatContext;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.registry.Registry;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ProvidersTest {

  private final Registry registry = Registry.load();

  @Test
  void beans_is_found_by_its_name() {
    assertThat(registry.game("Beans")).isInstanceOf(BeansProvider.class);
    assertThat(registry.game("beans").name()).isEqualTo("beans");
  }

  @Test
  void its_players_are_found_by_their_names() {
    assertThat(registry.players(new BeansProvider()).stream().map(PlayerProvider::name))
        .containsExactly("Greedy", "Human", "Network", "Planner", "Random", "Thinker");
    assertThat(registry.players(new BeansProvider()).stream().map(PlayerProvider::description))
        .containsExactly(
            "rules of thumb: chains what pays, sells what has least to gain",
            "a person, asked at the console",
            "decides by a neural network that you have trained",
            "the strongest: plays on with many guesses at what is hidden",
            "any legal decision, each equally likely",
            "draws games that fit what it sees, and plays them on to find what is best");
  }

  @Test
  void the_game_brings_its_players_and_Thinker_is_one_of_any_game() {
    assertThat(new BeansProvider().players())
        .extracting(PlayerProvider::name)
        .isEqualTo(
            registry.players(new BeansProvider()).stream()
                .map(PlayerProvider::name)
                .filter(name -> !Set.of("Network", "Thinker").contains(name))
                .toList());
  }

  @Test
  void players_are_seated_by_name() {
    SeatContext context =
        new SeatContext(
            "Ada", Seat.of(1), Seed.of(1), Optional.of(new ScriptedConsole()), Optional.empty());
    assertThat(registry.player(new BeansProvider(), "greedy").create(context))
        .isInstanceOf(Greedy.class);
    assertThat(registry.player(new BeansProvider(), "human").create(context))
        .isInstanceOf(Human.class);
    assertThat(registry.player(new BeansProvider(), "planner").create(context))
        .isInstanceOf(Planner.class);
    assertThat(registry.player(new BeansProvider(), "RANDOM").create(context))
        .isInstanceOf(Random.class);
    assertThat(registry.player(new BeansProvider(), "human").create(context).name())
        .isEqualTo("Human");
  }

  @Test
  void a_person_needs_a_console() {
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                registry
                    .player(new BeansProvider(), "Human")
                    .create(SeatContext.of(Seed.of(0), Seat.of(0))))
        .withMessage("Human cannot play where there is no console");
  }

  @Test
  void a_planner_needs_a_budget() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Planner(SeatContext.of(Seed.of(0), Seat.of(0)), 0))
        .withMessage("budget 0: expected 1 or more");
  }

  @Test
  void the_provider_parses_rules_and_decisions() {
    BeansProvider provider = new BeansProvider();
    assertThat(provider.rules()).isEqualTo(BeansRules.standard());
    BeansRules other = new BeansRules(true, true);
    assertThat(provider.rules(other.text())).isEqualTo(other);
    assertThat(provider.decision("keep all")).isEqualTo(BeansDecision.keepAll());
  }

  @Test
  void the_provider_prints_transcripts() {
    StringBuilder out = new StringBuilder();
    new BeansProvider()
        .transcript(out, List.of("A", "B"))
        .happened(new BeansEvent.BoughtThirdChain(Seat.of(1)));
    assertThat(out).hasToString("B buys a third chain\n");
  }
}
