package dev.baize.euchre.player;

import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Names the features of {@link FeatureWeights}, and prints the tables that are read there. */
final class FeatureTable {

  /** The number of turns to bid in a hand: 0 to 7 seats have passed before. */
  static final int TURNS = 8;

  /** The features in the order of the rows. */
  static final List<String> FEATURES =
      List.of(
          "any hand",
          "right bower",
          "left bower",
          "both bowers",
          "ace of trump",
          "king of trump",
          "queen of trump",
          "ten or nine of trump",
          "third trump",
          "side ace",
          "void",
          "void, three trumps",
          "next suit",
          "jack turned up",
          "ace turned up");

  private FeatureTable() {}

  static int row(String feature) {
    return FEATURES.indexOf(feature);
  }

  /** A row for each feature, and one for the threshold, below the numbers of the columns. */
  static String print(String heading, FeatureWeights weights) {
    StringBuilder text = new StringBuilder(line(heading, "%6d", weights, column -> column));
    for (String feature : FEATURES) {
      text.append(
          line(
              feature, "%6.2f", weights, column -> rounded(weights.weights(column)[row(feature)])));
    }
    return text.append(
            line("needed", "%6.2f", weights, column -> rounded(weights.threshold(column))))
        .toString();
  }

  private static String line(
      String name, String format, FeatureWeights weights, IntFunction<Object> numbers) {
    return String.format(Locale.ROOT, "%-20s", name)
        + IntStream.range(0, weights.columns())
            .mapToObj(column -> String.format(Locale.ROOT, format, numbers.apply(column)))
            .collect(Collectors.joining())
        + "\n";
  }

  /** To two decimals; adding 0.0 turns a negative zero into a positive one. */
  private static double rounded(double number) {
    return Math.rint(number * 100) / 100 + 0.0;
  }
}
