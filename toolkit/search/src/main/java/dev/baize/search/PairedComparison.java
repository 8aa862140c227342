package dev.baize.search;

import dev.baize.core.game.Decision;
import dev.baize.core.player.DecisionValue;
import java.util.Arrays;

/**
 * Compares a few decisions pairwise by their values in the same sampled worlds (common random
 * numbers), for players that evaluate decisions by rollouts. Clearly inferior decisions may be
 * dropped, which leaves more time for the rest. Mutable; not thread-safe.
 */
public final class PairedComparison {

  private final boolean[] has;
  private final long[] worlds;
  private final double[] sums;

  /** For each pair, the sum of squared differences; on the diagonal, of squared values. */
  private final double[][] squares;

  private int remaining;
  private long samples;

  /**
   * Creates a comparison without samples.
   *
   * @param count the number of decisions to compare, numbered from 0
   */
  public PairedComparison(int count) {
    this.remaining = count;
    this.has = new boolean[count];
    this.worlds = new long[count];
    this.sums = new double[count];
    this.squares = new double[count][count];
    Arrays.fill(has, true);
  }

  /**
   * {@return whether a decision has not been dropped}
   *
   * @param decision its number, from 0
   */
  public boolean contains(int decision) {
    return has[decision];
  }

  /** {@return the number of decisions that have not been dropped} */
  public int remaining() {
    return remaining;
  }

  /** {@return the number of worlds in which the remaining decisions were compared} */
  public long samples() {
    return samples;
  }

  /**
   * Adds the values of all remaining decisions in one world.
   *
   * @param values indexed by decision; those of dropped decisions are ignored
   */
  public void add(double[] values) {
    add(values, 1);
  }

  /**
   * Adds the values of all remaining decisions in a world that was sampled several times.
   *
   * @param values indexed by decision; those of dropped decisions are ignored
   * @param times the number of times, 1 or more
   */
  public void add(double[] values, int times) {
    samples += times;
    for (int i = 0; i < has.length; i++) {
      if (has[i]) {
        worlds[i] += times;
        sums[i] += times * values[i];
        squares[i][i] += times * values[i] * values[i];
        for (int j = 0; j < i; j++) {
          double difference = values[i] - values[j];
          squares[i][j] += times * difference * difference;
        }
      }
    }
  }

  /**
   * {@return the number of the remaining decision with the highest mean; the lowest number on ties}
   */
  public int best() {
    int best = -1;
    for (int i = 0; i < has.length; i++) {
      if (has[i] && (best < 0 || sums[i] > sums[best])) {
        best = i;
      }
    }
    return best;
  }

  /**
   * {@return a decision that is expected to be good, unless it was dropped or trails the {@link
   * #best} by more than some standard errors of the difference; otherwise the best}
   *
   * @param expected its number, from 0
   * @param errors the number of standard errors tolerated, 0 or more
   */
  public int expectedOrBest(int expected, double errors) {
    int best = best();
    return has[expected] && !trails(expected, best, errors) ? expected : best;
  }

  /**
   * Drops the decisions that trail the best by more than some standard errors of the difference.
   *
   * @param errors the number of standard errors tolerated, 0 or more
   */
  public void drop(double errors) {
    int best = best();
    for (int i = 0; i < has.length; i++) {
      if (has[i] && i != best && trails(i, best, errors)) {
        drop(i);
      }
    }
  }

  private boolean trails(int decision, int best, double errors) {
    double difference = sums[best] - sums[decision];
    double variance = Math.max(0, difference(decision, best) - difference * difference / samples);
    return difference > errors * Math.sqrt(variance);
  }

  /** Drops the decisions that had the same value as the best in every world. */
  public void dropDuplicates() {
    int best = best();
    for (int i = 0; i < has.length; i++) {
      if (has[i] && i != best && difference(i, best) == 0) {
        drop(i);
      }
    }
  }

  /** The sum of squared differences of a pair. */
  private double difference(int one, int other) {
    return squares[Math.max(one, other)][Math.min(one, other)];
  }

  private void drop(int decision) {
    has[decision] = false;
    remaining--;
  }

  double mean(int decision) {
    return sums[decision] / worlds[decision];
  }

  double standardError(int decision) {
    double mean = mean(decision);
    double variance = squares[decision][decision] / worlds[decision] - mean * mean;
    return Math.sqrt(Math.max(0, variance) / worlds[decision]);
  }

  /**
   * {@return the estimated value of a decision: the mean of its values up to when it was dropped,
   * of which there must be at least one}
   *
   * @param <D> the decisions of the game
   * @param decision the decision itself
   * @param number its number here
   */
  public <D extends Decision> DecisionValue<D> value(D decision, int number) {
    return new DecisionValue<>(decision, mean(number), standardError(number));
  }
}
