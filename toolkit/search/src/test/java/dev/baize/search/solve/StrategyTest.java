package dev.baize.search.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.baize.core.card.Rank;
import dev.baize.core.game.Seat;
import dev.baize.core.player.Player;
import dev.baize.core.player.SeatContext;
import dev.baize.core.random.Seed;
import dev.baize.core.toy.KuhnAction;
import dev.baize.core.toy.KuhnRules;
import dev.baize.core.toy.KuhnView;
import dev.baize.core.toy.Moved;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class StrategyTest {

  private static final KuhnView JACK = view(Rank.JACK);
  private static final KuhnView KING = view(Rank.KING);

  /** Bets with a jack once in four times, and does not know what to do with a king. */
  private static final Strategy<KuhnView, KuhnAction> STRATEGY =
      Strategy.of(
          new KuhnRules(),
          Map.of(
              JACK,
              List.of(
                  new DecisionProbability<>(KuhnAction.PASS, 0.75),
                  new DecisionProbability<>(KuhnAction.BET, 0.25))));

  private static KuhnView view(Rank card) {
    return new KuhnView(Seat.of(0), 0, card, List.of(), Optional.empty());
  }

  private static Player<KuhnView, KuhnAction, Moved<KuhnAction>> player(long seed) {
    return STRATEGY.player(SeatContext.of(Seed.of(seed), Seat.of(0)), view -> KuhnAction.PASS);
  }

  @Test
  void decisions_are_as_frequent_as_they_are_probable() {
    int games = 20_000;
    int bets = 0;
    for (int i = 0; i < games; i++) {
      bets += player(i).decide(JACK) == KuhnAction.BET ? 1 : 0;
    }
    assertThat((double) bets / games).isCloseTo(0.25, within(0.015));
  }

  @Test
  void the_same_seed_decides_the_same() {
    for (int seed = 0; seed < 20; seed++) {
      assertThat(player(seed).decide(JACK)).isEqualTo(player(seed).decide(JACK));
    }
  }

  @Test
  void the_views_that_it_knows_are_counted_and_printed() {
    assertThat(STRATEGY.size()).isEqualTo(1);
    assertThat(STRATEGY).asString().startsWith("{KuhnView[").contains("0.25");
    assertThat(STRATEGY).doesNotHaveSameHashCodeAs(Strategy.of(new KuhnRules(), Map.of()));
  }

  @Test
  void views_that_it_does_not_know_are_left_to_another() {
    assertThat(STRATEGY.draw(KING, Seed.of(1).generator())).isEmpty();
    assertThat(player(1).decide(KING)).isEqualTo(KuhnAction.PASS);
  }
}
