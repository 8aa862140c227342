package dev.baize.testing;

import dev.baize.core.toy.HighCard;
import dev.baize.core.toy.HighCardRules;
import dev.baize.core.toy.RandomProvider;
import dev.baize.core.toy.WatchfulProvider;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the tests of a game look like: the contract checks do most of it. */
class HighCardContractTest {

  private static final HighCard HIGH_CARD = new HighCard();

  @ParameterizedTest
  @ValueSource(strings = {"2 seats, 8 rounds", "3 seats, 1 rounds", "4 seats, 4 rounds"})
  void the_game_keeps_its_promises(String rules) {
    new GameContract<>(HIGH_CARD, HIGH_CARD.rules(rules))
        .with(Samples.DEFAULT.withGames(5))
        .checkAll();
  }

  @ParameterizedTest
  @ValueSource(strings = {"2 seats, 8 rounds", "3 seats, 1 rounds", "4 seats, 4 rounds"})
  void the_players_keep_their_promises(String text) {
    HighCardRules rules = HIGH_CARD.rules(text);
    Samples samples = Samples.DEFAULT.withGames(5);
    new PlayerContract<>(HIGH_CARD, rules, new RandomProvider()).with(samples).checkAll();
    new PlayerContract<>(HIGH_CARD, rules, new WatchfulProvider()).with(samples).checkAll();
  }
}
