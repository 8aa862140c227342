package dev.baize.charts;

import dev.baize.core.text.Plural;
import dev.baize.study.simulation.Measurement;
import dev.baize.study.statistics.Sample;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.stream.Stream;

/**
 * A histogram of the observations of a measure, in which a line marks where the measure began in
 * every game, if that is known and between the least and the greatest observation.
 */
record HistogramChart(ChartHeading caption, Measurement measured, OptionalLong start)
    implements Chart {

  private static final int MAX_ROWS = 20;
  private static final int MAX_BARS = 50;
  private static final int MAX_LABEL_LENGTH = 44;
  private static final int MAX_TICKS = 9;
  private static final int MAX_VALUES = 13;

  /** The gap on either side of a bar, as a part of the bin's width. */
  private static final double GAP = 0.08;

  /** The widest bar, as a part of the width of all. */
  private static final double WIDEST = 0.125;

  private static final String BEGAN = "began with ";
  private static final String[] EIGHTHS = {"", "▏", "▎", "▍", "▌", "▋", "▊", "▉"};

  private List<Bin> bins(int most) {
    Sample sample = measured.sample();
    return needsLogarithm() ? Bin.logarithmic(sample, most) : Bin.equal(sample, most);
  }

  /** Whether the observations are too far apart for bars of equal width. */
  private boolean needsLogarithm() {
    Sample sample = measured.sample();
    return sample.observations() > 0
        && Axis.needsLogarithm(
            List.of(Stream.of(0.0, 0.25, 0.5, 0.75, 1.0).map(sample::quantile).toList()));
  }

  private double percent(Bin bin) {
    return 100.0 * bin.count() / measured.sample().observations();
  }

  /** For instance {@code mean 7.5 ± 0.1 (95 %), median 8, 3000 observations}. */
  private String summary() {
    Sample sample = measured.sample();
    if (sample.observations() == 0) {
      return "nothing was observed";
    }
    String mean = TextChart.number(sample.estimate());
    String number = Plural.of(sample.observations(), "observation");
    return "mean " + mean + " (95 %), median " + sample.quantile(0.5) + ", " + number;
  }

  @Override
  public String text(int columns) {
    List<Bin> bins = bins(MAX_ROWS);
    double most = bins.stream().mapToDouble(this::percent).max().orElse(1);
    TextChart rows = new TextChart(columns, MAX_LABEL_LENGTH);
    for (Bin bin : bins) {
      double percent = percent(bin);
      String number = String.format(Locale.ROOT, "%.2f %%", percent);
      rows.add(bin.label(), width -> bar(percent / most * width), number);
    }
    return caption.line(measured.measure().name() + ": " + measured.measure().meaning(), columns)
        + '\n'
        + rows.text(null)
        + (bins.isEmpty() ? "" : "\n")
        + ChartHeading.paragraph(
            summary() + (start.isPresent() ? ", " + BEGAN + start.getAsLong() : ""), columns);
  }

  /** A bar of a number of columns, to the nearest eighth; at least one eighth unless it is 0. */
  private static String bar(double columns) {
    long eighths = columns > 0 ? Math.max(1, Math.round(columns * 8)) : 0;
    return "█".repeat((int) (eighths / 8)) + EIGHTHS[(int) (eighths % 8)];
  }

  /** Bars above an axis of values, on which the bins of a chart are equally wide. */
  Plot picture() {
    return new Plot(
        caption.with(measured.measure().meaning(), summary()),
        XyPlot.HEIGHT,
        measured.sample().observations() == 0 ? graphics -> {} : plot()::draw);
  }

  private XyPlot plot() {
    List<Bin> bins = bins(MAX_BARS);
    long low = bins.get(0).low();
    long high = bins.get(bins.size() - 1).high();
    Axis across = Axis.of(low, high, needsLogarithm(), MAX_VALUES);
    double shift = across.spacing() == Axis.Spacing.LINEAR ? Bin.shift(measured.sample(), bins) : 0;
    double from = edge(low, -1, across) + shift;
    double to = edge(high, 1, across) + shift;
    double most = bins.stream().mapToDouble(this::percent).max().orElse(1);
    Axis up = Axis.covering(0, most, MAX_TICKS);
    String name = measured.measure().name();
    XyPlot plot = new XyPlot(across, List.of(from, to), 0, name, up, "share, %");
    List<Double> x = new ArrayList<>();
    List<Double> y = new ArrayList<>();
    for (Bin bin : bins) {
      double left = edge(bin.low(), -1, across) + shift;
      double right = edge(bin.high(), 1, across) + shift;
      double width = Math.min((1 - 2 * GAP) * (right - left), WIDEST * (to - from));
      double gap = (right - left - width) / 2;
      x.addAll(List.of(left + gap, left + gap, right - gap, right - gap));
      y.addAll(List.of(0.0, percent(bin), percent(bin), 0.0));
    }
    plot.addArea("bars", x, y, Plot.BLUE);
    start.ifPresent(score -> plot.mark(across.place((double) score), BEGAN + Axis.number(score)));
    return plot;
  }

  /** The place at which the bin of a bound ends, upwards or, for the direction -1, downwards. */
  private static double edge(long bound, int direction, Axis axis) {
    boolean towardsZero = bound < 0 == direction > 0;
    double room = axis.spacing() == Axis.Spacing.LINEAR ? 0.5 : towardsZero ? 0 : 1;
    return axis.place(bound + direction * room);
  }
}
