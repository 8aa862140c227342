package dev.baize.search.solve;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Strings.lenientFormat;
import static java.util.Objects.requireNonNull;

import com.google.common.primitives.Doubles;
import com.google.common.primitives.Ints;
import dev.baize.core.game.ChanceOutcome;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Game;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.text.Excerpt;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/**
 * A two-player zero-sum game in sequence form (Koller, Megiddo and von Stengel, <i>Efficient
 * computation of equilibria for extensive two-person games</i>, Games and Economic Behavior 14,
 * 1996): evaluates strategies and finds best responses to them, exactly. Immutable.
 *
 * <p>The information sets of a game are the views of the seat to act. Each seat must have perfect
 * recall: a view tells all that its seat saw and decided before.
 *
 * <p>Every computation takes time proportional to the number of information sets, of their
 * decisions, and of pairs of sequences that can end a game, which are fewer than the positions.
 *
 * @param <V> the views of the game
 * @param <D> the decisions of the game
 */
public final class SequenceForm<V extends View, D extends Decision> {

  private final Function<V, String> key;
  private final List<V> views;
  private final List<String> keys;
  private final List<List<D>> decisions;
  final InformationSets sets;
  private final long positions;

  private SequenceForm(Builder<V, D> built) {
    this.key = built.key;
    this.views = List.copyOf(built.views);
    this.keys = List.copyOf(built.keys);
    this.decisions = List.copyOf(built.decisions);
    this.sets = built.informationSets();
    this.positions = built.traversal.positions();
  }

  /**
   * {@return the sequence form of a game} Traverses the whole game tree once.
   *
   * @param <V> the views of the game
   * @param <D> the decisions of the game
   * @param rules of two seats; list their {@linkplain Rules#chanceOutcomes chance outcomes}
   * @param utility what the end of a game is worth
   * @param maxPositions the maximum number of positions, the ends included, counted once for each
   *     history that leads there
   * @throws IllegalArgumentException if the game is not one of two seats, not zero-sum, does not
   *     list its chance outcomes, has more positions or no perfect recall
   */
  public static <V extends View, D extends Decision> SequenceForm<V, D> of(
      Rules<V, D, ?> rules, Utility utility, long maxPositions) {
    return new SequenceForm<>(new Builder<>(rules, requireNonNull(utility), maxPositions));
  }

  /**
   * {@return the number of positions, the ends included, counted once for each history that leads
   * there}
   */
  public long positions() {
    return positions;
  }

  /** {@return the views of the seats to act, each before those that its seat comes to later} */
  public List<V> informationSets() {
    return views;
  }

  /** {@return the uniformly random strategy} */
  public Strategy<V, D> uniformStrategy() {
    double[] equal = new double[sets.sequences()];
    sets.normalize(new double[sets.sequences()], equal);
    return strategy(equal);
  }

  /**
   * {@return what a game is worth to seat 0 if both seats follow a strategy}
   *
   * @param strategy for both seats; on views that it does not know, all decisions are equally
   *     likely
   * @throws IllegalArgumentException if it has other decisions on a view of this game
   */
  public double value(Strategy<V, D> strategy) {
    return sets.value(weights(probabilities(strategy)));
  }

  /**
   * {@return a best response of a seat to the other: a strategy by which it takes the best decision
   * on each view, the first of several that are equally good, and the other seat decides as before}
   *
   * @param strategy for both seats, of which that of the other seat matters
   * @param seat the seat that responds, 0 or 1
   * @throws IllegalArgumentException if it has other decisions on a view of this game, or there is
   *     no such seat
   */
  public Strategy<V, D> bestResponse(Strategy<V, D> strategy, Seat seat) {
    checkArgument(seat.index() < 2, "no %s; expected seat 0 or 1", seat);
    double[] probabilities = probabilities(strategy);
    respond(seat.index(), probabilities);
    return strategy(probabilities);
  }

  /**
   * {@return the exploitability of a strategy: half the sum of the values of both seats' best
   * responses (half of the NashConv), which is 0 for an equilibrium and otherwise more, apart from
   * rounding}
   *
   * @param strategy for both seats
   * @throws IllegalArgumentException if it is a strategy for another game
   */
  public double exploitability(Strategy<V, D> strategy) {
    double[] probabilities = probabilities(strategy);
    return (respond(0, probabilities.clone()) + respond(1, probabilities.clone())) / 2;
  }

  /** Replaces the strategy of a seat by a best response, and returns its value to the seat. */
  private double respond(int seat, double[] probabilities) {
    double[] values = new double[sets.sequences()];
    sets.addPayoffs(seat, weights(probabilities), values);
    for (int set = sets.count() - 1; set >= 0; set--) {
      if (sets.seat[set] == seat) {
        int best = sets.first[set];
        for (int i = best; i < sets.first[set + 1]; i++) {
          probabilities[i] = 0;
          best = values[i] > values[best] ? i : best;
        }
        probabilities[best] = 1;
        values[sets.parent[set]] += values[best];
      }
    }
    return values[seat];
  }

  private double[] weights(double[] probabilities) {
    double[] weights = new double[sets.sequences()];
    sets.realizationWeights(probabilities, weights);
    return weights;
  }

