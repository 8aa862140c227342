package dev.baize.search.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.baize.core.game.Game;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import dev.baize.core.toy.HighCardRules;
import dev.baize.core.toy.Mark;
import dev.baize.core.toy.NimMove;
import dev.baize.core.toy.NimRules;
import dev.baize.core.toy.NimView;
import dev.baize.core.toy.Play;
import dev.baize.core.toy.PocketWhistRules;
import dev.baize.core.toy.PocketWhistView;
import dev.baize.core.toy.TicTacToeRules;
import dev.baize.core.toy.TicTacToeView;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class AlphaBetaTest {

  private static final Seed SEED = Seed.of(1);

  @Property(tries = 40, edgeCases = EdgeCasesMode.NONE)
  void who_moves_wins_nim_unless_the_exclusive_or_of_the_piles_is_0(
      @ForAll @IntRange(min = 1, max = 3) int first,
      @ForAll @IntRange(min = 1, max = 3) int second,
      @ForAll @IntRange(min = 1, max = 3) int third) {
    NimRules rules = NimRules.of(first, second, third);
    Game<NimView, NimMove> game = rules.start(SEED);
    Solved<NimMove> solved = new AlphaBeta<>(rules, Utility.SCORE, 1_000_000).solve(game);
    int xor = first ^ second ^ third;
    assertThat(solved.value()).isEqualTo(xor == 0 ? -1 : 1);
    game.apply(solved.best().orElseThrow());
    int left = game.view(game.toAct()).piles().stream().reduce(0, (a, b) -> a ^ b);
    assertThat(left == 0).isEqualTo(xor != 0);
  }

  @Test
  void tic_tac_toe_is_a_draw() {
    TicTacToeRules rules = new TicTacToeRules();
    Solved<Mark> solved = new AlphaBeta<>(rules, Utility.WIN, 100_000).solve(rules.start(SEED));
    assertThat(solved.value()).isZero();
    assertThat(solved.positions()).isLessThan(30_000);
  }

  @Test
  void it_sees_how_to_win_and_how_not_to_lose() {
    TicTacToeRules rules = new TicTacToeRules();
    AlphaBeta<TicTacToeView, Mark> search = new AlphaBeta<>(rules, Utility.WIN, 100_000);
    Game<TicTacToeView, Mark> game = rules.start(SEED);
    game.apply(new Mark(4));
    game.apply(new Mark(0));
    game.apply(new Mark(1));
    assertThat(search.solve(game).best()).hasValue(new Mark(7));
    assertThat(search.solve(game).value()).isZero();
    game.apply(new Mark(7));
    game.apply(new Mark(2));
    assertThat(search.solve(game).best()).hasValue(new Mark(6));
    assertThat(search.solve(game).value()).isEqualTo(-1);
    game.apply(new Mark(6));
    game.apply(new Mark(3));
    game.apply(new Mark(8));
    assertThat(search.solve(game)).isEqualTo(new Solved<>(-1, Optional.empty(), 1));
  }

  @Test
  void with_open_cards_it_finds_what_plain_minimax_does() {
    PocketWhistRules rules = new PocketWhistRules(3);
    AlphaBeta<PocketWhistView, Play> search = new AlphaBeta<>(rules, Utility.SCORE, 1_000);
    for (int i = 0; i < 100; i++) {
      Game<PocketWhistView, Play> game = rules.start(SEED.derive(i));
      assertThat(search.solve(game).value()).isEqualTo(minimax(game));
    }
  }

  private static double minimax(Game<PocketWhistView, Play> game) {
    if (game.isOver()) {
      return Utility.SCORE.of(game.outcome());
    }
    int sign = game.toAct().index() == 0 ? 1 : -1;
    return sign
        * game.legal().stream()
            .mapToDouble(
                play -> {
                  Game<PocketWhistView, Play> next = game.copy();
                  next.apply(play);
                  return sign * minimax(next);
                })
            .max()
            .orElseThrow();
  }

  @Test
  void it_finds_that_in_every_position_of_a_game() {
    PocketWhistRules rules = new PocketWhistRules(4);
    AlphaBeta<PocketWhistView, Play> search = new AlphaBeta<>(rules, Utility.SCORE, 100_000);
    for (int i = 0; i < 20; i++) {
      Game<PocketWhistView, Play> game = rules.start(SEED.derive(i));
      RandomGenerator random = SEED.derive(i).generator();
      while (!game.isOver()) {
        List<Play> legal = game.legal();
        game.apply(legal.get(random.nextInt(legal.size())));
        assertThat(search.solve(game).value()).isEqualTo(minimax(game));
      }
    }
  }

  @Test
  void one_position_is_enough_for_a_game_that_is_over() {
    NimRules rules = NimRules.of(1);
    Game<NimView, NimMove> game = rules.start(SEED);
    game.apply(new NimMove(1, 0));
    assertThat(new AlphaBeta<>(rules, Utility.SCORE, 1).solve(game).positions()).isEqualTo(1);
  }

  @Test
  void a_game_of_four_seats_is_refused() {
    assertThatThrownBy(() -> new AlphaBeta<>(HighCardRules.table(), Utility.SCORE, 100))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("a game of 4 seats");
    Outcome outcome = new Outcome(List.of(1L, 0L, 0L), List.of(Seat.of(0)));
    assertThatThrownBy(() -> Utility.WIN.of(outcome))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("a game of 3 seats; expected a game of two");
  }

  @Test
  void too_many_positions_are_refused() {
    TicTacToeRules rules = new TicTacToeRules();
    AlphaBeta<TicTacToeView, Mark> search = new AlphaBeta<>(rules, Utility.WIN, 100);
    assertThatThrownBy(() -> search.solve(rules.start(SEED)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("three in a row: more than 100 positions; expected a smaller game");
  }

  @Test
  void scores_that_are_not_of_opponents_are_refused() {
    TicTacToeRules rules = new TicTacToeRules();
    AlphaBeta<TicTacToeView, Mark> search = new AlphaBeta<>(rules, Utility.SCORE, 100_000);
    assertThatThrownBy(() -> search.solve(rules.start(SEED)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "scores add up to 1 in one game and 0 in another; expected a zero-sum game, or only"
                + " wins to count");
  }
}
