package dev.baize.charts;

import dev.baize.core.text.Excerpt;
import dev.baize.core.text.Printable;
import dev.baize.study.report.Numbers;
import dev.baize.study.simulation.Measurement;
import dev.baize.study.simulation.SimulationResult;
import dev.baize.study.tournament.Anchor;
import dev.baize.study.tournament.TournamentResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Makes the charts of results. */
public final class Charts {

  /** What the name of a family follows for a chart of its means. */
  private static final String MEAN = "mean of ";

  private static final int MAX_NAME_LENGTH = 40;

  private Charts() {}

  /**
   * {@return the chart of a simulation: the histogram of a measure, or the fan chart of a {@link
   * MeasureFamily}, or its means if its name follows {@code mean of}}
   *
   * @param result whole or partial
   * @param measure the name of a measure, or of a family; null for the first measure
   */
  public static Chart of(SimulationResult result, @Nullable String measure) {
    List<Measurement> all = result.measurements();
    List<String> known = new ArrayList<>();
    for (Measurement one : all) {
      if (measure == null || one.measure().name().equals(measure)) {
        return new HistogramChart(ChartHeading.of(result, "games", one.measure().name()), one);
      }
      known.add(one.measure().name());
    }
    for (MeasureFamily family : MeasureFamily.in(all)) {
      if (family.name().equals(measure)) {
        return new FanChart(ChartHeading.of(result, "games", family.name()), family);
      }
      if ((MEAN + family.name()).equals(measure)) {
        return new MeanChart(ChartHeading.of(result, "games", MEAN + family.name()), family);
      }
      known.add(family.name());
    }
    throw new IllegalArgumentException(
        String.format(
            Locale.ROOT,
            "no measure %s; there are: %s",
            Excerpt.quote(String.valueOf(measure)),
            String.join(", ", known)));
  }

  /**
   * {@return the chart of a tournament: the ratings of all players with their errors}
   *
   * @param result whole or partial
   * @param anchor what the ratings are relative to; null for their mean
   */
  public static Chart of(TournamentResult result, @Nullable Anchor anchor) {
    List<String> players = result.setup().players();
    String origin =
        anchor == null
            ? "mean of all players: 0"
            : String.format(
                Locale.ROOT,
                "%s: %s",
                Excerpt.of(Printable.line(players.get(anchor.player())), MAX_NAME_LENGTH),
                Numbers.of(anchor.rating()));
    return new RatingChart(
        ChartHeading.of(result, "rounds", "ratings with 95 % intervals"),
        players,
        origin,
        result.standings(anchor));
  }
}
