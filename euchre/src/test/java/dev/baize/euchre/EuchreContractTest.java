package dev.baize.euchre;

import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.registry.Registry;
import dev.baize.euchre.player.Master;
import dev.baize.testing.GameContract;
import dev.baize.testing.PlayerContract;
import dev.baize.testing.Samples;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The contracts of core for every game and every player. */
class EuchreContractTest {

  private static final Samples SAMPLES = Samples.DEFAULT.withGames(4);
  private static final int FEW_SAMPLES = 20;

  private static final List<EuchreRules> PRESETS =
      List.of(
          EuchreRules.standard(),
          EuchreRules.standard().withShuffle(DealShuffle.IN_SHUFFLE),
          EuchreRules.standard().withShuffle(DealShuffle.ONE_HANDED),
          EuchreRules.standard().withShuffle(DealShuffle.NONE).withPointsToWin(1),
          EuchreRules.parse("american"),
          EuchreRules.parse("points 4, shuffle uniform, alone both, dealer stuck no, canadian yes"),
          EuchreRules.parse(
              "points 9, shuffle uniform, alone both, lone lead left, lone march 5, lone euchred 3,"
                  + " start 4:7, dealer 2"),
          EuchreRules.parse("alone makers, dealer stuck no, deals 3, start 1:0, dealer 3"));

  @TestFactory
  Stream<DynamicTest> the_game_keeps_its_promises() {
    return PRESETS.stream()
        .map(
            rules ->
                DynamicTest.dynamicTest(
                    rules.text(),
                    () ->
                        new GameContract<>(new EuchreProvider(), rules).with(SAMPLES).checkAll()));
  }

  @TestFactory
  Stream<DynamicTest> its_players_keep_theirs() {
    // Human needs typed input: see HumanContractTest. Network needs a file.
    Registry registry = Registry.load();
    return registry.players(new EuchreProvider()).stream()
        .filter(player -> !Set.of("Human", "Network").contains(player.name()))
        .map(player -> player.name().equals("Thinker") ? quick(registry) : player)
        .flatMap(player -> PRESETS.stream().map(rules -> keepsItsPromises(player, rules)));
  }

  private static PlayerProvider<EuchreView, EuchreDecision, EuchreEvent> quick(Registry registry) {
    return registry.player(new EuchreProvider(), "Thinker:iterations=4");
  }

  private static DynamicTest keepsItsPromises(
      PlayerProvider<EuchreView, EuchreDecision, EuchreEvent> player, EuchreRules rules) {
    return DynamicTest.dynamicTest(
        player.name() + ", " + rules.text(),
        () -> contract(player, rules).with(SAMPLES.withGames(2)).checkAll());
  }

  @Test
  void the_settings_of_master_keep_theirs() {
    EuchreProvider euchre = new EuchreProvider();
    new PlayerContract<>(euchre, PRESETS.get(3), Registry.load().player(euchre, "Master"))
        .check(PlayerContract.Check.SETTINGS);
  }

  /** Master with few samples, to keep the test quick. */
  private static PlayerContract<EuchreView, EuchreDecision, EuchreEvent> contract(
      PlayerProvider<EuchreView, EuchreDecision, EuchreEvent> player, EuchreRules rules) {
    return player.name().equals("Master")
        ? new PlayerContract<>(
            new EuchreProvider(), rules, context -> new Master(context, FEW_SAMPLES))
        : new PlayerContract<>(new EuchreProvider(), rules, player);
  }
}
