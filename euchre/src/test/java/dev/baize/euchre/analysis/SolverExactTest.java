package dev.baize.euchre.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.card.Card;
import dev.baize.core.game.Seat;
import dev.baize.euchre.Side;
import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The solver agrees with plain minimax. */
@Tag("ci")
class SolverExactTest {

  private final Solver solver = new Solver();

  /** The solver and plain minimax agree on a position and on each card. */
  private void check(OpenPosition position) {
    Solution solution = solver.solve(position);
    Minimax minimax = new Minimax(position);
    assertThat(solution.tricks(Side.EVEN))
        .as(position.toString())
        .isEqualTo(minimax.tricksOfEven())
        .isEqualTo(solver.tricks(position, Side.EVEN));
    solution
        .cards()
        .forEach(
            (card, tricks) -> {
              int even = minimax.tricksOfEvenAfter(card);
              int expected = solution.side() == Side.EVEN ? even : solution.tricksLeft() - even;
              assertThat(tricks).as("%s of %s", card, position).isEqualTo(expected);
            });
  }

  @ParameterizedTest
  @CsvSource({"1, 500", "2, 2000", "3, 1000", "4, 60"})
  void every_value_is_what_trying_everything_gives(int tricks, int positions) {
    SplittableRandom random = new SplittableRandom(tricks);
    for (int i = 0; i < positions; i++) {
      for (int played = 0; played < 4; played++) {
        check(RandomPositions.of(tricks, played, Set.of(), random));
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"1, 200", "2, 500", "3, 500", "4, 100", "5, 50"})
  void so_is_every_value_whoever_sits_out(int tricks, int positions) {
    SplittableRandom random = new SplittableRandom(tricks);
    for (Set<Seat> sittingOut : RandomPositions.SITTING_OUT.subList(1, 9)) {
      for (int i = 0; i < positions; i++) {
        for (int played = 0; played < 4 - sittingOut.size(); played++) {
          check(RandomPositions.of(tricks, played, sittingOut, random));
        }
      }
    }
  }

  @Test
  void whole_deals_are_worth_what_trying_everything_gives() {
    SplittableRandom random = new SplittableRandom(5);
    for (int i = 0; i < 200; i++) {
      check(RandomPositions.beforeTrick(5, random));
    }
  }

  @Test
  void so_is_every_position_with_two_tricks_or_fewer_left_that_any_play_of_some_deals_comes_to() {
    SplittableRandom random = new SplittableRandom(2);
    Set<OpenPosition> seen = new HashSet<>();
    int checked = 0;
    for (int i = 0; i < 2; i++) {
      walk(RandomPositions.beforeTrick(5, random), seen);
    }
    for (OpenPosition position : seen) {
      if (position.tricksLeft() <= 2) {
        check(position);
        checked++;
      }
    }
    assertThat(checked).isEqualTo(167081);
  }

  @ParameterizedTest
  @CsvSource({"1, 18509", "5, 1032"})
  void so_is_every_position_that_any_play_of_a_lone_hand_comes_to(int sittingOut, int positions) {
    SplittableRandom random = new SplittableRandom(7);
    Set<OpenPosition> seen = new HashSet<>();
    walk(RandomPositions.beforeTrick(5, RandomPositions.SITTING_OUT.get(sittingOut), random), seen);
    seen.forEach(this::check);
    assertThat(seen).hasSize(positions);
  }

  private static void walk(OpenPosition position, Set<OpenPosition> seen) {
    if (seen.add(position)) {
      for (Card card : position.legalCards()) {
        walk(position.play(card), seen);
      }
    }
  }
}
