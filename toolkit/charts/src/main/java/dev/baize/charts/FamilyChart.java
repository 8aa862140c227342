package dev.baize.charts;

import com.google.common.collect.Lists;
import dev.baize.study.statistics.Estimate;
import java.awt.Color;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.knowm.xchart.XYSeries.XYSeriesRenderStyle;

/**
 * A chart of a family of measures: for each number, bands between quantiles of the observations and
 * a line through the medians, or the mean with its 95 % interval.
 */
record FamilyChart(ChartHeading caption, MeasureFamily family, boolean ofMeans) implements Chart {

  /** The labels and colours of the bands, the widest first, and of the line. */
  private static final List<String> BANDS = List.of("5 % to 95 %", "25 % to 75 %", "median");

  private static final List<Integer> BLUES = List.of(0xC6DCEF, 0x7FB2DA, 0x0B3C6B);
  private static final int MAX_ROWS = 25;
  private static final int MAX_TICKS = 7;
  private static final int MAX_UP = 10;
  private static final int MAX_ACROSS = 14;
  private static final int MAX_NUMBER_LENGTH = 20;
  private static final List<String> INKS = List.of("░", "▒", "█");
  private static final String LEGEND = "; ░ 5 % to 95 %, ▒ 25 % to 75 %, █ and right: median";

  /** The room at either end of a picture, as a part of its width. */
  private static final double ROOM = 0.02;

  @Override
  public String text(int columns) {
    String heading =
        ofMeans
            ? caption.line(caption.title() + " and its 95 % interval", columns)
                + ChartHeading.paragraph(family.meaning(), columns)
            : caption.line(family.name() + ": " + family.meaning(), columns);
    if (family.observed().isEmpty()) {
      return heading + "\nnothing was observed\n";
    }
    Axis axis = axis(MAX_TICKS);
    TextChart rows = new TextChart(columns, MAX_NUMBER_LENGTH);
    for (MeasureFamily.Member member : ofMeans ? family.observed() : some(family.observed())) {
      String number = Long.toString(member.number());
      List<Long> quantiles = member.quantiles();
      if (ofMeans) {
        rows.add(number, member.mean(), axis);
      } else {
        rows.add(number, width -> drawing(quantiles, axis, width), Axis.rounded(quantiles.get(2)));
      }
    }
    String foot = "rows: " + family.unit() + (ofMeans ? "" : LEGEND);
    return heading + '\n' + rows.text(axis) + '\n' + ChartHeading.paragraph(foot, columns);
  }

  private Axis axis(int mostTicks) {
    if (ofMeans) {
      return Axis.of(means(), MAX_TICKS);
    }
    List<List<Long>> all = family.observed().stream().map(MeasureFamily.Member::quantiles).toList();
    return Axis.of(
        all.stream().mapToLong(quantiles -> quantiles.get(0)).min().orElse(0),
        all.stream().mapToLong(quantiles -> quantiles.get(4)).max().orElse(0),
        Axis.needsLogarithm(all),
        mostTicks);
  }

  /** As many members as fit into the terminal, evenly spaced, with the first and the last. */
  private static <T> List<T> some(List<T> all) {
    int rows = Math.min(all.size(), MAX_ROWS);
    return IntStream.range(0, rows)
        .mapToObj(row -> all.get(row * (all.size() - 1) / Math.max(rows - 1, 1)))
        .toList();
  }

  private static String drawing(List<Long> quantiles, Axis axis, int width) {
    StringBuilder drawing = new StringBuilder(" ".repeat(width));
    for (int band = 0; band < INKS.size(); band++) {
      int first = TextChart.column(axis, (double) quantiles.get(band), width);
      int end = TextChart.column(axis, (double) quantiles.get(4 - band), width) + 1;
      drawing.replace(first, end, INKS.get(band).repeat(end - first));
    }
    return drawing.toString();
  }

  /** Nested bands, the medians as a line, and a legend; or a dot with an error bar each. */
  Plot picture() {
    return new Plot(
        caption.with(family.meaning() + (ofMeans ? "; bars: 95 % intervals" : "")),
        XyPlot.HEIGHT,
        family.observed().isEmpty() ? graphics -> {} : plot()::draw);
  }

  /** The plot of a family that has observations. */
  XyPlot plot() {
    List<Double> x = family.observed().stream().map(member -> (double) member.number()).toList();
    Axis axis = axis(MAX_UP);
    long last = x.get(x.size() - 1).longValue();
    Axis across = Axis.of(x.get(0).longValue(), last, false, MAX_ACROSS);
    String words = ofMeans ? "mean" : family.name();
    XyPlot plot = new XyPlot(across, x, ROOM, family.unit(), axis, words);
    if (ofMeans) {
      List<Double> values = means().stream().map(Estimate::value).toList();
      List<Double> bars = means().stream().map(Axis::margin).toList();
      plot.addDots(XYSeriesRenderStyle.Scatter, x, values, bars);
      return plot;
    }
    List<Double> there = Stream.concat(x.stream(), Lists.reverse(x).stream()).toList();
    for (int band = 0; band < BANDS.size(); band++) {
      // The edge goes along the upper bounds and back along the lower ones; the median is both.
      List<Double> edge = new ArrayList<>(places(4 - band, axis));
      edge.addAll(Lists.reverse(places(band, axis)));
      plot.addArea(BANDS.get(band), there, edge, new Color(BLUES.get(band)));
    }
    plot.addDots(XYSeriesRenderStyle.Line, x, places(2, axis), null);
    plot.getStyler().setLegendVisible(true);
    return plot;
  }

  private List<Estimate> means() {
    return family.observed().stream().map(MeasureFamily.Member::mean).toList();
  }

  private List<Double> places(int quantile, Axis axis) {
    return family.observed().stream()
        .map(member -> axis.place((double) member.quantiles().get(quantile)))
        .toList();
  }
}
