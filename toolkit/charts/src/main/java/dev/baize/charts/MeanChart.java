package dev.baize.charts;

import dev.baize.study.report.Numbers;
import dev.baize.study.statistics.Estimate;
import java.util.List;
import java.util.Locale;

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
      Numbers.Ranged mean = Numbers.of(point.mean());
      rows.add(
          Long.toString(point.number()),
          width -> TextChart.ErrorBar.drawing(point.mean(), axis, width),
          String.format(Locale.ROOT, "%s ± %s", mean.value(), mean.margin()));
    }
    return heading
        + rows.text(axis)
        + '\n'
        + ChartHeading.paragraph("rows: " + family.unit(), columns);
  }
}
