package dev.baize.search.solve;

import static java.util.Objects.requireNonNull;

import dev.baize.core.game.ChanceOutcome;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Game;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Solves two-player zero-sum games of perfect information with chance by expectimax search (Michie,
 * <i>Game-playing and game-learning automata</i>, 1966; also called expectiminimax): depth-first
 * through all positions to the end. Immutable.
 *
 * <p>Chance outcomes that have looked the same so far form one position. After each decision, they
 * are grouped by what the seats see: these groups take the place of chance nodes, over which the
 * expectation is taken.
 *
 * @param <V> the views of the game
 * @param <D> the decisions of the game
 */
public final class Expectimax<V extends View, D extends Decision> {

  private final Rules<V, D, ?> rules;
  private final Utility utility;
  private final long maxPositions;

  /**
   * Prepares to solve the game.
   *
   * @param rules of two seats; list their {@linkplain Rules#chanceOutcomes chance outcomes}
   * @param utility what the end of a game is worth
   * @param maxPositions how many positions may be visited, those of each chance outcome counted
   * @throws IllegalArgumentException if the game is not one of two seats
   */
  public Expectimax(Rules<V, D, ?> rules, Utility utility, long maxPositions) {
    this.rules = rules;
    this.utility = requireNonNull(utility);
    Traversal.requireTwo(rules);
    this.maxPositions = maxPositions;
  }

  /**
   * {@return the exact value of the game before any chance event, and the best first decision} The
   * decision is empty if the first decision is taken in one of several positions that look
   * different.
   *
   * @throws IllegalArgumentException if the game does not list its chance outcomes, proves not to
   *     be zero-sum, hides something from one seat that the other sees, or has more positions
   */
  public Solved<D> solve() {
    return new Search().solve(Traversal.outcomes(rules));
  }

  private final class Search {

    private final Traversal traversal = new Traversal(rules, utility, maxPositions);

    Solved<D> solve(List<ChanceOutcome<V, D>> outcomes) {
      Collection<List<ChanceOutcome<V, D>>> groups = groups(outcomes);
      double value = 0;
      Optional<D> best = Optional.empty();
      for (List<ChanceOutcome<V, D>> group : groups) {
        Choice<D> choice = choose(group);
        value += choice.value();
        best = groups.size() == 1 ? choice.best() : Optional.empty();
      }
      return new Solved<>(value, best, traversal.positions());
    }

    /** The sum over outcomes of the probability times what they are worth to seat 0. */
    private double value(List<ChanceOutcome<V, D>> outcomes) {
      return groups(outcomes).stream().mapToDouble(group -> choose(group).value()).sum();
    }

    /**
     * The best decision in outcomes that look the same, none if the game is over, and its value to
     * seat 0: the sum over these outcomes of probability times value.
     */
    private Choice<D> choose(List<ChanceOutcome<V, D>> group) {
      Game<V, D> any = group.get(0).game();
      if (any.isOver()) {
        double value =
            group.stream()
                .mapToDouble(one -> one.probability() * traversal.worth(one.game().outcome()))
                .sum();
        return new Choice<>(value, Optional.empty());
      }
      boolean first = any.toAct().index() == 0;
      Choice<D> best =
          new Choice<>(
              first ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY, Optional.empty());
      Seat actor = any.toAct();
      Set<V> seenByActor = new HashSet<>();
      Set<V> seenByOther = new HashSet<>();
      for (D decision : any.legal()) {
        List<ChanceOutcome<V, D>> after = after(group, decision);
        Game<V, D> next = after.get(0).game();
        seenByActor.add(next.view(actor));
        seenByOther.add(next.view(Seat.of(1 - actor.index())));
        double value = value(after);
        if (first ? value > best.value() : value < best.value()) {
          best = new Choice<>(value, Optional.of(decision));
        }
      }
      requireOpen(seenByOther.size() >= seenByActor.size());
      return best;
    }

    private void requireOpen(boolean isOpen) {
      if (!isOpen) {
        throw new IllegalArgumentException(
            rules.text()
                + ": one seat sees what the other does not; expected a game in which both know"
                + " everything");
      }
    }

    private List<ChanceOutcome<V, D>> after(List<ChanceOutcome<V, D>> group, D decision) {
      List<ChanceOutcome<V, D>> after = new ArrayList<>();
      for (ChanceOutcome<V, D> one : group) {
        Game<V, D> game = one.game().copy();
        game.apply(decision);
        after.add(new ChanceOutcome<>(one.probability(), game));
      }
      return after;
    }

    /** The outcomes grouped by what the seats see; both seats must distinguish the same ones. */
    private Collection<List<ChanceOutcome<V, D>>> groups(List<ChanceOutcome<V, D>> outcomes) {
      Map<List<V>, List<ChanceOutcome<V, D>>> groups = new LinkedHashMap<>();
      Set<V> ofFirst = new HashSet<>();
      Set<V> ofSecond = new HashSet<>();
      for (ChanceOutcome<V, D> one : outcomes) {
        traversal.count();
        V first = one.game().view(Seat.of(0));
        V second = one.game().view(Seat.of(1));
        ofFirst.add(first);
        ofSecond.add(second);
        groups.computeIfAbsent(List.<V>of(first, second), views -> new ArrayList<>()).add(one);
      }
      requireOpen(ofFirst.size() >= groups.size() && ofSecond.size() >= groups.size());
      return groups.values();
    }
  }

  /** A decision and what it is worth to seat 0. */
  private record Choice<D>(double value, Optional<D> best) {}
}
