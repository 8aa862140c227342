package dev.baize.cli.chart;

import dev.baize.core.statistics.Estimate;
import dev.baize.core.text.Excerpt;
import dev.baize.core.tournament.Standing;
import java.awt.Color;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.util.ArrayList;
import java.util.List;
import org.knowm.xchart.XYSeries;
import org.knowm.xchart.XYSeries.XYSeriesRenderStyle;
import org.knowm.xchart.style.markers.SeriesMarkers;

/** Ratings: a dot with error bars for each player, the best at the left. */
final class RatingPlot extends Plot {

  private static final Color BLUE = new Color(0x0B, 0x3C, 0x6B);
  private static final int MOST_TICKS = 10;
  private static final int MARKER_SIZE = 9;
  private static final int LONGEST_NAME = 40;
  private static final int GAP = 8;

  /** The width of a name that is written upwards. */
  private static final int NAME_HEIGHT = 18;

  private final List<String> names;

  RatingPlot(RatingChart chart) {
    super(chart.caption(), Math.max(WIDTH, (chart.standings().size() + 6) * NAME_HEIGHT));
    names =
        chart.standings().stream()
            .map(standing -> Excerpt.of(chart.name(standing), LONGEST_NAME))
            .toList();
    List<Double> places = new ArrayList<>();
    List<Double> ratings = new ArrayList<>();
    List<Double> margins = new ArrayList<>();
    for (Standing standing : chart.standings()) {
      Estimate rating = standing.rating();
      places.add((double) places.size());
      ratings.add(rating.value());
      margins.add(RatingChart.margin(rating));
    }
    XYSeries series = addSeries("ratings", places, ratings, margins);
    series.setXYSeriesRenderStyle(XYSeriesRenderStyle.Scatter);
    series.setMarker(SeriesMarkers.CIRCLE);
    series.setMarkerColor(BLUE);
    getStyler().setMarkerSize(MARKER_SIZE);
    getStyler().setErrorBarsColor(BLUE);
    getStyler().setXAxisMin(-0.5);
    getStyler().setXAxisMax(names.size() - 0.5);
    getStyler().setXAxisTicksVisible(false);
    vertical(chart.axis(MOST_TICKS));
    axes("", "rating, Elo (mean of all players: 0)");
  }

  /** XChart would write numbers below the dots. */
  @Override
  void paintChart(Graphics2D graphics, int width, int height) {
    FontMetrics metrics = graphics.getFontMetrics(TEXT);
    int longest = names.stream().mapToInt(metrics::stringWidth).max().orElse(0);
    boolean level = (longest + GAP) * names.size() < width - 2 * WIDTH / 10;
    int room = level ? NAME_HEIGHT : longest + GAP;
    super.paintChart(graphics, width, height - room);
    graphics.setFont(TEXT);
    graphics.setColor(Color.BLACK);
    for (int i = 0; i < names.size(); i++) {
      double x = getScreenXFromChart(i);
      int length = metrics.stringWidth(names.get(i));
      if (level) {
        graphics.drawString(names.get(i), (float) (x - length / 2.0), height - GAP);
      } else {
        double y = height - room + length;
        graphics.translate(x + metrics.getAscent() / 2.0, y);
        graphics.rotate(-Math.PI / 2);
        graphics.drawString(names.get(i), 0, 0);
        graphics.rotate(Math.PI / 2);
        graphics.translate(-x - metrics.getAscent() / 2.0, -y);
      }
    }
  }
}
