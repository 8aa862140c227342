package dev.baize.cli.analyze.house;

import dev.baize.blackjack.analysis.ExactAnalysis;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a report without rounding says of the rounding of payments in play.
 *
 * @param minimum the wager
 * @param rounds whether payments for it are rounded down
 * @param cost what that takes, as a part of the wager
 */
record Rounding(long minimum, boolean rounds, double cost) {

  /** What it takes of the rounds of an analysis. */
  static Rounding of(ExactAnalysis analysis, long minimum) {
    boolean rounds = analysis.rules().rounds(minimum);
    double cost = analysis.expected() - analysis.expectedRoundedDown(minimum);
    return new Rounding(minimum, rounds, cost);
  }

  /** A line that says so if payments for the minimum are rounded down; else nothing. */
  String line() {
    return rounds
        ? String.format(
            Locale.ROOT,
            "Without rounding, which takes %s %% of a wager of %d, the minimum.\n",
            CardValues.percent(cost, 4),
            minimum)
        : "";
  }

  /** Adds the numbers to values for JSON. */
  void addTo(Map<String, @Nullable Object> values) {
    values.put("minimum", minimum);
    values.put("rounding", cost);
  }
}
