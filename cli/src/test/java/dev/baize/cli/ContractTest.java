package dev.baize.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.blackjack.BlackjackProvider;
import dev.baize.cli.log.ProgramLog;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Rules;
import dev.baize.core.game.View;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.registry.Registry;
import dev.baize.testing.GameContract;
import dev.baize.testing.PlayerContract;
import dev.baize.testing.Samples;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.slf4j.event.Level;

/** Whatever is registered keeps its promises: nothing can be added without being checked here. */
class ContractTest {

  private static final Registry REGISTRY = Registry.load();

  private static final Samples SAMPLES = Samples.DEFAULT.withGames(1);

  /**
   * A person, who needs somebody to type, and a network, which needs a file: each module checks its
   * own.
   */
  private static final Set<String> NEEDY = Set.of("Human", "Network");

  /** Games with too many legal decisions to list. */
  private static final Set<Class<?>> LISTING_SOME = Set.of(BlackjackProvider.class);

  /** Players that think as long as they are told to, with little to think about. */
  private static final Map<String, String> QUICK =
      Map.of(
          "Master", "Master:samples=20",
          "Planner", "Planner:rollouts=20",
          "Thinker", "Thinker:iterations=4");

  /** Rules of short matches, for games whose default ones are long. */
  private static final Map<String, String> SHORT =
      Map.of("blackjack", "bankroll 1000, hands 20, minimum 5, shuffle uniform");

  @TestFactory
  Stream<DynamicTest> every_registered_game_keeps_its_promises() {
    return REGISTRY.games().stream()
        .map(game -> DynamicTest.dynamicTest(game.name(), () -> contract(game).checkAll()));
  }

  @Test
  void a_contract_logs_what_it_checks() {
    List<String> log = new ArrayList<>();
    GameProvider<?, ?, ?> beans = REGISTRY.game("beans");
    ProgramLog.open(Level.TRACE, log::add);
    try {
      contract(beans).check(GameContract.Check.VIEWS);
    } finally {
      ProgramLog.close();
    }
    assertThat(log).hasSize(2);
    assertThat(log.get(0))
        .endsWith(
            "DEBUG GameContract check started game=beans"
                + " rules=\"opening draw yes, final sale no\" check=VIEWS games=1");
    assertThat(log.get(1)).contains(" TRACE GameContract sample game checked seed=");
  }

  @Test
  void the_default_rules_are_the_first_preset_of_every_game() {
    assertThat(REGISTRY.games())
        .allSatisfy(
            game ->
                assertThat(game.rules(game.presets().get(0)).text())
                    .isEqualTo(game.rules().text()));
    assertThat(REGISTRY.game("euchre").presets()).containsExactly("classic", "american", "online");
    assertThat(REGISTRY.game("blackjack").presets()).contains("classic", "strip");
  }

  private static GameContract<?, ?, ?> contract(GameProvider<?, ?, ?> game) {
    GameContract<?, ?, ?> contract = new GameContract<>(game).with(SAMPLES);
    return LISTING_SOME.contains(game.getClass()) ? contract.withUnlistedDecisions() : contract;
  }

  @TestFactory
  Stream<DynamicTest> every_registered_player_keeps_its_promises() {
    return REGISTRY.games().stream().flatMap(ContractTest::players);
  }

  private static <V extends View, D extends Decision, E extends Event> Stream<DynamicTest> players(
      GameProvider<V, D, E> game) {
    return REGISTRY.players(game).stream()
        .filter(player -> !NEEDY.contains(player.name()))
        .map(player -> QUICK.getOrDefault(player.name(), player.name()))
        .map(text -> keepsItsPromises(game, REGISTRY.player(game, text)));
  }

  private static <V extends View, D extends Decision, E extends Event> DynamicTest keepsItsPromises(
      GameProvider<V, D, E> game, PlayerProvider<V, D, E> player) {
    return DynamicTest.dynamicTest(
        game.name() + " " + player.name(),
        () -> new PlayerContract<>(game, rules(game), player).with(SAMPLES).checkAll());
  }

  private static <V extends View, D extends Decision, E extends Event> Rules<V, D, E> rules(
      GameProvider<V, D, E> game) {
    String text = SHORT.get(game.name());
    return text == null ? game.rules() : game.rules(text);
  }
}
