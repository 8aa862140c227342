package dev.baize.search.solve;

import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Game;
import dev.baize.core.game.Rules;
import dev.baize.core.game.View;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Solves positions of two-player zero-sum games of perfect information by alpha-beta search (Knuth
 * and Moore, <i>An analysis of alpha-beta pruning</i>, Artificial Intelligence 6, 1975):
 * depth-first to the end of the game, in the order in which decisions are listed. Of a game with
 * hidden cards it finds the value with all cards open (double dummy). Immutable.
 *
 * <p>Of <i>n</i> positions that follow, it visits on the order of √<i>n</i> at best, with perfect
 * move ordering, and all at worst. There is no transposition table: a position that is reached in
 * several ways is searched each time.
 *
 * @param <V> the views of the game
 * @param <D> the decisions of the game
 */
public final class AlphaBeta<V extends View, D extends Decision> {

  private final Rules<V, D, ?> rules;
  private final Utility utility;
  private final long maxPositions;

  /**
   * Prepares to solve positions.
   *
   * @param rules of two seats
   * @param utility what the end of a game is worth
   * @param maxPositions how many positions may be visited for one
   * @throws IllegalArgumentException if the game is not one of two seats
   */
  public AlphaBeta(Rules<V, D, ?> rules, Utility utility, long maxPositions) {
    this.rules = rules;
    this.utility = requireNonNull(utility);
    Traversal.requireTwo(rules);
    this.maxPositions = maxPositions;
  }

  /**
   * {@return the exact value of a position, and the best decision in it}
   *
   * @param game in any position; it is not changed
   * @throws IllegalArgumentException if the game proves not to be zero-sum, or more positions would
   *     have to be visited
   */
  public Solved<D> solve(Game<V, D> game) {
    return new Search().solve(game.copy());
  }

  private final class Search {

    private final Traversal traversal = new Traversal(rules, utility, maxPositions);

    /** The best decision in the position that was searched last. */
    private @Nullable D best;

    Solved<D> solve(Game<V, D> root) {
      double value = value(root, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
      return new Solved<>(value + 0.0, Optional.ofNullable(best), traversal.positions());
    }

    /**
     * The fail-soft value of a position to seat 0: exact within the window, or else a bound on it.
     */
    private double value(Game<V, D> game, double alpha, double beta) {
      traversal.count();
      if (game.isOver()) {
        return traversal.worth(game.outcome());
      }
      boolean first = game.toAct().index() == 0;
      double low = alpha;
      double high = beta;
      double bestValue = first ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
      D chosen = null;
      for (D decision : game.legal()) {
        Game<V, D> next = game.copy();
        next.apply(decision);
        double value = value(next, low, high);
        if (first ? value > bestValue : value < bestValue) {
          bestValue = value;
          chosen = decision;
        }
        low = first ? Math.max(low, bestValue) : low;
        high = first ? high : Math.min(high, bestValue);
        if (low >= high) {
          break;
        }
      }
      best = chosen;
      return bestValue;
    }
  }
}
