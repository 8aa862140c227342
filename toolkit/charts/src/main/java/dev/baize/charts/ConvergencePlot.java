package dev.baize.charts;

import dev.baize.search.solve.Convergence;
import java.awt.BasicStroke;
import java.awt.Color;
import java.util.ArrayList;
import java.util.List;
import org.knowm.xchart.XYSeries;
import org.knowm.xchart.XYSeries.XYSeriesRenderStyle;
import org.knowm.xchart.style.markers.SeriesMarkers;

/** Draws how exploitable a strategy was, as a line with a dot for each point. */
final class ConvergencePlot extends Plot {

  private static final Color BLUE = new Color(0x0B, 0x3C, 0x6B);
  private static final int MARKER_SIZE = 6;

  /** The gap at either end, as a part of the width. */
  private static final double GAP = 0.03;

  ConvergencePlot(ConvergenceChart chart) {
    super(ChartHeading.of(chart.title(), chart.about()), WIDTH);
    Axis iterations =
        Axis.logarithmic(
            (double) chart.points().get(0).iterations(),
            (double) chart.points().get(chart.points().size() - 1).iterations());
    Axis heights = chart.axis();
    List<Double> x = new ArrayList<>();
    List<Double> y = new ArrayList<>();
    for (Convergence.Point point : chart.points()) {
      x.add(iterations.place((double) point.iterations()));
      y.add(heights.place(ConvergenceChart.height(point)));
    }
    XYSeries line = addSeries("exploitability", x, y);
    line.setXYSeriesRenderStyle(XYSeriesRenderStyle.Line);
    line.setMarker(SeriesMarkers.CIRCLE);
    line.setMarkerColor(BLUE);
    line.setLineColor(BLUE);
    line.setLineStyle(new BasicStroke(2));
    double first = x.get(0);
    double last = x.get(x.size() - 1);
    double gap = GAP * Math.max(last - first, 1);
    horizontal(first - gap, last + gap, iterations);
    vertical(heights);
    getStyler().setMarkerSize(MARKER_SIZE);
    axes("iterations", "exploitability");
  }
}
