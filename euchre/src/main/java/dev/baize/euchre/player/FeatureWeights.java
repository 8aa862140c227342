package dev.baize.euchre.player;

import java.util.Arrays;
import java.util.List;

/**
 * The weights of linear models of the value of a hand, one for each feature of the hand, and the
 * threshold of the value for a decision; a column for each situation, such as the number of seats
 * that have passed before. {@link HandEvaluation} has the order of the features.
 */
final class FeatureWeights {

  /** By column, then feature. */
  private final double[][] weights;

  /** By column. */
  private final double[] thresholds;

  FeatureWeights(double[][] weights, double[] thresholds) {
    this.weights = Arrays.stream(weights).map(double[]::clone).toArray(double[][]::new);
    this.thresholds = thresholds.clone();
  }

  /**
   * Reads a table: the numbers of the columns, the weights of each feature, and the thresholds,
   * each on a line that begins with its name.
   */
  static FeatureWeights parse(String text) {
    List<String> lines = text.lines().toList();
    int columns = lines.get(0).split(" +", -1).length - 1;
    List<double[]> rows = lines.stream().skip(1).map(line -> numbers(line, columns)).toList();
    int features = rows.size() - 1;
    double[][] weights = new double[columns][features];
    for (int column = 0; column < columns; column++) {
      for (int feature = 0; feature < features; feature++) {
        weights[column][feature] = rows.get(feature)[column];
      }
    }
    return new FeatureWeights(weights, rows.get(features));
  }

  private static double[] numbers(String line, int columns) {
    String[] words = line.trim().split(" +", -1);
    return Arrays.stream(words, words.length - columns, words.length)
        .mapToDouble(Double::parseDouble)
        .toArray();
  }

  int columns() {
    return thresholds.length;
  }

  /** The weight of each feature in a column, by row; must not be modified. */
  double[] weights(int column) {
    return weights[column];
  }

  double threshold(int column) {
    return thresholds[column];
  }
}
