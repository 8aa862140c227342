package dev.baize.charts;

import dev.baize.study.statistics.Estimate;
import java.util.List;

/** The means of a family of measures with their 95 % intervals. */
record MeanChart(ChartHeading caption, MeasureFamily family) implements Chart {

  private static final int MAX_NUMBER_LENGTH = 20;
  private static final int MAX_TICKS = 7;
  private static final int MAX_PLACES = 14;

  /** The room at either end of a picture, as a part of its width. */
  private static final double ROOM = 0.03;

  private Axis axis() {
    return Axis.of(family.observed().stream().map(MeasureFamily.Member::mean).toList(), MAX_TICKS);
  }

  @Override
  public String text(int columns) {
    String heading =
        caption.line(caption.title() + " and its 95 % interval", columns)
            + ChartHeading.paragraph(family.meaning(), columns)
            + '\n';
    if (family.observed().isEmpty()) {
      return heading + "nothing was observed\n";
    }
    Axis axis = axis();
    TextChart rows = new TextChart(columns, MAX_NUMBER_LENGTH);
    for (MeasureFamily.Member member : family.observed()) {
      rows.add(Long.toString(member.number()), member.mean(), axis);
    }
    return heading
        + rows.text(axis)
        + '\n'
        + ChartHeading.paragraph("rows: " + family.unit(), columns);
  }

  /** A dot with an error bar for each number. */
  Plot picture() {
    return new Plot(
        caption.with(family.meaning() + "; bars: 95 % intervals"),
        Frame.HEIGHT,
        graphics -> {
          List<Double> x = family.numbers();
          if (!x.isEmpty()) {
            Axis across = Axis.whole(x.get(0), x.get(x.size() - 1), MAX_PLACES);
            Frame frame = new Frame(graphics, across, x, ROOM, family.unit(), axis(), "mean");
            for (MeasureFamily.Member member : family.observed()) {
              Estimate mean = member.mean();
              double margin = TextChart.margin(mean);
              frame.dot(
                  (double) member.number(),
                  mean.value() - margin,
                  mean.value(),
                  mean.value() + margin);
            }
          }
        });
  }
}
