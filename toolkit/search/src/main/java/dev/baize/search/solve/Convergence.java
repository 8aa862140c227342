package dev.baize.search.solve;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Rules;
import dev.baize.core.game.View;
import dev.baize.core.registry.GameProvider;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.LongPredicate;

/**
 * How a solver came closer to an equilibrium, and the strategy that it found. Immutable.
 *
 * @param algorithm its {@linkplain Solver#algorithm name}
 * @param points in the order of iterations, at least one
 * @param strategy that of the last point
 * @param <V> the views of the game
 * @param <D> the decisions of the game
 */
public record Convergence<V extends View, D extends Decision>(
    String algorithm, List<Point> points, Strategy<V, D> strategy) {

  /**
   * How far a solver had converged after some iterations.
   *
   * @param iterations so far
   * @param exploitability of the average strategy
   * @param value of the game to seat 0, if both seats follow it
   */
  public record Point(long iterations, double exploitability, double value) {}

  /**
   * Copies the list.
   *
   * @param algorithm the name of the algorithm
   * @param points at least one
   * @param strategy that of the last point
   * @throws IllegalArgumentException if there is no point
   */
  public Convergence {
    requireNonNull(algorithm);
    requireNonNull(strategy);
    points = List.copyOf(points);
    checkArgument(!points.isEmpty(), "no points; expected one at least");
  }

  /**
   * Runs a solver, which can be stopped, and measures how far it has come on the way.
   *
   * @param <V> the views of the game
   * @param <D> the decisions of the game
   * @param solver before or after any iterations
   * @param form the game that it solves
   * @param checkpoints after how many iterations in all to measure: ascending, none less than there
   *     were already
   * @param goesOn is given the number of iterations after each, and says whether there may be
   *     another; the last point is where it first says no
   * @return all points
   * @throws IllegalArgumentException if there are no checkpoints or they do not ascend, or the
   *     solver refuses the game
   */
  public static <V extends View, D extends Decision> Convergence<V, D> of(
      Solver<V, D> solver, SequenceForm<V, D> form, List<Long> checkpoints, LongPredicate goesOn) {
    requireNonNull(form);
    requireNonNull(goesOn);
    List<Point> points = new ArrayList<>();
    Strategy<V, D> strategy = solver.averageStrategy();
    boolean going = true;
    for (int i = 0; going && i < checkpoints.size(); i++) {
      going = run(solver, checkpoints.get(i), goesOn);
      strategy = solver.averageStrategy();
      points.add(
          new Point(solver.iterations(), form.exploitability(strategy), form.value(strategy)));
    }
    return new Convergence<>(solver.algorithm(), points, strategy);
  }

  /** Runs to a checkpoint; returns whether to continue to the next one. */
  private static boolean run(Solver<?, ?> solver, long checkpoint, LongPredicate goesOn) {
    long done = solver.iterations();
    checkArgument(checkpoint >= done, "checkpoint %s after %s iterations", checkpoint, done);
    boolean going = true;
    while (going && solver.iterations() < checkpoint) {
      solver.iterate();
      going = goesOn.test(solver.iterations());
    }
    return going;
  }

  /**
   * {@return checkpoints that are evenly spread on a logarithmic scale: 1, 2, 5, 10, 20, 50 and so
   * on, and the last}
   *
   * @param iterations the last, 1 or more
   * @throws IllegalArgumentException if it is less
   */
  public static List<Long> checkpoints(long iterations) {
    checkArgument(iterations >= 1, "%s iterations; expected 1 or more", iterations);
    List<Long> checkpoints = new ArrayList<>();
    long next = 1;
    for (int i = 1; next < iterations; i++) {
      checkpoints.add(next);
      boolean fromTwoToFive = i % 3 == 2;
      long grown = fromTwoToFive ? next / 2 * 5 : next * 2;
      next = grown > next ? grown : iterations;
    }
    checkpoints.add(iterations);
    return List.copyOf(checkpoints);
  }

  /** {@return the last point} */
  public Point last() {
    return points.get(points.size() - 1);
  }

  /**
   * {@return the strategy as it is kept in a file}
   *
   * @param provider the game
   * @param rules the rules by which it was solved
   */
  public SolvedGame<V, D> solved(GameProvider<V, D, ?> provider, Rules<V, D, ?> rules) {
    return new SolvedGame<>(
        provider.name(),
        rules.text(),
        algorithm,
        last().iterations(),
        OptionalDouble.of(last().exploitability()),
        strategy);
  }
}
