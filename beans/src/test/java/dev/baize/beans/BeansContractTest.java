package dev.baize.beans;

import dev.baize.core.contract.GameContract;
import dev.baize.core.contract.PlayerContract;
import dev.baize.core.contract.Samples;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.registry.Registry;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The promises that every game and every player makes. */
class BeansContractTest {

  private static final Samples SAMPLES = Samples.FEW.withGames(4);

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
    return Registry.load().players(BeansProvider.NAME).stream()
        .flatMap(player -> AnyRules.ALL.stream().map(rules -> keepsItsPromises(player, rules)));
  }

  private static DynamicTest keepsItsPromises(PlayerProvider player, BeansRules rules) {
    return DynamicTest.dynamicTest(
        player.name() + ", " + rules.text(),
        () ->
            new PlayerContract<>(new BeansProvider(), rules, player)
                .with(SAMPLES.withGames(2))
                .checkAll());
  }
}
