package dev.baize.testing;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * Finds out whether the views of a game forget what their seat has seen in the same hand, as those
 * of many games do: then a game drawn from a view may contradict what the seat has seen.
 *
 * @param name what is being checked
 * @param rules the rules
 * @param samples say from which seed, and how long a game may be
 */
record ImperfectRecall<V extends View, D extends Decision, E extends Event>(
    String name, Rules<V, D, E> rules, Samples samples) {

  private static final int GAMES = 8;

  /** The number of other courses of each game. */
  private static final int COURSES = 200;

  /** How long a course is followed. */
  private static final int DECISIONS = 24;

  /**
   * Whether there is an example: a game takes another course with one decision, looks different to
   * a seat, and after some of the same decisions looks the same.
   */
  boolean isFound() {
    return IntStream.range(0, GAMES)
        .mapToObj(i -> samples.seed().derive("recall").derive(i))
        .map(seed -> new SampleGame<>(name, rules, seed, samples.maxDecisions()))
        .anyMatch(this::isFound);
  }

  private boolean isFound(SampleGame<V, D, E> sample) {
    RandomGenerator random = sample.random("recall");
    int end = sample.decisions().size();
    return end > 0
        && IntStream.range(0, COURSES).anyMatch(i -> isFound(sample, random.nextInt(end), random));
  }

  private boolean isFound(SampleGame<V, D, E> sample, int from, RandomGenerator random) {
    Game<V, D> game = sample.after(from);
    List<D> legal = game.legal();
    Game<V, D> course = game.copy();
    game.apply(sample.decisions().get(from));
    course.apply(legal.get(random.nextInt(legal.size())));
    int end = Math.min(from + DECISIONS, sample.decisions().size());
    boolean[] differed = new boolean[rules.seats()];
    for (D decision : sample.decisions().subList(from + 1, end)) {
      for (int i = 0; i < differed.length; i++) {
        differed[i] |= differs(game, course, Seat.of(i));
      }
      if (!course.isLegal(decision)) {
        return false;
      }
      game.apply(decision);
      course.apply(decision);
      if (game.hand() != course.hand()) {
        return false;
      }
      for (int i = 0; i < differed.length; i++) {
        if (differed[i] && !differs(game, course, Seat.of(i))) {
          return true;
        }
      }
    }
    return false;
  }

  private static <V extends View, D extends Decision> boolean differs(
      Game<V, D> game, Game<V, D> course, Seat seat) {
    return !game.view(seat).equals(course.view(seat));
  }
}
