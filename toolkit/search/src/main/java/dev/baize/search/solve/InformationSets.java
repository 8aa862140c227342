package dev.baize.search.solve;

/**
 * Numbers the information sets of both seats and the sequences of decisions, and holds the sparse
 * payoff matrix of the sequences.
 *
 * <p>Sequences 0 and 1 are the empty sequences of seats 0 and 1. Each information set adds one
 * sequence for each of its decisions, numbered consecutively from {@link #first}. On the way to an
 * information set, the earlier ones of the same seat have lower numbers.
 */
final class InformationSets {

  /** The number of empty sequences, one for each seat. */
  static final int EMPTY = 2;

  /** By information set: the seat to act. */
  final int[] seat;

  /** By information set: the sequence of that seat that leads there. */
  final int[] parent;

  /** By information set: the sequence that ends in its first decision; one more for the end. */
  final int[] first;

  /** By pair of sequences that can end a game: the sequences of seat 0 and of seat 1. */
  private final int[] rows;

  private final int[] columns;

  /** By such pair: the sum over all ends of the utility to seat 0 times the chance of the deal. */
  private final double[] worth;

  /** Takes ownership of the arrays. */
  InformationSets(
      int[] seat, int[] parent, int[] first, int[] rows, int[] columns, double[] worth) {
    this.seat = seat;
    this.parent = parent;
    this.first = first;
    this.rows = rows;
    this.columns = columns;
    this.worth = worth;
  }

  int count() {
    return seat.length;
  }

  int sequences() {
    return first[count()];
  }

  /**
   * Fills in the realization weight of each sequence: the product of its seat's probabilities along
   * it, where each sequence has that of its last decision.
   */
  void realizationWeights(double[] probabilities, double[] weights) {
    for (int i = 0; i < EMPTY; i++) {
      weights[i] = 1;
    }
    for (int set = 0; set < count(); set++) {
      double before = weights[parent[set]];
      for (int i = first[set]; i < first[set + 1]; i++) {
        weights[i] = before * probabilities[i];
      }
    }
  }

  /**
   * Normalizes the positive weights in each set (regret matching); uniform where none is positive.
   */
  void normalize(double[] weights, double[] probabilities) {
    for (int set = 0; set < count(); set++) {
      normalize(weights, probabilities, first[set], first[set + 1]);
    }
  }

  /** The same in one set, given the range of its sequences. */
  static void normalize(double[] weights, double[] probabilities, int from, int to) {
    double sum = 0;
    for (int i = from; i < to; i++) {
      sum += Math.max(weights[i], 0);
    }
    for (int i = from; i < to; i++) {
      probabilities[i] = sum > 0 ? Math.max(weights[i], 0) / sum : 1.0 / (to - from);
    }
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
   * Adds to each sequence of a seat the payoff of the ends that it leads to, given the realization
   * weights of the other seat.
   */
  void addPayoffs(int seat, double[] weights, double[] values) {
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
