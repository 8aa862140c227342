package dev.baize.cli.command;

import dev.baize.study.simulation.GameRange;
import dev.baize.study.simulation.GameSet;
import dev.baize.study.simulation.Progress;
import dev.baize.study.simulation.Simulation;
import dev.baize.study.simulation.SimulationResult;
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

  /** {@return the result of games of a simulation, as {@link Simulation#play} would give it} */
  SimulationResult play(
      Simulation<?, ?, ?> simulation, GameSet games, Progress progress, @Nullable TimeLimit limit);

  /** {@return the result of rounds of a tournament, as {@link Tournament#play} would give it} */
  TournamentResult play(
      Tournament<?, ?, ?> tournament, GameSet rounds, Progress progress, @Nullable TimeLimit limit);

  /** {@return the result of a sequential test, as {@link Tournament#play} would give it} */
  TournamentResult play(
      Tournament<?, ?, ?> tournament,
      SequentialTest test,
      TournamentResult before,
      GameRange rounds,
      Progress progress,
      @Nullable TimeLimit limit);
}
