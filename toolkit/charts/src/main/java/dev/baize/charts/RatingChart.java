package dev.baize.charts;

import dev.baize.core.table.TextWidth;
import dev.baize.core.text.Printable;
import dev.baize.study.report.Numbers;
import dev.baize.study.statistics.Estimate;
import dev.baize.study.tournament.Standing;
import java.awt.Color;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/**
 * The ratings of players with their 95 % confidence intervals, from the highest to the lowest,
 * relative to an origin.
 */
record RatingChart(
    ChartHeading caption, List<String> players, String origin, List<Standing> standings)
    implements Chart {

  private static final int NAME_COLUMNS = 40;
  private static final int MAX_TICKS = 7;

  /** The name of the player of a standing, on several lines if it is long. */
  List<String> name(Standing standing) {
    return TextWidth.wrapped(Printable.line(players.get(standing.player())), NAME_COLUMNS);
  }

  /** The axis of all intervals. */
  Axis axis(int mostTicks) {
    return TextChart.ErrorBar.axis(standings.stream().map(Standing::rating).toList(), mostTicks);
  }

  @Override
  public String text(int columns) {
    Axis axis = axis(MAX_TICKS);
    TextChart rows = new TextChart(columns, NAME_COLUMNS);
    for (Standing standing : standings) {
      Numbers.Ranged rating = Numbers.of(standing.rating());
      rows.add(
          Printable.line(players.get(standing.player())),
          width -> TextChart.ErrorBar.drawing(standing.rating(), axis, width),
          String.format(Locale.ROOT, "%s ± %s", rating.value(), rating.margin()));
    }
    return caption.line("Elo of each player and its 95 % interval", columns)
        + '\n'
        + rows.text(axis);
  }

  /** Ratings: a dot with error bars for each player, the best at the left. */
  static final class Picture extends Plot {

    private static final int MAX_TICKS = 10;
    private static final int GAP = 8;

    /** The width of a line of a name that is written upwards. */
    private static final int LINE_WIDTH = 18;

    /** The lines of each name. */
    private final List<List<String>> names;

    Picture(RatingChart chart) {
      this(chart, chart.standings().stream().map(chart::name).toList());
    }

    private Picture(RatingChart chart, List<List<String>> names) {
      super(chart.caption(), Math.max(WIDTH, (names.size() + 6) * LINE_WIDTH * mostLines(names)));
      this.names = names;
      List<Estimate> ratings = chart.standings().stream().map(Standing::rating).toList();
      List<Double> places = IntStream.range(0, ratings.size()).mapToObj(i -> (double) i).toList();
      addEstimates("ratings", places, ratings);
      getStyler().setXAxisMin(-0.5);
      getStyler().setXAxisMax(names.size() - 0.5);
      getStyler().setXAxisTicksVisible(false);
      vertical(chart.axis(MAX_TICKS));
      axes("", String.format(Locale.ROOT, "rating, Elo (%s)", chart.origin()));
    }

    private static int mostLines(List<List<String>> names) {
      return names.stream().mapToInt(List::size).max().orElse(1);
    }

    /** XChart would write numbers below the dots. */
    @Override
    void paintChart(Graphics2D graphics, int width, int height) {
      FontMetrics metrics = graphics.getFontMetrics(TEXT);
      int longest =
          names.stream().flatMap(List::stream).mapToInt(metrics::stringWidth).max().orElse(0);
      boolean level = (longest + GAP) * names.size() < width - 2 * WIDTH / 10;
      int room = level ? LINE_WIDTH * mostLines(names) : longest + GAP;
      super.paintChart(graphics, width, height - room);
      graphics.setFont(TEXT);
      graphics.setColor(Color.BLACK);
      for (int i = 0; i < names.size(); i++) {
        double x = getScreenXFromChart(i);
        if (level) {
          writeLevel(graphics, names.get(i), x, height - room);
        } else {
          writeUpwards(graphics, names.get(i), x, height - room);
        }
      }
    }

    private static void writeLevel(Graphics2D graphics, List<String> lines, double x, int top) {
      int y = top + LINE_WIDTH - GAP;
      for (String line : lines) {
        double half = graphics.getFontMetrics().stringWidth(line) / 2.0;
        graphics.drawString(line, (float) (x - half), y);
        y += LINE_WIDTH;
      }
    }

    /** The lines of a name follow each other from left to right, and all end at the top. */
    private static void writeUpwards(Graphics2D graphics, List<String> lines, double x, int top) {
      FontMetrics metrics = graphics.getFontMetrics();
      double left = x + metrics.getAscent() / 2.0 - LINE_WIDTH * (lines.size() - 1) / 2.0;
      for (String line : lines) {
        double y = top + metrics.stringWidth(line);
        graphics.translate(left, y);
        graphics.rotate(-Math.PI / 2);
        graphics.drawString(line, 0, 0);
        graphics.rotate(Math.PI / 2);
        graphics.translate(-left, -y);
        left += LINE_WIDTH;
      }
    }
  }
}
