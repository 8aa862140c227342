package dev.baize.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import dev.baize.core.toy.Coin;
import dev.baize.core.toy.HighCardView;
import dev.baize.core.toy.NimMove;
import dev.baize.core.toy.NimRules;
import dev.baize.core.toy.NimView;
import dev.baize.core.toy.PenniesRules;
import dev.baize.core.toy.PenniesView;
import dev.baize.core.toy.Play;
import java.util.List;
import java.util.stream.LongStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class ObjectiveTest {

  /** Plays a game of four seats on from some position, and returns the values of the objective. */
  private static double[] playOn(Objective objective, Game<HighCardView, Play> game, long seed) {
    double[] values = new double[game.scores().size()];
    objective.playOn(
        game,
        game.hand(),
        game.scores(),
        RolloutPolicy.uniform(),
        Seed.of(seed).generator(),
        values);
    return values;
  }

  @Property(tries = 100)
  void a_score_is_what_a_seat_gained_less_what_the_others_gained_on_average(
      @ForAll long seed, @ForAll @IntRange(max = 23) int decisions) {
    for (Objective objective : List.of(Objective.HAND, Objective.GAME)) {
      Game<HighCardView, Play> game = TreeSearchTest.game(seed, decisions);
      List<Long> before = game.scores();
      double[] values = playOn(objective, game, seed);
      for (int seat = 0; seat < values.length; seat++) {
        int own = seat;
        double others =
            LongStream.range(0, values.length)
                .filter(other -> other != own)
                .map(other -> game.scores().get((int) other) - before.get((int) other))
                .average()
                .orElseThrow();
        double gained = game.scores().get(seat) - before.get(seat);
        assertThat(values[seat]).isCloseTo(gained - others, within(1e-9));
      }
    }
  }

  @Test
  void a_hand_is_played_on_to_its_end_and_a_game_to_that_of_the_last_hand() {
    Game<HighCardView, Play> hand = TreeSearchTest.game(1, 3);
    playOn(Objective.HAND, hand, 1);
    assertThat(hand.scores().stream().mapToLong(Long::longValue).sum()).isEqualTo(3);
    for (Objective objective : List.of(Objective.GAME, Objective.WIN)) {
      Game<HighCardView, Play> game = TreeSearchTest.game(1, 3);
      playOn(objective, game, 1);
      assertThat(game.isOver()).isTrue();
    }
  }

  @Property(tries = 100)
  void a_win_is_shared_among_all_winners(@ForAll long seed) {
    Game<HighCardView, Play> game = TreeSearchTest.game(seed, 0);
    double[] values = playOn(Objective.WIN, game, seed);
    List<Seat> winners = game.outcome().winners();
    for (int seat = 0; seat < values.length; seat++) {
      double share = winners.contains(Seat.of(seat)) ? 1.0 / winners.size() : 0;
      assertThat(values[seat]).isEqualTo(share);
    }
  }

  @Test
  void a_game_that_has_no_scores_before_its_end_counts_from_0() {
    Game<PenniesView, Coin> game = new PenniesRules().start(Seed.of(1));
    assertThat(game.scores()).isEmpty();
    double[] values = new double[2];
    Objective.GAME.playOn(
        game, 0, game.scores(), (any, random) -> Coin.HEADS, Seed.of(1).generator(), values);
    assertThat(values).containsExactly(2, -2);
  }

  @Test
  void units_say_what_is_maximized() {
    assertThat(Objective.HAND.unit()).isEqualTo("score of the hand, less the others'");
    assertThat(Objective.GAME.unit()).isEqualTo("score of the game, less the others'");
    assertThat(Objective.WIN.unit()).isEqualTo("chance to win");
    NimRules rules = NimRules.of(1, 2);
    TreeSearch<NimView, NimMove> search =
        new TreeSearch<>(
            rules,
            new SearchSettings(1000, Objective.WIN, Selection.UCB1, 0.7, Observers.SINGLE, 1),
            seed -> RolloutPolicy.uniform());
    assertThat(search.search(rules.start(Seed.of(1)), Seed.of(1)).unit())
        .isEqualTo("chance to win");
  }
}
