package dev.baize.search.solve;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Strings.lenientFormat;

import dev.baize.core.game.ChanceOutcome;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Rules;
import dev.baize.core.game.View;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Goes through the positions of a game of two seats: counts them, gives up when there are too many,
 * and values the ends, which have to be those of a zero-sum game.
 */
final class Traversal {

  private static final int SEATS = 2;
  private static final double TOLERANCE = 1e-9;

  private final String rules;
  private final Utility utility;
  private final long maxPositions;
  private long positions;

  /** What the first outcome's scores added up to. */
  private @Nullable Long total;

  Traversal(Rules<?, ?, ?> rules, Utility utility, long maxPositions) {
    requireTwo(rules);
    checkArgument(maxPositions >= 1, "%s positions at most; expected 1 or more", maxPositions);
    this.rules = rules.text();
    this.utility = utility;
    this.maxPositions = maxPositions;
  }

  /** Refuses rules for any other number of seats than two. */
  static void requireTwo(Rules<?, ?, ?> rules) {
    checkArgument(
        rules.seats() == SEATS,
        "%s: a game of %s seats; expected a zero-sum game of two",
        rules.text(),
        rules.seats());
  }

  /** All chance outcomes; refuses rules that do not list them, or only a part. */
  static <V extends View, D extends Decision> List<ChanceOutcome<V, D>> outcomes(
      Rules<V, D, ?> rules) {
    List<ChanceOutcome<V, D>> outcomes = rules.chanceOutcomes();
    checkArgument(
        !outcomes.isEmpty(), "%s: expected a game that lists the outcomes of chance", rules.text());
    double sum = outcomes.stream().mapToDouble(ChanceOutcome::probability).sum();
    checkArgument(
        Math.abs(sum - 1) <= TOLERANCE,
        "%s: the probabilities of chance outcomes add up to %s; expected 1",
        rules.text(),
        sum);
    return outcomes;
  }

  /** The number of positions so far. */
  long positions() {
    return positions;
  }

  /** Counts another position. */
  void count() {
    if (positions == maxPositions) {
      throw new IllegalArgumentException(
          lenientFormat(
              "%s: more than %s positions; expected a smaller game", rules, maxPositions));
    }
    positions++;
  }

  /** What an end is worth to seat 0. */
  double worth(Outcome outcome) {
    double worth = utility.of(outcome);
    long sum = utility.total(outcome);
    if (total == null) {
      total = sum;
    }
    checkArgument(
        total == sum,
        "scores add up to %s in one game and %s in another; expected a zero-sum game, or only wins"
            + " to count",
        total,
        sum);
    return worth;
  }
}
