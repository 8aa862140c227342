package dev.baize.charts;

import java.awt.BasicStroke;
import java.awt.Color;
import java.util.ArrayList;
import java.util.List;
import org.knowm.xchart.XYSeries;
import org.knowm.xchart.XYSeries.XYSeriesRenderStyle;
import org.knowm.xchart.style.Styler.LegendLayout;
import org.knowm.xchart.style.Styler.LegendPosition;
import org.knowm.xchart.style.markers.SeriesMarkers;

/** Draws a fan chart: nested bands, and the medians as a line. */
final class FanPlot extends Plot {

  /** The colours of the bands, the widest first, and of the line. */
  private static final List<Color> BLUES =
      List.of(
          new Color(0xC6, 0xDC, 0xEF), new Color(0x7F, 0xB2, 0xDA), new Color(0x0B, 0x3C, 0x6B));

  private static final int MAX_TICKS = 10;
  private static final int MARKER_SIZE = 6;

  /** The gap at either end, as a part of the width. */
  private static final double GAP = 0.015;

  private final List<FanChart.Point> points;
  private final Axis values;

  FanPlot(FanChart chart) {
    super(chart.caption().withLong(chart.family().meaning(), MAX_UP_LENGTH), WIDTH);
    points = chart.points();
    values = FanChart.axis(points, MAX_TICKS);
    if (!points.isEmpty()) {
      for (int band = 0; band < FanChart.BANDS.size() - 1; band++) {
        addBand(band);
      }
      addLine(FanChart.BANDS.size() - 1);
      double first = points.get(0).number();
      double last = points.get(points.size() - 1).number();
      double gap = GAP * Math.max(last - first, 1);
      horizontal(first - gap, last + gap, Axis.linear(AxisScale.whole(first, last, MAX_TICKS)));
      vertical(values);
      getStyler().setLegendVisible(true);
    }
    getStyler().setLegendPosition(LegendPosition.OutsideS);
    getStyler().setLegendLayout(LegendLayout.Horizontal);
    getStyler().setMarkerSize(MARKER_SIZE);
    String meaning = chart.family().meaning();
    String shown = meaning.length() > MAX_UP_LENGTH ? chart.family().name() : meaning;
    axes(chart.family().unit(), shown);
  }

  private void addLine(int band) {
    List<Double> x = new ArrayList<>();
    List<Double> y = new ArrayList<>();
    for (FanChart.Point point : points) {
      x.add((double) point.number());
      y.add(values.place((double) point.median()));
    }
    XYSeries line = addSeries(band, x, y);
    line.setXYSeriesRenderStyle(XYSeriesRenderStyle.Line);
    line.setMarker(SeriesMarkers.CIRCLE);
    line.setLineStyle(new BasicStroke(2));
  }

  /** Adds an area whose edge goes along the upper bounds and back along the lower ones. */
  private void addBand(int band) {
    List<Double> x = new ArrayList<>();
    List<Double> y = new ArrayList<>();
    for (FanChart.Point point : points) {
      x.add((double) point.number());
      y.add(values.place((double) point.bands().get(band).high()));
    }
    for (int i = points.size() - 1; i >= 0; i--) {
      x.add((double) points.get(i).number());
      y.add(values.place((double) points.get(i).bands().get(band).low()));
    }
    XYSeries area = addSeries(band, x, y);
    area.setXYSeriesRenderStyle(XYSeriesRenderStyle.PolygonArea);
    area.setMarker(SeriesMarkers.NONE);
    area.setLineStyle(new BasicStroke(0));
  }

  private XYSeries addSeries(int band, List<Double> x, List<Double> y) {
    XYSeries series = addSeries(FanChart.BANDS.get(band), x, y);
    series.setFillColor(BLUES.get(band));
    series.setLineColor(BLUES.get(band));
    series.setMarkerColor(BLUES.get(band));
    return series;
  }
}
