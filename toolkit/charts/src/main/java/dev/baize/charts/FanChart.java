package dev.baize.charts;

import dev.baize.study.statistics.Sample;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A fan chart of a family of measures: for each number, bands between quantiles of the
 * observations, and a line through the medians.
 */
record FanChart(ChartHeading caption, MeasureFamily family) implements Chart {

  /** The labels of the bands, the widest first, and of the line. */
  static final List<String> BANDS = List.of("5 % to 95 %", "25 % to 75 %", "median");

  private static final int MAX_ROWS = 25;
  private static final int MAX_TICKS = 7;
  private static final int MAX_NUMBER_LENGTH = 20;
  private static final char[] INKS = {'░', '▒', '█'};

  /** The observations at one number; the bounds of the last band, the median, are equal. */
  record Point(long number, List<Band> bands) {

    long median() {
      return bands.get(bands.size() - 1).low();
    }
  }

  /** The range between two quantiles. */
  record Band(long low, long high) {

    private static Band of(Sample sample, double low, double high) {
      return new Band(sample.quantile(low), sample.quantile(high));
    }
  }

  /** The points with observations, by ascending number. */
  List<Point> points() {
    List<Point> points = new ArrayList<>();
    for (MeasureFamily.Member member : family.members()) {
      Sample sample = member.measured().sample();
      if (sample.observations() > 0) {
        points.add(
            new Point(
                member.number(),
                List.of(
                    Band.of(sample, 0.05, 0.95),
                    Band.of(sample, 0.25, 0.75),
                    Band.of(sample, 0.5, 0.5))));
      }
    }
    return points;
  }

  @Override
  public String text(int columns) {
    List<Point> points = points();
    String heading = caption.line(family.name() + ": " + family.meaning(), columns) + '\n';
    if (points.isEmpty()) {
      return heading + "nothing was observed\n";
    }
    Axis axis = axis(points, MAX_TICKS);
    TextChart rows = new TextChart(columns, MAX_NUMBER_LENGTH);
    for (Point point : some(points)) {
      rows.add(
          Long.toString(point.number()),
          width -> drawing(point, axis, width),
          AxisLabel.rounded(point.median()));
    }
    return heading
        + rows.text(axis)
        + '\n'
        + ChartHeading.paragraph(
            String.format(
                Locale.ROOT,
                "rows: %s; %c %s, %c %s, %c and right: %s",
                family.unit(),
                INKS[0],
                BANDS.get(0),
                INKS[1],
                BANDS.get(1),
                INKS[2],
                BANDS.get(2)),
            columns);
  }

  /** The axis of all bands. */
  static Axis axis(List<Point> points, int mostTicks) {
    Axis.Spread spread = new Axis.Spread();
    for (Point point : points) {
      Band all = point.bands().get(0);
      Band half = point.bands().get(1);
      spread.add(all.low(), half.low(), point.median(), half.high(), all.high());
    }
    return Axis.of(
        points.stream().mapToLong(point -> point.bands().get(0).low()).min().orElse(0),
        points.stream().mapToLong(point -> point.bands().get(0).high()).max().orElse(0),
        spread.needsLogarithm(),
        mostTicks);
  }

  /** As many points as fit into the terminal, evenly spaced, the first and the last included. */
  private static List<Point> some(List<Point> points) {
    if (points.size() <= MAX_ROWS) {
      return points;
    }
    List<Point> some = new ArrayList<>();
    for (int row = 0; row < MAX_ROWS; row++) {
      some.add(points.get(row * (points.size() - 1) / (MAX_ROWS - 1)));
    }
    return some;
  }

  private static String drawing(Point point, Axis axis, int width) {
    StringBuilder drawing = new StringBuilder(" ".repeat(width));
    for (int i = 0; i < INKS.length; i++) {
      Band band = point.bands().get(i);
      int last = TextChart.column(axis, (double) band.high(), width);
      for (int j = TextChart.column(axis, (double) band.low(), width); j <= last; j++) {
        drawing.setCharAt(j, INKS[i]);
      }
    }
    return drawing.toString();
  }
}
