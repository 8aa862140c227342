package dev.baize.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Game;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.random.Seed;
import dev.baize.core.toy.NimMove;
import dev.baize.core.toy.NimRules;
import dev.baize.core.toy.NimView;
import dev.baize.core.toy.TicTacToe;
import java.util.List;
import java.util.random.RandomGenerator;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class UctTest {

  private static <V extends View, D extends Decision> TreeSearch<V, D> uct(
      Rules<V, D, ?> rules, int iterations) {
    return new TreeSearch<>(
        rules,
        new SearchSettings(iterations, Objective.WIN, Selection.UCB1, 0.7, Observers.SINGLE, 1),
        seed -> RolloutPolicy.uniform());
  }

  /** Plays a game of UCT against random decisions to its end, and returns its outcome for UCT. */
  private static <V extends View, D extends Decision> double playOut(
      Rules<V, D, ?> rules, Game<V, D> game, Seat uct, int iterations, RandomGenerator random) {
    TreeSearch<V, D> search = uct(rules, iterations);
    while (!game.isOver()) {
      List<D> legal = game.legal();
      boolean own = game.toAct().equals(uct);
      game.apply(
          own
              ? search.search(game, Seed.of(random.nextLong())).best()
              : legal.get(random.nextInt(legal.size())));
    }
    return game.outcome().wonBy(uct) ? 1.0 / game.outcome().winners().size() : 0;
  }

  @Property(tries = 60)
  void a_won_position_of_nim_is_never_lost(
      @ForAll @Size(min = 1, max = 3) List<@IntRange(min = 1, max = 5) Integer> piles,
      @ForAll long seed) {
    NimRules rules = NimRules.of(piles.toArray(Integer[]::new));
    Game<NimView, NimMove> game = rules.start(Seed.of(seed));
    int sum = piles.stream().reduce(0, (a, b) -> a ^ b);
    Seat winner = sum != 0 ? Seat.of(0) : Seat.of(1);
    assertThat(playOut(rules, game, winner, 3000, Seed.of(seed).generator())).isEqualTo(1);
  }

  @Test
  void tic_tac_toe_is_never_lost() {
    TicTacToe game = new TicTacToe();
    RandomGenerator random = Seed.of(1).generator();
    for (int i = 0; i < 40; i++) {
      Seat uct = Seat.of(i % 2);
      double share = playOut(game.rules(), game.rules().start(Seed.of(i)), uct, 1500, random);
      assertThat(share).as("game %d", i).isPositive();
    }
  }
}
