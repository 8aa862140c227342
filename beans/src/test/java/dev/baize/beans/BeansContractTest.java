package dev.baize.beans;

import dev.baize.beans.player.Planner;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.registry.Registry;
import dev.baize.testing.GameContract;
import dev.baize.testing.PlayerContract;
import dev.baize.testing.Samples;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The contract of every game and every player. */
class BeansContractTest {

  private static final Samples SAMPLES = Samples.DEFAULT.withGames(4);
  private static final int SMALL_BUDGET = 40;

  @TestFactory
  Stream<DynamicTest> the_game_keeps_its_promises() {
    return AnyRules.ALL.stream()
        .map(
            rules ->
                DynamicTest.dynamicTest(
                    rules.text(),
                    () -> new GameContract<>(new BeansProvider(), rules).with(SAMPLES).checkAll()));
  }

  @TestFactory
  Stream<DynamicTest> its_players_keep_theirs() {
    // HumanContractTest checks Human, which needs input. Network needs a file.
    Registry registry = Registry.load();
    return registry.players(new BeansProvider()).stream()
        .filter(player -> !Set.of("Human", "Network").contains(player.name()))
        .map(player -> player.name().equals("Thinker") ? quick(registry) : player)
        .flatMap(player -> AnyRules.ALL.stream().map(rules -> keepsItsPromises(player, rules)));
  }

  private static PlayerProvider<BeansView, BeansDecision, BeansEvent> quick(Registry registry) {
    return registry.player(new BeansProvider(), "Thinker:iterations=4");
  }

  private static DynamicTest keepsItsPromises(
      PlayerProvider<BeansView, BeansDecision, BeansEvent> player, BeansRules rules) {
    return DynamicTest.dynamicTest(
        player.name() + ", " + rules.text(),
        () -> contract(player, rules).with(SAMPLES.withGames(2)).checkAll());
  }

  @Test
  void the_settings_of_planner_keep_theirs() {
    BeansProvider beans = new BeansProvider();
    new PlayerContract<>(beans, beans.rules(), Registry.load().player(beans, "Planner"))
        .with(new Samples(4, Seed.of(1), 20))
        .check(PlayerContract.Check.SETTINGS);
  }

  /** Planner with a small budget, for a quick test. */
  private static PlayerContract<BeansView, BeansDecision, BeansEvent> contract(
      PlayerProvider<BeansView, BeansDecision, BeansEvent> player, BeansRules rules) {
    return player.name().equals("Planner")
        ? new PlayerContract<>(
            new BeansProvider(), rules, context -> new Planner(context, SMALL_BUDGET))
        : new PlayerContract<>(new BeansProvider(), rules, player);
  }
}
