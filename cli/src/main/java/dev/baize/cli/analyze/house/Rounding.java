package dev.baize.cli.analyze.house;

import dev.baize.blackjack.analysis.ExactAnalysis;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a report without rounding says of the rounding of payments in play.
 *
 * @param analysis of the rounds that are played
 * @param minimum the wager
 */
record Rounding(ExactAnalysis analysis, long minimum) {

  /** What it costs, as a part of the wager. */
  private double cost() {
    return analysis.rules().rounds(minimum)
        ? analysis.expected() - analysis.expectedRoundedDown(minimum)
        : 0;
  }

  /** A line that says so if payments for the minimum are rounded down; else nothing. */
  String line() {
    return analysis.rules().rounds(minimum)
        ? String.format(
            Locale.ROOT,
            "Without rounding, which takes %s %% of a wager of %d, the minimum.%n",
            CardValues.percent(cost(), 4),
            minimum)
        : "";
  }

  /** Adds the numbers to values for JSON. */
  void addTo(Map<String, @Nullable Object> values) {
    values.put("minimum", minimum);
    values.put("rounding", cost());
  }
}
