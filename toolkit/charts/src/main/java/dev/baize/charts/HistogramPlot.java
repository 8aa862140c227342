package dev.baize.charts;

import java.awt.BasicStroke;
import java.awt.Color;
import java.util.ArrayList;
import java.util.List;
import org.knowm.xchart.XYSeries;
import org.knowm.xchart.XYSeries.XYSeriesRenderStyle;
import org.knowm.xchart.style.markers.SeriesMarkers;

/**
 * Draws a histogram: bars above an axis of values, on which the bins of a chart are equally wide.
 */
final class HistogramPlot extends Plot {

  private static final Color BLUE = new Color(0x2F, 0x6D, 0xA8);
  private static final int MAX_TICKS = 9;
  private static final int MAX_VALUES = 13;

  /** The gap on either side of a bar, as a part of the bin's width. */
  private static final double GAP = 0.08;

  HistogramPlot(HistogramChart histogram) {
    super(
        histogram
            .caption()
            .withLong(histogram.meaning(), MAX_ACROSS_LENGTH)
            .with(histogram.summary()),
        WIDTH);
    List<Bin> bins = histogram.bars();
    List<Double> x = new ArrayList<>();
    List<Double> y = new ArrayList<>();
    double most = 0;
    boolean logarithmic = histogram.needsLogarithm();
    for (Bin bin : bins) {
      double percent = histogram.percent(bin);
      double left = left(bin, logarithmic);
      double right = right(bin, logarithmic);
      double gap = GAP * (right - left);
      most = Math.max(most, percent);
      x.addAll(List.of(left + gap, left + gap, right - gap, right - gap));
      y.addAll(List.of(0.0, percent, percent, 0.0));
    }
    if (!bins.isEmpty()) {
      addBars(x, y);
      Bin first = bins.get(0);
      Bin last = bins.get(bins.size() - 1);
      horizontal(
          left(first, logarithmic),
          right(last, logarithmic),
          Axis.of(first.low(), last.high(), logarithmic, MAX_VALUES));
      vertical(Axis.linear(AxisScale.covering(0, most, MAX_TICKS)));
    }
    String meaning = histogram.meaning();
    String shown =
        meaning.length() > MAX_ACROSS_LENGTH ? histogram.measured().measure().name() : meaning;
    axes(shown, "observations, %");
  }

  private void addBars(List<Double> x, List<Double> y) {
    XYSeries bars = addSeries("bars", x, y);
    bars.setXYSeriesRenderStyle(XYSeriesRenderStyle.Area);
    bars.setMarker(SeriesMarkers.NONE);
    bars.setLineStyle(new BasicStroke(0));
    bars.setFillColor(BLUE);
    bars.setLineColor(BLUE);
  }

  private static double left(Bin bin, boolean logarithmic) {
    if (!logarithmic) {
      return bin.low() - 0.5;
    }
    return bin.low() < 0
        ? Spacing.SYMLOG.place(bin.low() - 1.0)
        : Spacing.SYMLOG.place((double) bin.low());
  }

  private static double right(Bin bin, boolean logarithmic) {
    if (!logarithmic) {
      return bin.high() + 0.5;
    }
    return bin.high() < 0
        ? Spacing.SYMLOG.place((double) bin.high())
        : Spacing.SYMLOG.place(bin.high() + 1.0);
  }
}
