package dev.baize.charts;

import dev.baize.search.solve.Convergence;
import dev.baize.study.report.Numbers;
import java.util.ArrayList;
import java.util.List;

/**
 * How exploitable a strategy was after numbers of iterations of a solver, on logarithmic axes.
 *
 * @param title what is shown
 * @param about lines below the title
 * @param points in the order of iterations, at least one
 */
public record ConvergenceChart(String title, List<String> about, List<Convergence.Point> points)
    implements Chart {

  /** Rounding errors make less than this of an equilibrium. */
  private static final double LEAST = 1e-12;

  private static final int MAX_NUMBER_LENGTH = 20;
  private static final char MARK = '●';

  /**
   * A chart.
   *
   * @param title what is shown
   * @param about lines below the title
   * @param points in the order of iterations, at least one
   */
  public ConvergenceChart {
    about = List.copyOf(about);
    points = List.copyOf(points);
  }

  /** What is drawn of a point. */
  static double height(Convergence.Point point) {
    return Math.max(point.exploitability(), LEAST);
  }

  /** The axis of all points. */
  Axis axis() {
    return Axis.logarithmic(
        points.stream().mapToDouble(ConvergenceChart::height).min().orElse(1),
        points.stream().mapToDouble(ConvergenceChart::height).max().orElse(1));
  }

  @Override
  public String text(int columns) {
    Axis axis = axis();
    TextChart rows = new TextChart(columns, MAX_NUMBER_LENGTH);
    for (Convergence.Point point : points) {
      rows.add(
          Long.toString(point.iterations()),
          width -> " ".repeat(TextChart.column(axis, height(point), width)) + MARK,
          Numbers.of(point.exploitability()));
    }
    return ChartHeading.paragraph("exploitability", columns)
        + rows.text(axis)
        + '\n'
        + ChartHeading.paragraph("rows: iterations", columns);
  }

  /** Draws how exploitable a strategy was, as a line with a dot for each point. */
  static final class Picture extends Plot {

    /** The gap at either end, as a part of the width. */
    private static final double GAP = 0.03;

    Picture(ConvergenceChart chart) {
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
      addLine("exploitability", x, y);
      horizontal(x, GAP, iterations);
      vertical(heights);
      axes("iterations", "exploitability");
    }
  }
}
