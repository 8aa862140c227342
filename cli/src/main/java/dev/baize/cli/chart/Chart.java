package dev.baize.cli.chart;

/** A chart of a result: see {@link Charts}. The same result always has the same chart. */
public sealed interface Chart permits HistogramChart, FanChart, RatingChart {

  /** {@return the chart for the terminal: lines of 80 columns at most that end in a line feed} */
  String text();
}
