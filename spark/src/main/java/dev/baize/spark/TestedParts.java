package dev.baize.spark;

import dev.baize.core.simulation.GameRange;
import dev.baize.core.simulation.GameSet;
import dev.baize.core.simulation.Progress;
import dev.baize.core.simulation.Study;
import dev.baize.core.tournament.RoundFailedException;
import dev.baize.core.tournament.SequentialTest;
import java.util.ArrayList;
import java.util.List;

/** A tournament in parts that are looked at in turn. */
record TestedParts(StudyNames names) implements StudyParts<TestedPart> {

  private static final long serialVersionUID = 1L;

  @Override
  public String description() {
    return "sequential test of " + names;
  }

  @Override
  public Study study() {
    return names.tournament().study();
  }

  @Override
  public long multiple() {
    return SequentialTest.ROUNDS_BETWEEN_LOOKS;
  }

  @Override
  public boolean endsEarly() {
    return true;
  }

  @Override
  public TestedPart play(GameRange part, Progress progress) throws GameFailure {
    List<List<Long>> looks = new ArrayList<>();
    try {
      return new TestedPart(names.tournament().playPart(part, progress, looks::add), looks);
    } catch (RoundFailedException e) {
      throw new GameFailure(e.round(), e);
    }
  }

  @Override
  public String text(TestedPart part) {
    return TestedPartText.print(part);
  }

  @Override
  public TestedPart parse(String text) {
    return TestedPartText.parse(text);
  }

  @Override
  public Study study(TestedPart part) {
    return part.rounds().study();
  }

  @Override
  public GameSet completed(TestedPart part) {
    return part.rounds().completed();
  }
}
