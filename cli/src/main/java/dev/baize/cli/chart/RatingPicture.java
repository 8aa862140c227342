package dev.baize.cli.chart;

import dev.baize.core.statistics.Estimate;
import dev.baize.core.tournament.Standing;
import java.awt.Color;
import java.util.ArrayList;
import java.util.List;
import org.knowm.xchart.XYSeries;
import org.knowm.xchart.XYSeries.XYSeriesRenderStyle;
import org.knowm.xchart.style.markers.SeriesMarkers;

/** Draws ratings: a dot with error bars for each player, the best at the left. */
final class RatingPicture {

  private static final Color BLUE = new Color(0x0B, 0x3C, 0x6B);
  private static final int MOST_TICKS = 10;


  /** So many names fit side by side. */
  private static final int MOST_LEVEL_NAMES = 6;

  private RatingPicture() {}

  static void draw(RatingChart chart, Picture picture) {
    List<Standing> standings = chart.standings();
    List<Double> places = new ArrayList<>();
    List<Double> ratings = new ArrayList<>();
    List<Double> margins = new ArrayList<>();
    for (Standing standing : standings) {
      Estimate rating = standing.rating();
      places.add((double) places.size());
      ratings.add(rating.value());
      margins.add(RatingChart.margin(rating));
    }
    XYSeries series = picture.addSeries(RatingChart.RATING, places, ratings, margins);
    series.setXYSeriesRenderStyle(XYSeriesRenderStyle.Scatter);
    series.setMarker(SeriesMarkers.CIRCLE);
    series.setMarkerColor(BLUE);
    picture.getStyler().setMarkerSize(9);
    picture.getStyler().setErrorBarsColor(BLUE);
    picture.vertical(chart.scale(MOST_TICKS));
    picture.horizontal(-0.5, standings.size() - 0.5);
    picture.setYAxisTitle(RatingChart.RATING);
    picture.setXAxisTitle("player");
  }
}
