package dev.baize.charts;

import dev.baize.core.table.TextWidth;
import dev.baize.core.text.Printable;
import dev.baize.study.report.Numbers;
import dev.baize.study.tournament.Standing;
import java.util.List;
import java.util.Locale;

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
}
