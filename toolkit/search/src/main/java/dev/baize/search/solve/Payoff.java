package dev.baize.search.solve;

import dev.baize.core.game.Outcome;
import dev.baize.core.game.Rules;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Values the ends of games, and notices when they are not those of a zero-sum game of two. */
final class Payoff {

  private static final int SEATS = 2;

  private final Utility utility;

  /** What the first outcome's scores added up to. */
  private @Nullable Long total;

  /** Refuses rules for any other number of seats than two. */
  Payoff(Rules<?, ?, ?> rules, Utility utility) {
    requireTwo(rules);
    this.utility = utility;
  }

  /** Refuses rules for any other number of seats than two. */
  static void requireTwo(Rules<?, ?, ?> rules) {
    if (rules.seats() != SEATS) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "%s: a game of %d seats; expected a zero-sum game of two",
              rules.text(),
              rules.seats()));
    }
  }

  /** What an end is worth to seat 0. */
  double of(Outcome outcome) {
    double worth = utility.of(outcome);
    long sum = utility.total(outcome);
    if (total == null) {
      total = sum;
    } else if (total != sum) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "scores add up to %d in one game and %d in another; expected a zero-sum game, or only"
                  + " wins to count",
              total,
              sum));
    }
    return worth;
  }
}
