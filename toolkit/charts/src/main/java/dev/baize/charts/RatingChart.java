package dev.baize.charts;

import dev.baize.core.table.StyledText;
import dev.baize.core.text.Printable;
import dev.baize.study.statistics.Estimate;
import dev.baize.study.tournament.Standing;
import java.awt.Color;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
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
    return StyledText.wrapped(Printable.line(players.get(standing.player())), NAME_COLUMNS);
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
      rows.add(Printable.line(players.get(standing.player())), standing.rating(), axis);
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
      AffineTransform whole = graphics.getTransform();
      for (int i = 0; i < names.size(); i++) {
        graphics.translate(getScreenXFromChart(i), height - room);
        graphics.rotate(level ? 0 : -Math.PI / 2);
        write(graphics, names.get(i), level);
        graphics.setTransform(whole);
      }
    }

    /** Lines are centred if they are level, or else end at the top and go from left to right. */
    private static void write(Graphics2D graphics, List<String> lines, boolean level) {
      FontMetrics metrics = graphics.getFontMetrics();
      float y =
          level ? LINE_WIDTH - GAP : (metrics.getAscent() - LINE_WIDTH * (lines.size() - 1)) / 2f;
      for (String line : lines) {
        graphics.drawString(line, -metrics.stringWidth(line) / (level ? 2f : 1f), y);
        y += LINE_WIDTH;
      }
    }
  }
}
