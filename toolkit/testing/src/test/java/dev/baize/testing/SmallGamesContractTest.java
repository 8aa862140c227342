package dev.baize.testing;

import dev.baize.core.game.Decision;
import dev.baize.core.game.View;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.toy.Kuhn;
import dev.baize.core.toy.Leduc;
import dev.baize.core.toy.Moved;
import dev.baize.core.toy.Nim;
import dev.baize.core.toy.Pickup;
import dev.baize.core.toy.PocketWhist;
import dev.baize.core.toy.TicTacToe;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SmallGamesContractTest {

  private static <V extends View, D extends Decision> GameContract<V, D, Moved<D>> contract(
      GameProvider<V, D, Moved<D>> game, String rules) {
    return new GameContract<>(game, game.rules(rules)).with(Samples.DEFAULT.withGames(20));
  }

  @Test
  void kuhn_poker_keeps_its_promises() {
    contract(new Kuhn(), "three cards").checkAll();
  }

  @Test
  void leduc_keeps_its_promises() {
    contract(new Leduc(), "six cards, raises 2 and 4").checkAll();
  }

  @ParameterizedTest
  @ValueSource(strings = {"hands of 1", "hands of 2"})
  void pocket_whist_keeps_its_promises(String rules) {
    contract(new PocketWhist(), rules).checkAll();
  }

  @ParameterizedTest
  @ValueSource(strings = {"piles 3", "piles 1 2 3"})
  void nim_keeps_its_promises(String rules) {
    contract(new Nim(), rules).withPerfectInformation().checkAll();
  }

  @Test
  void tic_tac_toe_keeps_its_promises() {
    contract(new TicTacToe(), "three in a row").withPerfectInformation().checkAll();
  }

  @Test
  void pick_up_keeps_its_promises() {
    contract(new Pickup(), "four cards").checkAll();
  }
}
