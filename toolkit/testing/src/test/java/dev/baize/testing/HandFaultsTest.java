package dev.baize.testing;

import dev.baize.core.game.Game;
import dev.baize.core.toy.HighCardView;
import dev.baize.core.toy.Play;
import java.util.List;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** Faults that {@code checkHands} is for. */
class HandFaultsTest {

  private static UnaryOperator<Game<HighCardView, Play>> telling(
      Function<Game<HighCardView, Play>, Long> hand,
      Function<Game<HighCardView, Play>, List<Long>> scores) {
    return game ->
        new FaultyGame(game, telling(hand, scores)) {
          @Override
          public long hand() {
            return hand.apply(sound);
          }

          @Override
          public List<Long> scores() {
            return scores.apply(sound);
          }
        };
  }

  private static void found(
      Function<Game<HighCardView, Play>, Long> hand,
      Function<Game<HighCardView, Play>, List<Long>> scores,
      String violation) {
    FaultyHighCard.verdictOn(telling(hand, scores)).isFailureOf(violation, "HANDS");
  }

  @Test
  void a_game_of_one_hand_may_tell_no_scores_before_its_end() {
    FaultyHighCard.verdictOn(telling(game -> 0L, game -> game.isOver() ? game.scores() : List.of()))
        .isGood();
  }

  @Test
  void hands_that_do_not_begin_with_0_are_found() {
    found(game -> game.hand() + 1, Game::scores, "the first hand has number 0");
  }

  @Test
  void a_hand_after_a_later_one_is_found() {
    found(game -> game.isOver() ? 0 : game.hand(), Game::scores, "the numbers of hands never fall");
  }

  @Test
  void hands_without_scores_are_found() {
    found(
        Game::hand,
        game -> game.isOver() ? game.scores() : List.of(),
        "a game of several hands tells the scores at all times");
  }

  @Test
  void scores_of_some_seats_are_found() {
    found(
        Game::hand,
        game -> game.isOver() ? game.scores() : game.scores().subList(0, 2),
        "there is a score for each seat");
  }

  @Test
  void scores_other_than_those_of_the_outcome_are_found() {
    found(
        Game::hand,
        game -> game.scores().stream().map(score -> score + 1).toList(),
        "the last scores are the outcome");
  }
}
