package dev.baize.cli.study;

import dev.baize.cli.command.StudyEngine;
import dev.baize.cli.command.TimeLimit;
import dev.baize.study.simulation.GameRange;
import dev.baize.study.simulation.GameSet;
import dev.baize.study.simulation.Progress;
import dev.baize.study.simulation.Simulation;
import dev.baize.study.simulation.SimulationResult;
import dev.baize.study.tournament.SequentialTest;
import dev.baize.study.tournament.Tournament;
import dev.baize.study.tournament.TournamentResult;
import org.jspecify.annotations.Nullable;

/** Plays on threads of this process; whoever watches the progress enforces a time limit. */
record Threads(int number) implements StudyEngine {

  static SimulationResult none(Simulation<?, ?, ?> simulation) {
    return simulation.play(GameRange.first(0), 1, new Progress());
  }

  static TournamentResult none(Tournament<?, ?, ?> tournament) {
    return tournament.play(GameRange.first(0), 1, new Progress());
  }

  @Override
  public SimulationResult play(
      Simulation<?, ?, ?> simulation, GameSet games, Progress progress, @Nullable TimeLimit limit) {
    SimulationResult total = none(simulation);
    for (GameRange range : games.ranges()) {
      total = total.merge(simulation.play(range, number, progress));
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
    if (test != null) {
      GameRange all = GameRange.first(before.requested().games());
      return tournament.play(test, before, all, number, progress);
    }
    TournamentResult total = before;
    for (GameRange range : rounds.ranges()) {
      total = total.merge(tournament.play(range, number, progress));
    }
    return total;
  }
}
