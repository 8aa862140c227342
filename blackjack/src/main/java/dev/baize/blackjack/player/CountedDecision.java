package dev.baize.blackjack.player;

import dev.baize.blackjack.BlackjackDecision;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/** A decision that may depend on the count. Immutable. */
final class CountedDecision {
  /** The counts from which on the next decision is made, ascending. */
  private final double[] indices;

  /** One more than there are indices. */
  private final BlackjackDecision[] decisions;

  private CountedDecision(double[] indices, BlackjackDecision[] decisions) {
    this.indices = indices;
    this.decisions = decisions;
  }

  /**
   * Keeps only those of ascending indices at which the decision changes. {@code decide} says what
   * is decided with counts from 0 or more of the indices on.
   */
  static CountedDecision of(double[] indices, IntFunction<BlackjackDecision> decide) {
    List<Double> kept = new ArrayList<>();
    List<BlackjackDecision> decisions = new ArrayList<>();
    BlackjackDecision last = decide.apply(0);
    decisions.add(last);
    for (int i = 0; i < indices.length; i++) {
      BlackjackDecision next = decide.apply(i + 1);
      if (!next.equals(last)) {
        kept.add(indices[i]);
        decisions.add(next);
        last = next;
      }
    }
    return new CountedDecision(
        kept.stream().mapToDouble(Double::doubleValue).toArray(),
        decisions.toArray(new BlackjackDecision[0]));
  }

  boolean isFixed() {
    return indices.length == 0;
  }

  /** The decision below all indices. */
  BlackjackDecision first() {
    return decisions[0];
  }

  BlackjackDecision at(double count) {
    int passed = 0;
    while (passed < indices.length && count >= indices[passed]) {
      passed++;
    }
    return decisions[passed];
  }
}
