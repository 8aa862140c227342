package dev.baize.blackjack;

import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.registry.Registry;
import dev.baize.testing.GameContract;
import dev.baize.testing.PlayerContract;
import dev.baize.testing.Samples;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The contract of every game and every player. */
class BlackjackContractTest {

  private static final Samples SAMPLES = Samples.DEFAULT.withGames(8);

  private static final List<BlackjackRules> PRESETS =
      List.of(
          BlackjackRules.standard().withHands(30),
          BlackjackRules.classic(100, 30),
          BlackjackRules.classic(4, 3),
          house("strip"),
          house("european"),
          house("single, surrender early, resplit aces yes, double after split yes"),
          house("dealer natural original, surrender late, reshuffle below 0, hands 4, double any"),
          BlackjackRules.standard().withBankroll(BlackjackRules.BANK - 1).withMinimum(1));

  private static BlackjackRules house(String settings) {
    return BlackjackRules.parse(settings).withHands(30);
  }

  @TestFactory
  Stream<DynamicTest> the_game_keeps_its_promises() {
    return PRESETS.stream()
        .map(
            rules ->
                DynamicTest.dynamicTest(
                    rules.text(),
                    () -> {
                      GameContract<?, ?, ?> contract =
                          new GameContract<>(new BlackjackProvider(), rules)
                              .with(SAMPLES)
                              .withUnlistedDecisions();
                      contract.checkAll();
                    }));
  }

  @TestFactory
  Stream<DynamicTest> its_players_keep_theirs() {
    // A person is checked where somebody types: in HumanTest.
    Registry registry = Registry.load();
    return registry.players(new BlackjackProvider()).stream()
        .filter(player -> !player.name().equals("Human"))
        .map(player -> player.name().equals("Thinker") ? quick(registry) : player)
        .flatMap(player -> PRESETS.stream().map(rules -> keepsItsPromises(player, rules)));
  }

  private static PlayerProvider<BlackjackView, BlackjackDecision, BlackjackEvent> quick(
      Registry registry) {
    return registry.player(new BlackjackProvider(), "Thinker:iterations=4");
  }

  private static DynamicTest keepsItsPromises(
      PlayerProvider<BlackjackView, BlackjackDecision, BlackjackEvent> player,
      BlackjackRules rules) {
    return DynamicTest.dynamicTest(
        player.name() + ", " + rules.text(),
        () ->
            new PlayerContract<>(new BlackjackProvider(), rules, player)
                .with(SAMPLES.withGames(2))
                .checkAll());
  }
}
