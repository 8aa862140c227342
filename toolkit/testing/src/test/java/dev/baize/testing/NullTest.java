package dev.baize.testing;

import dev.baize.core.NullChecks;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.toy.HighCard;
import dev.baize.core.toy.RandomProvider;
import java.io.IOException;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class NullTest {

  private static final HighCard GAME = new HighCard();

  @TestFactory
  Stream<DynamicTest> public_types_refuse_null() throws IOException {
    RandomProvider player = new RandomProvider();
    return new NullChecks(GameContract.class)
        .sample(GameProvider.class, GAME)
        .sample(PlayerProvider.class, player)
        .samples(new GameContract<>(GAME), new PlayerContract<>(GAME, GAME.rules(), player))
        .samples(Samples.DEFAULT)
        .tests();
  }
}
