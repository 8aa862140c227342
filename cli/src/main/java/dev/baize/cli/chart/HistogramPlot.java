package dev.baize.cli.chart;

import dev.baize.core.game.Measure;
import java.awt.BasicStroke;
import java.awt.Color;
import java.util.ArrayList;
import java.util.List;
import org.knowm.xchart.XYSeries;
import org.knowm.xchart.XYSeries.XYSeriesRenderStyle;
import org.knowm.xchart.style.markers.SeriesMarkers;

/** Draws a histogram: bars of equal width above an axis of values. */
final class HistogramPlot extends Plot {

  private static final Color BLUE = new Color(0x2F, 0x6D, 0xA8);
  private static final int MOST_TICKS = 9;
  private static final int MOST_VALUES = 13;

  /** The gap on either side of a bar, as a part of the bin's width. */
  private static final double GAP = 0.08;

  HistogramPlot(Histogram histogram) {
    super(histogram.caption().with(histogram.summary()), WIDTH);
    List<Bin> bins = histogram.bars();
    List<Double> x = new ArrayList<>();
    List<Double> y = new ArrayList<>();
    double most = 0;
    for (Bin bin : bins) {
      double percent = histogram.percent(bin);
      double gap = GAP * (right(bin) - left(bin));
      most = Math.max(most, percent);
      x.addAll(List.of(left(bin) + gap, left(bin) + gap, right(bin) - gap, right(bin) - gap));
      y.addAll(List.of(0.0, percent, percent, 0.0));
    }
    if (!bins.isEmpty()) {
      addBars(x, y);
      Bin first = bins.get(0);
      Bin last = bins.get(bins.size() - 1);
      horizontal(
          left(first),
          right(last),
          AxisScale.whole((double) first.low(), (double) last.high(), MOST_VALUES));
      vertical(AxisScale.covering(0, most, MOST_TICKS));
    }
    Measure measure = histogram.measured().measure();
    axes(measure.name() + ": " + measure.meaning(), "observations, %");
  }

  private void addBars(List<Double> x, List<Double> y) {
    XYSeries bars = addSeries("bars", x, y);
    bars.setXYSeriesRenderStyle(XYSeriesRenderStyle.Area);
    bars.setMarker(SeriesMarkers.NONE);
    bars.setLineStyle(new BasicStroke(0));
    bars.setFillColor(BLUE);
    bars.setLineColor(BLUE);
  }

  private static double left(Bin bin) {
    return bin.low() - 0.5;
  }

  private static double right(Bin bin) {
    return bin.high() + 0.5;
  }
}
