package dev.baize.spark;

import dev.baize.study.simulation.GameRange;
import dev.baize.study.simulation.GameSet;
import dev.baize.study.simulation.Progress;
import dev.baize.study.simulation.Study;
import dev.baize.study.tournament.RoundFailedException;
import dev.baize.study.tournament.TournamentResult;

/**
 * A tournament in parts.
 *
 * @param names who plays what, and how
 */
record TournamentParts(TournamentNames names) implements StudyParts<TournamentResult> {

  private static final long serialVersionUID = 1L;

  @Override
  public String description() {
    return "tournament of " + names;
  }

  @Override
  public Study study() {
    return names.tournament().study();
  }

  @Override
  public String unit() {
    return "round";
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
  public TournamentResult play(GameRange part, Progress progress) throws GameFailure {
    try {
      return names.tournament().play(part, 1, progress);
    } catch (RoundFailedException e) {
      throw new GameFailure(e.round(), e.seats(), e);
    }
  }

  @Override
  public String text(TournamentResult result) {
    return result.text();
  }

  @Override
  public TournamentResult parse(String text) {
    return TournamentResult.parse(text);
  }

  @Override
  public Study study(TournamentResult result) {
    return result.study();
  }

  @Override
  public GameSet completed(TournamentResult result) {
    return result.completed();
  }
}
