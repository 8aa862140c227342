package dev.baize.testing;

import dev.baize.core.game.Game;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Seat;
import dev.baize.core.toy.HighCardView;
import dev.baize.core.toy.Play;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;

/** Puts a fault into a game of high card and all its copies: one method answers in another way. */
final class Faults {

  private Faults() {}

  static UnaryOperator<Game<HighCardView, Play>> legal(
      Function<Game<HighCardView, Play>, List<Play>> answer) {
    return game ->
        new FaultyGame(game, legal(answer)) {
          @Override
          public List<Play> legal() {
            return answer.apply(sound);
          }
        };
  }

  static UnaryOperator<Game<HighCardView, Play>> isLegal(
      BiPredicate<Game<HighCardView, Play>, Play> answer) {
    return game ->
        new FaultyGame(game, isLegal(answer)) {
          @Override
          public boolean isLegal(Play decision) {
            return answer.test(sound, decision);
          }
        };
  }

  static UnaryOperator<Game<HighCardView, Play>> apply(
      BiConsumer<Game<HighCardView, Play>, Play> answer) {
    return game ->
        new FaultyGame(game, apply(answer)) {
          @Override
          public void apply(Play decision) {
            answer.accept(sound, decision);
          }
        };
  }

  static UnaryOperator<Game<HighCardView, Play>> view(
      BiFunction<Game<HighCardView, Play>, Seat, HighCardView> answer) {
    return game ->
        new FaultyGame(game, view(answer)) {
          @Override
          public HighCardView view(Seat seat) {
            return answer.apply(sound, seat);
          }
        };
  }

  static UnaryOperator<Game<HighCardView, Play>> toAct(
      Function<Game<HighCardView, Play>, Seat> answer) {
    return game ->
        new FaultyGame(game, toAct(answer)) {
          @Override
          public Seat toAct() {
            return answer.apply(sound);
          }
        };
  }

  static UnaryOperator<Game<HighCardView, Play>> outcome(
      Function<Game<HighCardView, Play>, Outcome> answer) {
    return game ->
        new FaultyGame(game, outcome(answer)) {
          @Override
          public Outcome outcome() {
            return answer.apply(sound);
          }
        };
  }

  /** Dealing anew. */
  interface Redeal {
    Game<HighCardView, Play> redeal(
        Game<HighCardView, Play> game, Seat seat, RandomGenerator random);
  }

  static UnaryOperator<Game<HighCardView, Play>> redeal(Redeal answer) {
    return game ->
        new FaultyGame(game, redeal(answer)) {
          @Override
          public Game<HighCardView, Play> redeal(Seat seat, RandomGenerator random) {
            return Faults.redeal(answer).apply(answer.redeal(sound, seat, random));
          }
        };
  }
}
