package dev.baize.cli.command;

import dev.baize.study.simulation.GameRange;
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
 * program that has an engine has no table.
 */
public interface StudyEngine {

  /** {@return its own options; empty if it has those of the program} */
  default Optional<EngineOptions> options() {
    return Optional.empty();
  }

  /**
   * {@return the result of games or rounds of a study, as {@link Study#play} would give it}
   *
   * @param <R> the result
   * @param study what is played
   * @param games the numbers of the games or rounds
   * @param progress counts them and may cancel the rest
   * @param limit how long a player may take for one decision; null for any time
   * @throws RemoteFailureException if a game fails there, and not in this process
   */
  <R extends StudyResult<R>> R play(
      Study<R> study, GameSet games, Progress progress, @Nullable TimeLimit limit);

  /**
   * {@return the result of a sequential test, as {@link Tournament#play} would give it}
   *
   * @param tournament what is played
   * @param test ends it
   * @param before the result of the first rounds; of none if it was not begun before
   * @param rounds the numbers of all rounds
   * @param progress counts the rounds and may cancel the rest
   * @param limit how long a player may take for one decision; null for any time
   * @throws RemoteFailureException if a game fails there, and not in this process
   */
  TournamentResult play(
      Tournament<?, ?, ?> tournament,
      SequentialTest test,
      TournamentResult before,
      GameRange rounds,
      Progress progress,
      @Nullable TimeLimit limit);
}
