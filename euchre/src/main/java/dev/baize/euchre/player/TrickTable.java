package dev.baize.euchre.player;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * What each feature of a hand adds to the tricks that the side of a maker takes, and how many
 * tricks there must be in a hand to order up, by how many seats have passed before.
 */
final class TrickTable {

  /** How many seats can have passed before a bid, with none. */
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
  private final double[][] worth;

  /** By turn. */
  private final double[] needed;

  TrickTable(double[][] worth, double[] needed) {
    this.worth = Arrays.stream(worth).map(double[]::clone).toArray(double[][]::new);
    this.needed = needed.clone();
  }

  /** Reads what {@link #toString} prints. */
  static TrickTable parse(String text) {
    List<double[]> rows = text.lines().skip(1).map(TrickTable::numbers).toList();
    double[][] worth = new double[TURNS][FEATURES.size()];
    for (int turn = 0; turn < TURNS; turn++) {
      for (int feature = 0; feature < FEATURES.size(); feature++) {
        worth[turn][feature] = rows.get(feature)[turn];
      }
    }
    return new TrickTable(worth, rows.get(FEATURES.size()));
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

  /** What each feature is worth after so many passes, by row; not to be changed. */
  double[] worths(int passes) {
    return worth[passes];
  }

  /** The tricks that it takes to order up after so many passes. */
  double needed(int passes) {
    return needed[passes];
  }

  /** A row for each feature, and one for what is needed; a column for each number of passes. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(line(HEADING, "%6d", turn -> turn));
    for (String feature : FEATURES) {
      text.append(line(feature, "%6.2f", turn -> rounded(worth[turn][row(feature)])));
    }
    return text.append(line(NEEDED, "%6.2f", turn -> rounded(needed[turn]))).toString();
  }

  private static String line(String name, String format, IntFunction<Object> numbers) {
    return "%-20s".formatted(name)
        + IntStream.range(0, TURNS)
            .mapToObj(turn -> String.format(Locale.ROOT, format, numbers.apply(turn)))
            .collect(Collectors.joining())
        + "\n";
  }

  /** To two decimals, and without the sign of nothing. */
  private static double rounded(double number) {
    return Math.rint(number * 100) / 100 + 0.0;
  }
}
