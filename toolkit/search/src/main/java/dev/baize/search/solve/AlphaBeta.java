package dev.baize.search.solve;

import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Game;
import dev.baize.core.game.Rules;
import dev.baize.core.game.View;
import java.util.List;
import java.util.Optional;

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
    Payoff.requireTwo(rules);
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

    private final Payoff payoff = new Payoff(rules, utility);
    private final PositionCount positions = new PositionCount(rules.text(), maxPositions);

    Solved<D> solve(Game<V, D> root) {
      positions.add();
      if (root.isOver()) {
        return new Solved<>(payoff.of(root.outcome()), Optional.empty(), positions.count());
      }
      List<D> legal = root.legal();
      D best = legal.get(0);
      double value = Double.NEGATIVE_INFINITY;
      int sign = sign(root);
      for (D decision : legal) {
        double after = sign * after(root, decision, sign, value);
        if (after > value) {
          value = after;
          best = decision;
        }
      }
      return new Solved<>(sign * value + 0.0, Optional.of(best), positions.count());
    }

    /**
     * The value of a decision to seat 0, exact if it is better for the seat to act than {@code
     * other}.
     */
    private double after(Game<V, D> game, D decision, int sign, double other) {
      Game<V, D> next = game.copy();
      next.apply(decision);
      return sign > 0
          ? value(next, other, Double.POSITIVE_INFINITY)
          : value(next, Double.NEGATIVE_INFINITY, -other);
    }

    /**
     * The fail-soft value of a position to seat 0: exact within the window, or else a bound on it.
     */
    private double value(Game<V, D> game, double alpha, double beta) {
      positions.add();
      if (game.isOver()) {
        return payoff.of(game.outcome());
      }
      boolean first = sign(game) > 0;
      double low = alpha;
      double high = beta;
      double best = first ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
      for (D decision : game.legal()) {
        Game<V, D> next = game.copy();
        next.apply(decision);
        double value = value(next, low, high);
        if (first) {
          best = Math.max(best, value);
          low = Math.max(low, best);
        } else {
          best = Math.min(best, value);
          high = Math.min(high, best);
        }
        if (low >= high) {
          break;
        }
      }
      return best;
    }

    private int sign(Game<V, D> game) {
      return game.toAct().index() == 0 ? 1 : -1;
    }
  }
}
