package dev.baize.core.simulation;

import dev.baize.core.game.Measure;
import java.util.ArrayList;
import java.util.List;

/**
 * What a simulation found, exactly. Immutable; results of parts of a study {@linkplain #merge
 * merge}, in any order, into the result of the whole.
 *
 * @param study what was simulated
 * @param asked the games that were to be played
 * @param games the games that were played, and that everything is about
 * @param measured every measure with its sample: first score and win of each seat and the number of
 *     decisions, then what the rules declare, in their order
 */
public record SimulationResult(Study study, GameSet asked, GameSet games, List<Measured> measured) {

  /** Copies the list. */
  public SimulationResult {
    measured = List.copyOf(measured);
  }

  /** Whether all games were played that were to be. */
  public boolean isComplete() {
    return games.equals(asked);
  }

  /** What was measured, in order. */
  public List<Measure> measures() {
    return measured.stream().map(Measured::measure).toList();
  }

  /**
   * The result of the games of both.
   *
   * @throws IllegalArgumentException if they are of different studies or measures, or a game is in
   *     both
   */
  public SimulationResult merge(SimulationResult other) {
    study.requireSame(other.study);
    if (!measures().equals(other.measures())) {
      throw new IllegalArgumentException(
          "results of different measures: %s and %s".formatted(measures(), other.measures()));
    }
    if (games.overlaps(other.games)) {
      throw new IllegalArgumentException(
          "results with games in common: %s; and %s".formatted(games, other.games));
    }
    List<Measured> both = new ArrayList<>();
    for (int i = 0; i < measured.size(); i++) {
      Measured one = measured.get(i);
      both.add(new Measured(one.measure(), one.sample().merge(other.measured.get(i).sample())));
    }
    return new SimulationResult(study, asked.plus(other.asked), games.plus(other.games), both);
  }
}
