package dev.baize.cli.chart;

import java.awt.BasicStroke;
import java.awt.Color;
import java.util.ArrayList;
import java.util.List;
import org.knowm.xchart.XYSeries;
import org.knowm.xchart.XYSeries.XYSeriesRenderStyle;
import org.knowm.xchart.style.markers.SeriesMarkers;

/** Draws a distribution: bars of equal width above an axis of values. */
final class DistributionPicture {

  private static final Color BLUE = new Color(0x2F, 0x6D, 0xA8);
  private static final int MOST_TICKS = 8;

  /** What is left free of a value's room, on either side of its bar. */
  private static final double GAP = 0.08;

  private DistributionPicture() {}

  static void draw(Distribution distribution, Picture picture) {
    List<Bin> bins = distribution.bars();
    List<Double> x = new ArrayList<>(List.of(0.0));
    List<Double> y = new ArrayList<>(List.of(0.0));
    double most = 1;
    if (!bins.isEmpty()) {
      x.clear();
      y.clear();
    }
    for (Bin bin : bins) {
      double percent = distribution.percent(bin);
      double gap = GAP * (bin.high() - (double) bin.low() + 1);
      most = Math.max(most, percent);
      x.addAll(List.of(left(bin) + gap, left(bin) + gap, right(bin) - gap, right(bin) - gap));
      y.addAll(List.of(0.0, percent, percent, 0.0));
    }
    XYSeries bars = picture.addSeries("bars", x, y);
    bars.setXYSeriesRenderStyle(XYSeriesRenderStyle.Area);
    bars.setMarker(SeriesMarkers.NONE);
    bars.setLineStyle(new BasicStroke(0));
    bars.setFillColor(BLUE);
    bars.setLineColor(BLUE);
    picture.vertical(Scale.covering(0, most, MOST_TICKS));
    if (!bins.isEmpty()) {
      picture.horizontal(left(bins.get(0)), right(bins.get(bins.size() - 1)));
    }
    picture.setXAxisTitle(
        distribution.measured().measure().name()
            + ": "
            + distribution.measured().measure().meaning());
    picture.setYAxisTitle(Distribution.SHARE);
  }

  private static double left(Bin bin) {
    return bin.low() - 0.5;
  }

  private static double right(Bin bin) {
    return bin.high() + 0.5;
  }
}
