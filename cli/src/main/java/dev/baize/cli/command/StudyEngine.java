package dev.baize.cli.command;

import dev.baize.study.simulation.GameSet;
import dev.baize.study.simulation.Progress;
import dev.baize.study.simulation.Study;
import dev.baize.study.simulation.StudyResult;
import dev.baize.study.tournament.SequentialTest;
import dev.baize.study.tournament.Tournament;
import dev.baize.study.tournament.TournamentResult;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Plays the games of simulations and tournaments elsewhere than on threads of this process. A
 * program that has an engine has no table. A game that fails there, and not in this process, is
 * reported by a {@link RemoteFailureException}. A limit of null is no time limit for decisions.
 */
public interface StudyEngine {

  default Optional<EngineOptions> options() {
    return Optional.empty();
  }

  /** {@return the result of some games or rounds of a study} */
  <R extends StudyResult<R>> R play(
      Study<R> study, GameSet games, Progress progress, @Nullable TimeLimit limit);

  /**
   * {@return a result of a tournament, with more rounds until the test ends it, if there is one}
   */
  TournamentResult play(
      Tournament<?, ?, ?> tournament,
      @Nullable SequentialTest test,
      TournamentResult before,
      GameSet rounds,
      Progress progress,
      @Nullable TimeLimit limit);
}
