package dev.baize.charts;

import dev.baize.search.solve.Convergence;
import dev.baize.study.report.Numbers;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import org.knowm.xchart.XYSeries.XYSeriesRenderStyle;

/**
 * How exploitable a strategy was after numbers of iterations of a solver, on logarithmic axes.
 *
 * @param title what is shown
 * @param foot lines below the drawing, in small letters
 * @param points in the order of iterations, at least one
 */
public record ConvergenceChart(String title, List<String> foot, List<Convergence.Point> points)
    implements Chart {

  /** Rounding errors make less than this of an equilibrium. */
  private static final double LEAST = 1e-12;

  private static final int MAX_NUMBER_LENGTH = 20;

  /** The room at either end of a picture, as a part of its width. */
  private static final double ROOM = 0.03;

  private static double height(Convergence.Point point) {
    return Math.max(point.exploitability(), LEAST);
  }

  private Axis axis() {
    DoubleSummaryStatistics heights =
        points.stream().mapToDouble(ConvergenceChart::height).summaryStatistics();
    return Axis.powers(Axis.Spacing.LOGARITHMIC, heights.getMin(), heights.getMax());
  }

  @Override
  public String text(int columns) {
    Axis axis = axis();
    TextChart rows = new TextChart(columns, MAX_NUMBER_LENGTH);
    for (Convergence.Point point : points) {
      rows.add(
          Long.toString(point.iterations()),
          width -> " ".repeat(TextChart.column(axis, height(point), width)) + '●',
          Numbers.of(point.exploitability()));
    }
    return ChartHeading.paragraph("exploitability", columns)
        + rows.text(axis)
        + '\n'
        + ChartHeading.paragraph("rows: iterations", columns);
  }

  /** A line with a dot for each point. */
  Plot picture() {
    return new Plot(new ChartHeading(title, List.of(), "", foot), XyPlot.HEIGHT, plot()::draw);
  }

  XyPlot plot() {
    double first = points.get(0).iterations();
    double last = points.get(points.size() - 1).iterations();
    Axis across = Axis.powers(Axis.Spacing.LOGARITHMIC, first, last);
    Axis up = axis();
    List<Double> x =
        points.stream().map(point -> across.place((double) point.iterations())).toList();
    XyPlot plot = new XyPlot(across, x, ROOM, "iterations", up, "exploitability");
    List<Double> y = points.stream().map(point -> up.place(height(point))).toList();
    plot.addDots(XYSeriesRenderStyle.Line, x, y, null);
    return plot;
  }
}
