package dev.baize.search.solve;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
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
  private final InformationSets sets;
  private final PayoffMatrix payoffs;
  private final long positions;

  private SequenceForm(SequenceFormBuilder<V, D> built) {
    this.key = built.key();
    this.views = built.views();
    this.keys = built.keys();
    this.decisions = built.decisions();
    this.sets = built.informationSets();
    this.payoffs = built.payoffs();
    this.positions = built.positions();
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
    return new SequenceForm<>(
        new SequenceFormBuilder<>(rules, requireNonNull(utility), maxPositions));
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
    return payoffs.value(weights(probabilities(strategy)));
  }

  /**
   * {@return a best response of a seat to the other}
   *
   * @param strategy for both seats, of which that of the other seat matters
   * @param seat the seat that responds, 0 or 1
   * @throws IllegalArgumentException if it has other decisions on a view of this game, or there is
   *     no such seat
   */
  public BestResponse<V, D> bestResponse(Strategy<V, D> strategy, Seat seat) {
    int responding = seat.index();
    checkArgument(responding < 2, "no %s; expected seat 0 or 1", seat);
    double[] response = probabilities(strategy);
    double value = respond(responding, response);
    return new BestResponse<>(value, strategy(response));
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
    payoffs.addTo(seat, weights(probabilities), values);
    for (int set = sets.count() - 1; set >= 0; set--) {
      if (sets.seat(set) == seat) {
        int best = sets.first(set);
        for (int i = best; i < sets.end(set); i++) {
          probabilities[i] = 0;
          best = values[i] > values[best] ? i : best;
        }
        probabilities[best] = 1;
        values[sets.parent(set)] += values[best];
      }
    }
    return values[seat];
  }

  private double[] weights(double[] probabilities) {
    double[] weights = new double[sets.sequences()];
    sets.realizationWeights(probabilities, weights);
    return weights;
  }

  InformationSets sets() {
    return sets;
  }

  PayoffMatrix payoffs() {
    return payoffs;
  }

  /** The strategy given by the probability of each sequence's last decision. */
  Strategy<V, D> strategy(double[] probabilities) {
    Map<String, List<DecisionProbability<D>>> byKey = new LinkedHashMap<>();
    for (int set = 0; set < sets.count(); set++) {
      int first = sets.first(set);
      List<DecisionProbability<D>> each = new ArrayList<>();
      for (int i = first; i < sets.end(set); i++) {
        each.add(new DecisionProbability<>(decisions.get(set).get(i - first), probabilities[i]));
      }
      byKey.put(keys.get(set), List.copyOf(each));
    }
    return new Strategy<>(key, byKey);
  }

  private double[] probabilities(Strategy<V, D> strategy) {
    double[] probabilities = new double[sets.sequences()];
    for (int set = 0; set < sets.count(); set++) {
      List<D> legal = decisions.get(set);
      List<DecisionProbability<D>> each = strategy.byKey().getOrDefault(keys.get(set), List.of());
      int first = sets.first(set);
      for (int i = 0; i < legal.size(); i++) {
        probabilities[first + i] = each.isEmpty() ? 1.0 / legal.size() : 0;
      }
      for (DecisionProbability<D> one : each) {
        int i = legal.indexOf(one.decision());
        if (i < 0) {
          throw new IllegalArgumentException(
              String.format(
                  Locale.ROOT,
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
}
