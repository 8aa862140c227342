package dev.baize.search.solve;

/**
 * Numbers the information sets of both seats and the sequences of decisions.
 *
 * <p>Sequences 0 and 1 are the empty sequences of seats 0 and 1. Each information set adds one
 * sequence for each of its decisions, numbered consecutively from {@link #first}. On the way to an
 * information set, the earlier ones of the same seat have lower numbers.
 */
final class InformationSets {

  /** The number of empty sequences, one for each seat. */
  static final int EMPTY = 2;

  private final int[] seat;
  private final int[] parent;
  private final int[] first;

  /**
   * Takes ownership of the arrays.
   *
   * @param seat the seat to act, by information set
   * @param parent the sequence of that seat that leads there, by information set
   * @param first the first sequence, by information set; one more element for the end
   */
  InformationSets(int[] seat, int[] parent, int[] first) {
    this.seat = seat;
    this.parent = parent;
    this.first = first;
  }

  /** The seat to act. */
  int seat(int set) {
    return seat[set];
  }

  /** The sequence of the set's own seat that leads to the set. */
  int parent(int set) {
    return parent[set];
  }

  /** The sequence that ends in its first decision. */
  int first(int set) {
    return first[set];
  }

  /** One past the sequence that ends in its last decision. */
  int end(int set) {
    return first[set + 1];
  }

  int count() {
    return seat.length;
  }

  int sequences() {
    return first[count()];
  }

  /**
   * Computes the realization weight of each sequence: the product of its seat's probabilities along
   * it.
   *
   * @param probabilities the probability of each sequence's last decision in its information set
   * @param weights filled, by sequence
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
}
