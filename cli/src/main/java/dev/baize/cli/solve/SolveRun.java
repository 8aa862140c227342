package dev.baize.cli.solve;

import dev.baize.core.game.Decision;
import dev.baize.core.game.View;
import dev.baize.core.simulation.Progress;
import dev.baize.core.solve.Convergence;
import dev.baize.core.solve.SequenceForm;
import dev.baize.core.solve.Solver;
import dev.baize.core.solve.Strategy;
import java.util.ArrayList;
import java.util.List;

/** Runs a solver until it has done its iterations or is cancelled. */
final class SolveRun {

  private SolveRun() {}

  /**
   * What was reached.
   *
   * @param iterations how many are wanted, 1 or more
   * @param progress counts them
   */
  static <V extends View, D extends Decision> Convergence<V, D> run(
      Solver<V, D> solver, SequenceForm<V, D> form, long iterations, Progress progress) {
    List<Convergence.Point> points = new ArrayList<>();
    Strategy<V, D> strategy = solver.averageStrategy();
    for (long checkpoint : Convergence.checkpoints(iterations)) {
      if (!points.isEmpty() && progress.isCancelled()) {
        break;
      }
      runTo(checkpoint, solver, progress);
      strategy = solver.averageStrategy();
      points.add(
          new Convergence.Point(
              solver.iterations(), form.exploitability(strategy), form.value(strategy)));
    }
    return new Convergence<>(solver.algorithm(), points, strategy);
  }

  private static void runTo(long checkpoint, Solver<?, ?> solver, Progress progress) {
    while (solver.iterations() < checkpoint && !progress.isCancelled()) {
      solver.run(1);
      progress.add(1);
      progress.notifyWatcher();
    }
  }
}
