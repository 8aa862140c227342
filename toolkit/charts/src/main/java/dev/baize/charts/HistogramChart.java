package dev.baize.charts;

import dev.baize.core.text.Plural;
import dev.baize.study.report.Numbers;
import dev.baize.study.simulation.Measurement;
import dev.baize.study.statistics.Sample;
import java.util.List;
import java.util.Locale;

/** A histogram of the observations of a measure. */
record HistogramChart(ChartHeading caption, Measurement measured) implements Chart {

  private static final int MAX_ROWS = 20;
  private static final int MAX_BARS = 50;
  private static final int MAX_LABEL_LENGTH = 44;
  private static final String[] EIGHTHS = {"", "▏", "▎", "▍", "▌", "▋", "▊", "▉"};

  /** The bars of an image. */
  List<Bin> bars() {
    return bins(MAX_BARS);
  }

  private List<Bin> bins(int most) {
    Sample sample = measured.sample();
    return needsLogarithm() ? LogBinning.of(sample, most) : Binning.of(sample, most);
  }

  /** Whether the observations are too far apart for bars of equal width. */
  boolean needsLogarithm() {
    Sample sample = measured.sample();
    if (sample.observations() == 0) {
      return false;
    }
    Axis.Spread spread = new Axis.Spread();
    spread.add(
        sample.min(),
        sample.quantile(0.25),
        sample.quantile(0.5),
        sample.quantile(0.75),
        sample.max());
    return spread.needsLogarithm();
  }

  /** The share of a bar in all observations, in percent. */
  double percent(Bin bin) {
    return 100.0 * bin.count() / measured.sample().observations();
  }

  /** What an observation is. */
  String meaning() {
    return measured.measure().name() + ": " + measured.measure().meaning();
  }

  /** For instance {@code mean 7.5 ± 0.1 (95 %), median 8, 3000 observations}. */
  String summary() {
    Sample sample = measured.sample();
    if (sample.observations() == 0) {
      return "nothing was observed";
    }
    Numbers.Ranged mean = Numbers.of(sample.estimate());
    return String.format(
        Locale.ROOT,
        "mean %s ± %s (95 %%), median %d, %s",
        mean.value(),
        mean.margin(),
        sample.quantile(0.5),
        Plural.of(sample.observations(), "observation"));
  }

  @Override
  public String text(int columns) {
    List<Bin> bins = bins(MAX_ROWS);
    double most = bins.stream().mapToDouble(this::percent).max().orElse(1);
    TextChart rows = new TextChart(columns, MAX_LABEL_LENGTH);
    for (Bin bin : bins) {
      double percent = percent(bin);
      rows.add(
          bin.label(),
          width -> bar(percent / most * width),
          String.format(Locale.ROOT, "%.2f %%", percent));
    }
    return caption.line(meaning(), columns)
        + '\n'
        + rows.text()
        + (bins.isEmpty() ? "" : "\n")
        + ChartHeading.paragraph(summary(), columns);
  }

  /** A bar of a number of columns, to the nearest eighth; at least one eighth unless it is 0. */
  private static String bar(double columns) {
    long eighths = columns > 0 ? Math.max(1, Math.round(columns * 8)) : 0;
    return "█".repeat((int) (eighths / 8)) + EIGHTHS[(int) (eighths % 8)];
  }
}
