package dev.baize.search.solve;

/**
 * The sparse payoff matrix of the sequence form: for each pair of sequences that can end a game,
 * the sum over all such ends of the utility to seat 0 times the probability of chance.
 */
final class PayoffMatrix {

  private final int[] rows;
  private final int[] columns;
  private final double[] worth;

  /**
   * Takes ownership of the arrays.
   *
   * @param rows the sequences of seat 0, by entry
   * @param columns the sequences of seat 1, by entry
   * @param worth by entry
   */
  PayoffMatrix(int[] rows, int[] columns, double[] worth) {
    this.rows = rows;
    this.columns = columns;
    this.worth = worth;
  }

  /** The expected value of the game to seat 0, given the realization weights of all sequences. */
  double value(double[] weights) {
    double value = 0;
    for (int i = 0; i < worth.length; i++) {
      value += weights[rows[i]] * weights[columns[i]] * worth[i];
    }
    return value;
  }

  /**
   * Adds the payoff of the ends that each sequence of a seat leads to, given how the other seat
   * plays.
   *
   * @param seat 0 or 1
   * @param weights the realization weights of the other seat, by sequence
   * @param values added to, by sequence
   */
  void addTo(int seat, double[] weights, double[] values) {
    if (seat == 0) {
      for (int i = 0; i < worth.length; i++) {
        values[rows[i]] += weights[columns[i]] * worth[i];
      }
    } else {
      for (int i = 0; i < worth.length; i++) {
        values[columns[i]] -= weights[rows[i]] * worth[i];
      }
    }
  }
}
