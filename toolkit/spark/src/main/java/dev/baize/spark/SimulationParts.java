package dev.baize.spark;

import dev.baize.study.simulation.GameFailedException;
import dev.baize.study.simulation.GameRange;
import dev.baize.study.simulation.GameSet;
import dev.baize.study.simulation.Progress;
import dev.baize.study.simulation.SimulationResult;
import dev.baize.study.simulation.Study;

/**
 * A simulation in parts.
 *
 * @param names what is simulated
 * @param maxDecisions after how many decisions a game that has not ended fails
 */
record SimulationParts(StudyNames names, long maxDecisions)
    implements StudyParts<SimulationResult> {

  private static final long serialVersionUID = 1L;

  @Override
  public String description() {
    return "simulation of " + names;
  }

  @Override
  public Study study() {
    return names.simulation().study();
  }

  @Override
  public String unit() {
    return "game";
  }

  @Override
  public long multiple() {
    return 1;
  }

  @Override
  public boolean endsEarly() {
    return false;
  }

  @Override
  public SimulationResult play(GameRange part, Progress progress) throws GameFailure {
    try {
      return names.simulation().maxDecisions(maxDecisions).play(part, 1, progress);
    } catch (GameFailedException e) {
      throw new GameFailure(e.game(), study().players(), e);
    }
  }

  @Override
  public String text(SimulationResult result) {
    return result.text();
  }

  @Override
  public SimulationResult parse(String text) {
    return SimulationResult.parse(text);
  }

  @Override
  public Study study(SimulationResult result) {
    return result.study();
  }

  @Override
  public GameSet completed(SimulationResult result) {
    return result.completed();
  }
}
