package dev.baize.charts;

import dev.baize.core.text.Plural;
import dev.baize.study.report.Numbers;
import dev.baize.study.simulation.Measurement;
import dev.baize.study.statistics.Sample;
import java.awt.Color;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.knowm.xchart.XYSeries.XYSeriesRenderStyle;

/** A histogram of the observations of a measure. */
record HistogramChart(ChartHeading caption, Measurement measured) implements Chart {

  private static final int MAX_ROWS = 20;
  private static final int MAX_BARS = 50;
  private static final int MAX_LABEL_LENGTH = 44;
  private static final String[] EIGHTHS = {"", "▏", "▎", "▍", "▌", "▋", "▊", "▉"};

  /** The bars of an image. */
  List<Binning.Bin> bars() {
    return bins(MAX_BARS);
  }

  private List<Binning.Bin> bins(int most) {
    Sample sample = measured.sample();
    return needsLogarithm() ? Binning.logarithmic(sample, most) : Binning.equal(sample, most);
  }

  /** Whether the observations are too far apart for bars of equal width. */
  boolean needsLogarithm() {
    Sample sample = measured.sample();
    if (sample.observations() == 0) {
      return false;
    }
    return Axis.needsLogarithm(
        List.of(
            List.of(
                sample.min(),
                sample.quantile(0.25),
                sample.quantile(0.5),
                sample.quantile(0.75),
                sample.max())));
  }

  /** The share of a bar in all observations, in percent. */
  double percent(Binning.Bin bin) {
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
    List<Binning.Bin> bins = bins(MAX_ROWS);
    double most = bins.stream().mapToDouble(this::percent).max().orElse(1);
    TextChart rows = new TextChart(columns, MAX_LABEL_LENGTH);
    for (Binning.Bin bin : bins) {
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

  /**
   * Draws a histogram: bars above an axis of values, on which the bins of a chart are equally wide.
   */
  static final class Picture extends Plot {

    private static final Color BLUE = new Color(0x2F, 0x6D, 0xA8);
    private static final int MAX_TICKS = 9;
    private static final int MAX_VALUES = 13;

    /** The gap on either side of a bar, as a part of the bin's width. */
    private static final double GAP = 0.08;

    Picture(HistogramChart histogram) {
      super(
          histogram
              .caption()
              .withLong(histogram.meaning(), MAX_ACROSS_LENGTH)
              .with(histogram.summary()),
          WIDTH);
      List<Binning.Bin> bins = histogram.bars();
      List<Double> x = new ArrayList<>();
      List<Double> y = new ArrayList<>();
      double most = 0;
      boolean logarithmic = histogram.needsLogarithm();
      for (Binning.Bin bin : bins) {
        double percent = histogram.percent(bin);
        double left = left(bin, logarithmic);
        double right = right(bin, logarithmic);
        double gap = GAP * (right - left);
        most = Math.max(most, percent);
        x.addAll(List.of(left + gap, left + gap, right - gap, right - gap));
        y.addAll(List.of(0.0, percent, percent, 0.0));
      }
      if (!bins.isEmpty()) {
        addArea("bars", XYSeriesRenderStyle.Area, x, y, BLUE);
        Binning.Bin first = bins.get(0);
        Binning.Bin last = bins.get(bins.size() - 1);
        horizontal(
            left(first, logarithmic),
            right(last, logarithmic),
            Axis.of(first.low(), last.high(), logarithmic, MAX_VALUES));
        vertical(Axis.covering(0, most, MAX_TICKS));
      }
      String meaning = histogram.meaning();
      String shown =
          meaning.length() > MAX_ACROSS_LENGTH ? histogram.measured().measure().name() : meaning;
      axes(shown, "observations, %");
    }

    private static double left(Binning.Bin bin, boolean logarithmic) {
      return logarithmic
          ? Axis.Spacing.SYMLOG.place(bin.low() < 0 ? bin.low() - 1.0 : bin.low())
          : bin.low() - 0.5;
    }

    private static double right(Binning.Bin bin, boolean logarithmic) {
      return logarithmic
          ? Axis.Spacing.SYMLOG.place(bin.high() < 0 ? bin.high() : bin.high() + 1.0)
          : bin.high() + 0.5;
    }
  }
}