  /** The strategy given by the probability of each sequence's last decision. */
  Strategy<V, D> strategy(double[] probabilities) {
    Map<String, List<DecisionProbability<D>>> byKey = new LinkedHashMap<>();
    for (int set = 0; set < sets.count(); set++) {
      byKey.put(
          keys.get(set),
          DecisionProbability.list(decisions.get(set), probabilities, sets.first[set]));
    }
    return new Strategy<>(key, byKey);
  }

  private double[] probabilities(Strategy<V, D> strategy) {
    double[] probabilities = new double[sets.sequences()];
    for (int set = 0; set < sets.count(); set++) {
      List<D> legal = decisions.get(set);
      List<DecisionProbability<D>> each = strategy.byKey.getOrDefault(keys.get(set), List.of());
      int first = sets.first[set];
      for (int i = 0; i < legal.size(); i++) {
        probabilities[first + i] = each.isEmpty() ? 1.0 / legal.size() : 0;
      }
      for (DecisionProbability<D> one : each) {
        int i = legal.indexOf(one.decision());
        if (i < 0) {
          throw new IllegalArgumentException(
              lenientFormat(
                  "%s: expected one of %s: %s",
                  one.decision().text(),
                  legal.stream().map(Decision::text).toList(),
                  keys.get(set)));
        }
        probabilities[first + i] = one.probability();
      }
    }
    return probabilities;
  }

  /** Traverses the game tree once, depth-first. */
  private static final class Builder<V extends View, D extends Decision> {

    /** The maximum depth of the recursion, which is bounded by the stack. */
    private static final int MAX_DECISIONS = 1_000;

    private final Traversal traversal;
    private final Function<V, String> key;
    private final Map<V, Integer> sets = new HashMap<>();

    /** By information set: its text. */
    private final Set<String> keys = new LinkedHashSet<>();

    private final List<V> views = new ArrayList<>();
    private final List<List<D>> decisions = new ArrayList<>();
    private final List<Integer> parents = new ArrayList<>();
    private final List<Integer> firsts = new ArrayList<>();

    /** By the sequences of both seats, that of seat 0 in the upper half. */
    private final Map<Long, Double> worth = new LinkedHashMap<>();

    private int sequences = InformationSets.EMPTY;

    Builder(Rules<V, D, ?> rules, Utility utility, long maxPositions) {
      this.traversal = new Traversal(rules, utility, maxPositions);
      this.key = Strategy.key(rules);
      for (ChanceOutcome<V, D> outcome : Traversal.outcomes(rules)) {
        visit(outcome.game().copy(), outcome.probability(), 0, 1, 0);
      }
      firsts.add(sequences);
    }

    /** Visits what follows from a position, given the last sequence of each seat. */
    private void visit(Game<V, D> game, double probability, int row, int column, int decisions) {
      traversal.count();
      if (game.isOver()) {
        long cell = ((long) row << Integer.SIZE) | column;
        worth.merge(cell, probability * traversal.worth(game.outcome()), Double::sum);
        return;
      }
      requireDepth(decisions, game);
      boolean first = game.toAct().index() == 0;
      List<D> legal = game.legal();
      int next = firsts.get(set(game.view(game.toAct()), legal, first ? row : column));
      for (int i = 0; i < legal.size(); i++) {
        Game<V, D> after = i + 1 < legal.size() ? game.copy() : game;
        after.apply(legal.get(i));
        visit(after, probability, first ? next + i : row, first ? column : next + i, decisions + 1);
      }
    }

    private static void requireDepth(int decisions, Game<?, ?> game) {
      if (decisions == MAX_DECISIONS) {
        throw new IllegalArgumentException(
            lenientFormat(
                "a game of more than %s decisions; expected a smaller game: %s",
                MAX_DECISIONS, Excerpt.quote(game.position())));
      }
    }

    private int set(V view, List<D> legal, int parent) {
      Integer known = sets.get(view);
      if (known == null) {
        return add(view, legal, parent);
      }
      if (!decisions.get(known).equals(legal)) {
        throw new IllegalArgumentException(
            lenientFormat(
                "positions that look the same to %s differ in its legal decisions: %s",
                view.seat(), Excerpt.quote(key.apply(view))));
      }
      if (parents.get(known) != parent) {
        throw new IllegalArgumentException(
            lenientFormat(
                "%s forgets what it saw or decided (no perfect recall): %s",
                view.seat(), Excerpt.quote(key.apply(view))));
      }
      return known;
    }

    private int add(V view, List<D> legal, int parent) {
      String text = key.apply(view);
      if (legal.isEmpty()) {
        throw new IllegalArgumentException(
            "no legal decision, though the game is not over: " + Excerpt.quote(text));
      }
      if (!keys.add(text)) {
        throw new IllegalArgumentException(
            "views that are not equal (by their equals) are written the same: "
                + Excerpt.quote(text));
      }
      int set = views.size();
      sets.put(view, set);
      views.add(view);
      decisions.add(List.copyOf(legal));
      parents.add(parent);
      firsts.add(sequences);
      sequences += legal.size();
      return set;
    }

    InformationSets informationSets() {
      return new InformationSets(
          views.stream().mapToInt(view -> view.seat().index()).toArray(),
          Ints.toArray(parents),
          Ints.toArray(firsts),
          worth.keySet().stream().mapToInt(cell -> (int) (cell >> Integer.SIZE)).toArray(),
          worth.keySet().stream().mapToInt(Long::intValue).toArray(),
          Doubles.toArray(worth.values()));
    }
  }
}
