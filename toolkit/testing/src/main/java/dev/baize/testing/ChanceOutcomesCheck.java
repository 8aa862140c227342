package dev.baize.testing;

import dev.baize.core.game.ChanceOutcome;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * The chance outcomes that rules list are all that there are, and can be played.
 *
 * @param history an empty history
 * @param rules list their outcomes
 * @param maxDecisions the bound on the length of a game
 */
record ChanceOutcomesCheck<V extends View, D extends Decision, E extends Event>(
    History history, Rules<V, D, E> rules, int maxDecisions) {

  private static final double TOLERANCE = 1e-9;

  void run(List<SampleGame<V, D, E>> samples) {
    List<ChanceOutcome<V, D>> outcomes = rules.chanceOutcomes();
    double sum = outcomes.stream().mapToDouble(ChanceOutcome::probability).sum();
    history.require(
        Math.abs(sum - 1) <= TOLERANCE, "the probabilities of chance outcomes add up to 1", 1, sum);
    Set<List<V>> starts = new HashSet<>();
    outcomes.forEach(outcome -> starts.add(views(outcome.game())));
    for (SampleGame<V, D, E> sample : samples) {
      List<V> views = views(sample.start(null));
      sample
          .at(0)
          .history()
          .require(
              starts.contains(views),
              "every game starts like one of the chance outcomes",
              "an outcome that looks the same to all seats",
              views);
    }
    RandomGenerator random = samples.get(0).random("chance outcomes");
    SamplePosition<V, D> start = samples.get(0).at(0);
    outcomes.forEach(outcome -> playOut(start, outcome.game(), random));
  }

  private List<V> views(Game<V, D> game) {
    return IntStream.range(0, rules.seats()).mapToObj(i -> game.view(Seat.of(i))).toList();
  }

  private void playOut(SamplePosition<V, D> start, Game<V, D> game, RandomGenerator random) {
    start.playOut(game, random);
    history.require(
        game.isOver(),
        "a chance outcome can be played to its end",
        "the end within " + maxDecisions + " decisions",
        game.position());
  }
}
