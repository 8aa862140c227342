package dev.baize.euchre.player;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The weights of a linear model of the tricks that a maker's side takes, one for each feature of
 * the maker's hand, and the thresholds of expected tricks for ordering up; all by the number of
 * seats that have passed before.
 */
final class FeatureWeights {

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

  private static final String NEEDED = "needed";
  private static final String HEADING = "passes";

  /** By turn, then feature. */
  private final double[][] weights;

  /** By turn. */
  private final double[] thresholds;

  FeatureWeights(double[][] weights, double[] thresholds) {
    this.weights = Arrays.stream(weights).map(double[]::clone).toArray(double[][]::new);
    this.thresholds = thresholds.clone();
  }

  /** Reads what {@link #toString} prints. */
  static FeatureWeights parse(String text) {
    List<double[]> rows = text.lines().skip(1).map(FeatureWeights::numbers).toList();
    double[][] weights = new double[TURNS][FEATURES.size()];
    for (int turn = 0; turn < TURNS; turn++) {
      for (int feature = 0; feature < FEATURES.size(); feature++) {
        weights[turn][feature] = rows.get(feature)[turn];
      }
    }
    return new FeatureWeights(weights, rows.get(FEATURES.size()));
  }

  private static double[] numbers(String line) {
    String[] words = line.trim().split(" +", -1);
    return Arrays.stream(words, words.length - TURNS, words.length)
        .mapToDouble(Double::parseDouble)
        .toArray();
  }

  /** The row of a feature. */
  static int row(String feature) {
    return FEATURES.indexOf(feature);
  }

  /** The weight of each feature after a number of passes, by row; must not be modified. */
  double[] weights(int passes) {
    return weights[passes];
  }

  /** The expected tricks required to order up after a number of passes. */
  double threshold(int passes) {
    return thresholds[passes];
  }

  /** A row for each feature, and one for the threshold; a column for each number of passes. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(line(HEADING, "%6d", turn -> turn));
    for (String feature : FEATURES) {
      text.append(line(feature, "%6.2f", turn -> rounded(weights[turn][row(feature)])));
    }
    return text.append(line(NEEDED, "%6.2f", turn -> rounded(thresholds[turn]))).toString();
  }

  private static String line(String name, String format, IntFunction<Object> numbers) {
    return String.format(Locale.ROOT, "%-20s", name)
        + IntStream.range(0, TURNS)
            .mapToObj(turn -> String.format(Locale.ROOT, format, numbers.apply(turn)))
            .collect(Collectors.joining())
        + "\n";
  }

  /** To two decimals; adding 0.0 turns a negative zero into a positive one. */
  private static double rounded(double number) {
    return Math.rint(number * 100) / 100 + 0.0;
  }
}
