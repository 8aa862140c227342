package dev.baize.testing;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * Finds out whether the views of a game forget what their seat has seen in the same hand, as those
 * of many games do: then a game drawn from a view may contradict what the seat has seen.
 */
final class ImperfectRecall {

  private static final int GAMES = 8;

  /** The number of other courses of each game. */
  private static final int COURSES = 200;

  /** The number of decisions for which a course is followed. */
  private static final int DECISIONS = 24;

  private ImperfectRecall() {}

  /**
   * Whether an example is found: two games that differ in one decision look different to a seat,
   * and after the same further decisions they look the same to it again.
   *
   * @param games plays a game by its number
   */
  static boolean isFound(IntFunction<SampleGame> games) {
    return IntStream.range(0, GAMES).mapToObj(games).anyMatch(ImperfectRecall::isFound);
  }

  private static boolean isFound(SampleGame sample) {
    RandomGenerator random = sample.random("recall");
    int end = sample.decisions.size();
    return end > 0
        && IntStream.range(0, COURSES).anyMatch(i -> isFound(sample, random.nextInt(end), random));
  }

  private static boolean isFound(SampleGame sample, int from, RandomGenerator random) {
    Game<View, Decision> game = sample.after(from);
    Game<View, Decision> course = game.copy();
    Decision another = SampleGame.any(game.legal(), random);
    game.apply(sample.decisions.get(from));
    course.apply(another);
    int end = Math.min(from + DECISIONS, sample.decisions.size());
    Set<Seat> differed = new HashSet<>();
    for (Decision decision : sample.decisions.subList(from + 1, end)) {
      differed.addAll(differing(sample.seats, game, course));
      if (!course.isLegal(decision)) {
        return false;
      }
      game.apply(decision);
      course.apply(decision);
      if (game.hand() != course.hand()) {
        return false;
      }
      if (!differing(sample.seats, game, course).containsAll(differed)) {
        return true;
      }
    }
    return false;
  }

  /** The seats to which two games look different. */
  private static List<Seat> differing(
      List<Seat> seats, Game<View, Decision> game, Game<View, Decision> course) {
    return seats.stream().filter(seat -> !game.view(seat).equals(course.view(seat))).toList();
  }
}
