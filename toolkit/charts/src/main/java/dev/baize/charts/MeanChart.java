package dev.baize.charts;

import dev.baize.study.statistics.Estimate;
import java.util.List;

/** The means of a family of measures with their 95 % intervals. */
record MeanChart(ChartHeading caption, MeasureFamily family) implements Chart {

  private static final int MAX_NUMBER_LENGTH = 20;
  private static final int MAX_TICKS = 7;

  /** The mean at one number. */
  record Point(long number, Estimate mean) {}

  /** The points with observations, by ascending number. */
  List<Point> points() {
    return family.members().stream()
        .filter(member -> member.measured().sample().observations() > 0)
        .map(member -> new Point(member.number(), member.measured().sample().estimate()))
        .toList();
  }

  /** The axis of all intervals. */
  static Axis axis(List<Point> points, int mostTicks) {
    return TextChart.ErrorBar.axis(points.stream().map(Point::mean).toList(), mostTicks);
  }

  @Override
  public String text(int columns) {
    List<Point> points = points();
    String heading =
        caption.line(caption.title() + " and its 95 % interval", columns)
            + ChartHeading.paragraph(family.meaning(), columns)
            + '\n';
    if (points.isEmpty()) {
      return heading + "nothing was observed\n";
    }
    Axis axis = axis(points, MAX_TICKS);
    TextChart rows = new TextChart(columns, MAX_NUMBER_LENGTH);
    for (Point point : points) {
      rows.add(Long.toString(point.number()), point.mean(), axis);
    }
    return heading
        + rows.text(axis)
        + '\n'
        + ChartHeading.paragraph("rows: " + family.unit(), columns);
  }

  /** Draws the means of a family: a dot with error bars for each number. */
  static final class Picture extends Plot {

    private static final int MAX_TICKS = 14;

    /** The gap at either end, as a part of the width. */
    private static final double GAP = 0.03;

    Picture(MeanChart chart) {
      super(chart.caption().with(chart.family().meaning()), WIDTH);
      List<MeanChart.Point> points = chart.points();
      List<Double> numbers = points.stream().map(point -> (double) point.number()).toList();
      addEstimates("means", numbers, points.stream().map(MeanChart.Point::mean).toList());
      if (!points.isEmpty()) {
        double last = numbers.get(numbers.size() - 1);
        horizontal(numbers, GAP, Axis.whole(numbers.get(0), last, MAX_TICKS));
        vertical(MeanChart.axis(points, MAX_TICKS));
      }
      axes(chart.family().unit(), chart.family().name() + ", mean");
    }
  }
}
