package dev.baize.core.toy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.baize.core.card.Rank;
import dev.baize.core.random.Seed;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SmallGamesTest {

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
