package dev.baize.charts;

import java.awt.Color;
import java.util.ArrayList;
import java.util.List;
import org.knowm.xchart.XYSeries;
import org.knowm.xchart.XYSeries.XYSeriesRenderStyle;
import org.knowm.xchart.style.markers.SeriesMarkers;

/** Draws the means of a family: a dot with error bars for each number. */
final class MeanPlot extends Plot {

  private static final Color BLUE = new Color(0x0B, 0x3C, 0x6B);
  private static final int MAX_TICKS = 14;
  private static final int MARKER_SIZE = 9;

  /** The gap at either end, as a part of the width. */
  private static final double GAP = 0.03;

  MeanPlot(MeanChart chart) {
    super(chart.caption().with(chart.family().meaning()), WIDTH);
    List<MeanChart.Point> points = chart.points();
    if (!points.isEmpty()) {
      List<Double> numbers = new ArrayList<>();
      List<Double> means = new ArrayList<>();
      List<Double> margins = new ArrayList<>();
      for (MeanChart.Point point : points) {
        numbers.add((double) point.number());
        means.add(point.mean().value());
        margins.add(TextChart.ErrorBar.margin(point.mean()));
      }
      XYSeries series = addSeries("means", numbers, means, margins);
      series.setXYSeriesRenderStyle(XYSeriesRenderStyle.Scatter);
      series.setMarker(SeriesMarkers.CIRCLE);
      series.setMarkerColor(BLUE);
      double first = numbers.get(0);
      double last = numbers.get(numbers.size() - 1);
      double gap = GAP * Math.max(last - first, 1);
      horizontal(first - gap, last + gap, Axis.linear(AxisScale.whole(first, last, MAX_TICKS)));
      vertical(MeanChart.axis(points, MAX_TICKS));
    }
    getStyler().setMarkerSize(MARKER_SIZE);
    getStyler().setErrorBarsColor(BLUE);
    axes(chart.family().unit(), chart.family().name() + ", mean");
  }
}
