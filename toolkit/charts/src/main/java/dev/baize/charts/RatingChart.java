package dev.baize.charts;

import dev.baize.core.table.StyledText;
import dev.baize.core.text.Printable;
import dev.baize.study.statistics.Estimate;
import dev.baize.study.tournament.Standing;
import java.awt.Color;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.Stream;

/**
 * The ratings of players with their 95 % confidence intervals, from the highest to the lowest,
 * relative to an origin.
 */
record RatingChart(
    ChartHeading caption, List<String> players, double origin, List<Standing> standings)
    implements Chart {

  private static final int NAME_COLUMNS = 40;
  private static final int MAX_TICKS = 7;
  private static final int GAP = 8;
  private static final int END = Plot.WIDTH - Plot.MARGIN;
  private static final int MIDDLE = Plot.LINE_HEIGHT / 2;
  private static final int BASELINE = 14;
  private static final Color BAR = new Color(0x7F, 0xB2, 0xDA);

  /** The name of the player of a standing, on several lines if it is long. */
  List<String> name(Standing standing) {
    return StyledText.wrapped(Printable.line(players.get(standing.player())), NAME_COLUMNS);
  }

  private Axis axis() {
    return Axis.of(standings.stream().map(Standing::rating).toList(), MAX_TICKS);
  }

  @Override
  public String text(int columns) {
    Axis axis = axis();
    TextChart rows = new TextChart(columns, NAME_COLUMNS);
    for (Standing standing : standings) {
      rows.add(Printable.line(players.get(standing.player())), standing.rating(), axis);
    }
    String heading = caption.line("Elo of each player and its 95 % interval", columns);
    return heading + '\n' + rows.text(axis);
  }

  /** A row for each player, the best first: its name, a bar from the origin, and its rating. */
  Plot picture() {
    int lines = standings.stream().mapToInt(standing -> name(standing).size()).sum();
    int height = lines * Plot.LINE_HEIGHT + standings.size() * GAP;
    return new Plot(caption, height, this::draw);
  }

  private void draw(Graphics2D graphics) {
    graphics.setFont(Plot.TEXT);
    FontMetrics letters = graphics.getFontMetrics();
    Stream<String> names = standings.stream().flatMap(standing -> name(standing).stream());
    double left = Plot.MARGIN + names.mapToInt(letters::stringWidth).max().orElse(0) + 2.0 * GAP;
    Stream<String> values = standings.stream().map(each -> TextChart.number(each.rating()));
    double right = END - values.mapToInt(letters::stringWidth).max().orElse(0) - 2.0 * GAP;
    Axis axis = axis();
    DoubleUnaryOperator x = elo -> left + axis.position(elo) * (right - left);
    double zero = x.applyAsDouble(origin);
    double y = 0;
    for (Standing standing : standings) {
      Estimate rating = standing.rating();
      double end = x.applyAsDouble(rating.value());
      double low = x.applyAsDouble(rating.value() - Axis.margin(rating));
      double high = x.applyAsDouble(rating.value() + Axis.margin(rating));
      graphics.setColor(BAR);
      graphics.fill(
          new Rectangle2D.Double(
              Math.min(zero, end), y + 2, Math.abs(end - zero), Plot.LINE_HEIGHT - 4));
      graphics.setColor(Plot.DARK);
      graphics.draw(new Line2D.Double(low, y + MIDDLE, high, y + MIDDLE));
      for (double cap : new double[] {low, high}) {
        graphics.draw(new Line2D.Double(cap, y + MIDDLE - 4, cap, y + MIDDLE + 4));
      }
      graphics.setColor(Color.BLACK);
      String value = TextChart.number(rating);
      graphics.drawString(value, END - letters.stringWidth(value), (float) y + BASELINE);
      for (String line : name(standing)) {
        graphics.drawString(line, Plot.MARGIN, (float) y + BASELINE);
        y += Plot.LINE_HEIGHT;
      }
      y += GAP;
    }
    graphics.setColor(Plot.GREY);
    graphics.draw(new Line2D.Double(zero, 0, zero, y - GAP));
  }
}
