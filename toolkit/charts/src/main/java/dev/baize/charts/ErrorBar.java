package dev.baize.charts;

import dev.baize.study.statistics.Estimate;
import java.util.Collection;

/** Estimates as dots with the bars of their 95 % intervals. */
final class ErrorBar {

  private ErrorBar() {}

  /** Half the width of an interval; 0 if it is not known. */
  static double margin(Estimate estimate) {
    double margin = estimate.margin95();
    return Double.isFinite(margin) ? margin : 0;
  }

  /** The axis of all intervals. */
  static Axis axis(Collection<Estimate> estimates, int mostTicks) {
    double low = Double.POSITIVE_INFINITY;
    double high = Double.NEGATIVE_INFINITY;
    for (Estimate estimate : estimates) {
      low = Math.min(low, estimate.value() - margin(estimate));
      high = Math.max(high, estimate.value() + margin(estimate));
    }
    return Axis.linear(AxisScale.covering(low, high, mostTicks));
  }

  /** A line of a chart in the terminal. */
  static String drawing(Estimate estimate, Axis axis, int width) {
    int low = TextChart.column(axis, estimate.value() - margin(estimate), width);
    int high = TextChart.column(axis, estimate.value() + margin(estimate), width);
    StringBuilder drawing = new StringBuilder(" ".repeat(width));
    for (int i = low; i <= high; i++) {
      drawing.setCharAt(i, '─');
    }
    if (low < high) {
      drawing.setCharAt(low, '├');
      drawing.setCharAt(high, '┤');
    }
    drawing.setCharAt(TextChart.column(axis, estimate.value(), width), '●');
    return drawing.toString();
  }
}
