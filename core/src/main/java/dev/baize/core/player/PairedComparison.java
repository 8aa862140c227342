package dev.baize.core.player;

import dev.baize.core.game.Decision;
import java.util.Arrays;

/**
 * Compares a few decisions by their values in the same imagined worlds, pair by pair: for players
 * that play each of them on. What is clearly worse may be dropped, so that more worlds are left for
 * the rest. Mutable, and not safe for use by several threads.
 */
public final class PairedComparison {

  private final boolean[] has;
  private final long[] worlds;
  private final double[] sums;

  /** By pair: the sums of the squares of the differences; with itself: of the values. */
  private final double[][] squares;

  private int left;
  private long most;

  /**
   * A comparison that has seen no world.
   *
   * @param count how many decisions there are to compare, numbered from 0
   */
  public PairedComparison(int count) {
    this.left = count;
    this.has = new boolean[count];
    this.worlds = new long[count];
    this.sums = new double[count];
    this.squares = new double[count][count];
    Arrays.fill(has, true);
  }

  /**
   * {@return whether a decision is not dropped}
   *
   * @param decision its number, from 0
   */
  public boolean contains(int decision) {
    return has[decision];
  }

  /** {@return how many decisions are not dropped} */
  public int remaining() {
    return left;
  }

  /** {@return in how many worlds those that are left were compared} */
  public long samples() {
    return most;
  }

  /**
   * Adds the values of all decisions that are left in one world.
   *
   * @param values by decision; those of dropped ones are ignored
   */
  public void add(double[] values) {
    add(values, 1);
  }

  /**
   * Adds the values of all decisions that are left in a world that came several times.
   *
   * @param values by decision; those of dropped ones are ignored
   * @param times how often, 1 or more
   */
  public void add(double[] values, int times) {
    most += times;
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
   * {@return the decision left with the highest mean, by its number; the first of them if several
   * have it}
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
   * Drops whatever is worse than the best by too many standard errors of the difference.
   *
   * @param errors how many are not yet too many, 0 or more
   */
  public void drop(double errors) {
    int best = best();
    for (int i = 0; i < has.length; i++) {
      double difference = sums[best] - sums[i];
      double variance = Math.max(0, difference(i, best) - difference * difference / most);
      if (has[i] && i != best && difference > errors * Math.sqrt(variance)) {
        drop(i);
      }
    }
  }

  /** Drops whatever was worth the same as the best in every single world. */
  public void dropDuplicates() {
    int best = best();
    for (int i = 0; i < has.length; i++) {
      if (has[i] && i != best && difference(i, best) == 0) {
        drop(i);
      }
    }
  }

  /** The sum of the squares of the differences of a pair. */
  private double difference(int one, int other) {
    return squares[Math.max(one, other)][Math.min(one, other)];
  }

  private void drop(int decision) {
    has[decision] = false;
    left--;
  }

  /**
   * {@return the mean of a decision's values in the worlds before it was dropped, of which there
   * are some}
   *
   * @param decision its number, from 0
   */
  public double mean(int decision) {
    return sums[decision] / worlds[decision];
  }

  /**
   * {@return the standard error of the {@link #mean}}
   *
   * @param decision its number, from 0
   */
  public double standardError(int decision) {
    double mean = mean(decision);
    double variance = squares[decision][decision] / worlds[decision] - mean * mean;
    return Math.sqrt(Math.max(0, variance) / worlds[decision]);
  }

  /**
   * {@return what is known of a decision}
   *
   * @param <D> the decisions of the game
   * @param decision which, in the words of the game
   * @param number its number here
   */
  public <D extends Decision> DecisionValue<D> value(D decision, int number) {
    return new DecisionValue<>(decision, mean(number), standardError(number));
  }
}
