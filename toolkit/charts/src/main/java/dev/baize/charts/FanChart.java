package dev.baize.charts;

import com.google.common.collect.Lists;
import dev.baize.study.statistics.Sample;
import java.awt.Color;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.knowm.xchart.XYSeries.XYSeriesRenderStyle;
import org.knowm.xchart.style.Styler.LegendLayout;
import org.knowm.xchart.style.Styler.LegendPosition;

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

  /** The 5 %, 25 %, 50 %, 75 % and 95 % quantiles of the observations at one number. */
  record Point(long number, List<Long> quantiles) {

    long median() {
      return quantiles.get(2);
    }

    /** The lower bound of a band; that of the median is the median. */
    long low(int band) {
      return quantiles.get(band);
    }

    long high(int band) {
      return quantiles.get(4 - band);
    }
  }

  /** The points with observations, by ascending number. */
  List<Point> points() {
    return family.members().stream()
        .filter(member -> member.measured().sample().observations() > 0)
        .map(member -> new Point(member.number(), quantiles(member.measured().sample())))
        .toList();
  }

  private static List<Long> quantiles(Sample sample) {
    return Stream.of(0.05, 0.25, 0.5, 0.75, 0.95).map(sample::quantile).toList();
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
    return Axis.of(
        points.stream().mapToLong(point -> point.low(0)).min().orElse(0),
        points.stream().mapToLong(point -> point.high(0)).max().orElse(0),
        Axis.needsLogarithm(points.stream().map(Point::quantiles).toList()),
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
      int last = TextChart.column(axis, (double) point.high(i), width);
      for (int j = TextChart.column(axis, (double) point.low(i), width); j <= last; j++) {
        drawing.setCharAt(j, INKS[i]);
      }
    }
    return drawing.toString();
  }

  /** Draws a fan chart: nested bands, and the medians as a line. */
  static final class Picture extends Plot {

    /** The colours of the bands, the widest first. */
    private static final List<Color> BLUES =
        List.of(new Color(0xC6, 0xDC, 0xEF), new Color(0x7F, 0xB2, 0xDA));

    private static final int MAX_TICKS = 10;

    /** The gap at either end, as a part of the width. */
    private static final double GAP = 0.015;

    Picture(FanChart chart) {
      super(chart.caption().withLong(chart.family().meaning(), MAX_UP_LENGTH), WIDTH);
      List<Point> points = chart.points();
      if (!points.isEmpty()) {
        Axis values = FanChart.axis(points, MAX_TICKS);
        List<Double> x = points.stream().map(point -> (double) point.number()).toList();
        for (int band = 0; band < BLUES.size(); band++) {
          // The edge goes along the upper bounds and back along the lower ones.
          addArea(
              BANDS.get(band),
              XYSeriesRenderStyle.PolygonArea,
              joined(x, Lists.reverse(x)),
              joined(places(points, 4 - band, values), Lists.reverse(places(points, band, values))),
              BLUES.get(band));
        }
        addLine(BANDS.get(BLUES.size()), x, places(points, 2, values)).setFillColor(BLUE);
        double first = points.get(0).number();
        double last = points.get(points.size() - 1).number();
        horizontal(x, GAP, Axis.whole(first, last, MAX_TICKS));
        vertical(values);
        getStyler().setLegendVisible(true);
      }
      getStyler().setLegendPosition(LegendPosition.OutsideS);
      getStyler().setLegendLayout(LegendLayout.Horizontal);
      String meaning = chart.family().meaning();
      String shown = meaning.length() > MAX_UP_LENGTH ? chart.family().name() : meaning;
      axes(chart.family().unit(), shown);
    }

    private static List<Double> places(List<Point> points, int quantile, Axis axis) {
      return points.stream()
          .map(point -> axis.place((double) point.quantiles().get(quantile)))
          .toList();
    }

    private static List<Double> joined(List<Double> one, List<Double> other) {
      return Stream.concat(one.stream(), other.stream()).toList();
    }
  }
}
