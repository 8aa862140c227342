package dev.baize.core.toy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.baize.core.card.Rank;
import dev.baize.core.game.Decision;
import dev.baize.core.game.View;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.testing.GameContract;
import dev.baize.core.testing.Samples;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SmallGamesTest {

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

  @Test
  void pocket_whist_is_dealt_in_2970_ways() {
    assertThat(new PocketWhistRules(2).chanceOutcomes()).hasSize(2970);
  }

  @Test
  void a_pair_wins_all_that_was_raised() {
    LeducGame game = new LeducGame(new LeducRules(), Rank.JACK, Rank.KING, Rank.JACK);
    for (String action : List.of("raise", "raise", "call", "call", "raise", "raise", "call")) {
      game.apply(new Leduc().decision(action));
    }
    assertThat(game.outcome().scores()).containsExactly(13L, -13L);
  }

  @Test
  void who_folds_loses_what_was_put_in() {
    LeducGame game = new LeducGame(new LeducRules(), Rank.KING, Rank.JACK, Rank.QUEEN);
    game.after(List.of(LeducAction.RAISE, LeducAction.RAISE, LeducAction.FOLD));
    assertThat(game.outcome().scores()).containsExactly(-3L, 3L);
  }

  @Test
  void nobody_folds_without_a_raise_or_raises_three_times() {
    SmallGame<LeducView, LeducAction> game = new LeducRules().deal(Seed.of(1).generator());
    assertThat(game.legal()).containsExactly(LeducAction.CALL, LeducAction.RAISE);
    game.after(List.of(LeducAction.RAISE, LeducAction.RAISE));
    assertThat(game.legal()).containsExactly(LeducAction.FOLD, LeducAction.CALL);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "piles", "piles 0", "hands of 4"})
  void rules_that_are_not_understood_are_quoted(String text) {
    assertThatThrownBy(() -> new Nim().rules(text)).hasMessageContaining('"' + text + '"');
    assertThatThrownBy(() -> new Kuhn().rules(text)).hasMessageContaining('"' + text + '"');
    assertThatThrownBy(() -> new PocketWhist().rules(text)).hasMessageContaining('"' + text + '"');
  }
}
