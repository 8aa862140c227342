package dev.baize.cli.study;

import dev.baize.cli.command.StudyEngine;
import dev.baize.cli.command.TimeLimit;
import dev.baize.core.simulation.GameRange;
import dev.baize.core.simulation.Progress;
import dev.baize.core.simulation.Simulation;
import dev.baize.core.simulation.SimulationResult;
import dev.baize.core.tournament.SequentialTest;
import dev.baize.core.tournament.Tournament;
import dev.baize.core.tournament.TournamentResult;
import org.jspecify.annotations.Nullable;

/**
 * Plays on threads of this process; whoever watches the progress enforces a time limit.
 *
 * @param number of threads
 */
record Threads(int number) implements StudyEngine {

  @Override
  public SimulationResult play(
      Simulation<?, ?, ?> simulation,
      GameRange games,
      Progress progress,
      @Nullable TimeLimit limit) {
    return simulation.play(games, number, progress);
  }

  @Override
  public TournamentResult play(
      Tournament<?, ?, ?> tournament,
      GameRange rounds,
      Progress progress,
      @Nullable TimeLimit limit) {
    return tournament.play(rounds, number, progress);
  }

  @Override
  public TournamentResult play(
      Tournament<?, ?, ?> tournament,
      SequentialTest test,
      GameRange rounds,
      Progress progress,
      @Nullable TimeLimit limit) {
    return tournament.play(test, rounds, number, progress);
  }
}
