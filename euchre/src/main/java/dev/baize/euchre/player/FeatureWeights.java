package dev.baize.euchre.player;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The weights of linear models of the value of a hand, one for each feature of the hand, and the
 * threshold of the value for a decision; a column for each situation, such as the number of seats
 * that have passed before.
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

  /** What the columns are. */
  private final String heading;

  /** By column, then feature. */
  private final double[][] weights;

  /** By column. */
  private final double[] thresholds;

  FeatureWeights(String heading, double[][] weights, double[] thresholds) {
    this.heading = heading;
    this.weights = Arrays.stream(weights).map(double[]::clone).toArray(double[][]::new);
    this.thresholds = thresholds.clone();
  }

  /** Reads what {@link #toString} prints. */
  static FeatureWeights parse(String text) {
    String[] first = text.lines().findFirst().orElse("").split(" +", -1);
    int columns = first.length - 1;
    List<double[]> rows = text.lines().skip(1).map(line -> numbers(line, columns)).toList();
    double[][] weights = new double[columns][FEATURES.size()];
    for (int column = 0; column < columns; column++) {
      for (int feature = 0; feature < FEATURES.size(); feature++) {
        weights[column][feature] = rows.get(feature)[column];
      }
    }
    return new FeatureWeights(first[0], weights, rows.get(FEATURES.size()));
  }

  private static double[] numbers(String line, int columns) {
    String[] words = line.trim().split(" +", -1);
    return Arrays.stream(words, words.length - columns, words.length)
        .mapToDouble(Double::parseDouble)
        .toArray();
  }

  static int row(String feature) {
    return FEATURES.indexOf(feature);
  }

  int columns() {
    return thresholds.length;
  }

  /** The weight of each feature in a column, by row; must not be modified. */
  double[] weights(int column) {
    return weights[column];
  }

  /** The value that is needed in a column. */
  double threshold(int column) {
    return thresholds[column];
  }

  /** A row for each feature, and one for the threshold. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(line(heading, "%6d", column -> column));
    for (String feature : FEATURES) {
      text.append(line(feature, "%6.2f", column -> rounded(weights[column][row(feature)])));
    }
    return text.append(line(NEEDED, "%6.2f", column -> rounded(thresholds[column]))).toString();
  }

  private String line(String name, String format, IntFunction<Object> numbers) {
    return String.format(Locale.ROOT, "%-20s", name)
        + IntStream.range(0, thresholds.length)
            .mapToObj(column -> String.format(Locale.ROOT, format, numbers.apply(column)))
            .collect(Collectors.joining())
        + "\n";
  }

  /** To two decimals; adding 0.0 turns a negative zero into a positive one. */
  private static double rounded(double number) {
    return Math.rint(number * 100) / 100 + 0.0;
  }
}
