package dev.baize.charts;

/** A chart of a result: see {@link Charts}. The same result always has the same chart. */
public sealed interface Chart
    permits HistogramChart, FamilyChart, RatingChart, GridChart, ConvergenceChart {

  /**
   * {@return the chart for the terminal: lines that end in a line feed, and fit the screen unless
   * it is very narrow}
   *
   * @param columns how wide the screen is; 0 if there is none, for lines of 80 columns at most
   */
  String text(int columns);
}
