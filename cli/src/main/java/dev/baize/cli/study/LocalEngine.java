package dev.baize.cli.study;

import dev.baize.cli.command.StudyEngine;
import dev.baize.cli.command.TimeLimit;
import dev.baize.study.simulation.GameRange;
import dev.baize.study.simulation.GameSet;
import dev.baize.study.simulation.Progress;
import dev.baize.study.simulation.Study;
import dev.baize.study.simulation.StudyResult;
import dev.baize.study.tournament.SequentialTest;
import dev.baize.study.tournament.Tournament;
import dev.baize.study.tournament.TournamentResult;
import org.jspecify.annotations.Nullable;

/** Plays on threads of this process; whoever watches the progress enforces a time limit. */
record LocalEngine(int number) implements StudyEngine {

  @Override
  public <R extends StudyResult<R>> R play(
      Study<R> study, GameSet games, Progress progress, @Nullable TimeLimit limit) {
    R total = study.play(0);
    for (GameRange range : games.ranges()) {
      total = total.merge(study.play(range, number, progress));
    }
    return total;
  }

  @Override
  public TournamentResult play(
      Tournament<?, ?, ?> tournament,
      @Nullable SequentialTest test,
      TournamentResult before,
      GameSet rounds,
      Progress progress,
      @Nullable TimeLimit limit) {
    if (test == null) {
      return before.merge(play(tournament, rounds, progress, limit));
    }
    GameRange all = GameRange.first(before.requested().games());
    return tournament.play(test, before, all, number, progress);
  }
}
