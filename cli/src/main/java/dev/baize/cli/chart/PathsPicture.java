package dev.baize.cli.chart;

import java.awt.BasicStroke;
import java.awt.Color;
import java.util.ArrayList;
import java.util.List;
import org.knowm.xchart.XYSeries;
import org.knowm.xchart.XYSeries.XYSeriesRenderStyle;
import org.knowm.xchart.style.Styler.LegendLayout;
import org.knowm.xchart.style.Styler.LegendPosition;
import org.knowm.xchart.style.markers.SeriesMarkers;

/** Draws paths: one band in another, and the medians as a line. */
final class PathsPicture {

  private static final List<Color> COLOURS =
      List.of(
          new Color(0xC6, 0xDC, 0xEF), new Color(0x7F, 0xB2, 0xDA), new Color(0x0B, 0x3C, 0x6B));
  private static final int MOST_TICKS = 8;

  private PathsPicture() {}

  static void draw(Paths paths, Picture picture) {
    List<Paths.Point> points = paths.points();
    for (int band = 0; band < Paths.BANDS.size(); band++) {
      List<Double> x = new ArrayList<>();
      List<Double> y = new ArrayList<>();
      for (Paths.Point point : points) {
        x.add((double) point.number());
        y.add((double) point.bands().get(band).high());
      }
      boolean line = band == Paths.BANDS.size() - 1;
      for (int i = points.size() - 1; i >= 0 && !line; i--) {
        x.add((double) points.get(i).number());
        y.add((double) points.get(i).bands().get(band).low());
      }
      XYSeries series = picture.addSeries(Paths.BANDS.get(band), x, y);
      series.setXYSeriesRenderStyle(
          line ? XYSeriesRenderStyle.Line : XYSeriesRenderStyle.PolygonArea);
      series.setMarker(line ? SeriesMarkers.CIRCLE : SeriesMarkers.NONE);
      series.setMarkerColor(COLOURS.get(band));
      series.setFillColor(COLOURS.get(band));
      series.setLineColor(COLOURS.get(band));
      series.setLineStyle(new BasicStroke(line ? 2 : 0));
    }
    if (!points.isEmpty()) {
      picture.vertical(Paths.scale(points, MOST_TICKS));
    }
    picture.getStyler().setLegendVisible(true);
    picture.getStyler().setLegendPosition(LegendPosition.OutsideS);
    picture.getStyler().setLegendLayout(LegendLayout.Horizontal);
    picture.getStyler().setMarkerSize(5);
    picture.setXAxisTitle(paths.family().unit());
    picture.setYAxisTitle(paths.family().meaning());
  }
}
