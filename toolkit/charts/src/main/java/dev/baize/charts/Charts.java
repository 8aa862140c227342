package dev.baize.charts;

import dev.baize.core.game.Measure;
import dev.baize.core.game.Seat;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.text.Excerpt;
import dev.baize.core.text.Printable;
import dev.baize.study.report.MeasureNames;
import dev.baize.study.report.Numbers;
import dev.baize.study.simulation.Measurement;
import dev.baize.study.simulation.SimulationResult;
import dev.baize.study.simulation.StudySetup;
import dev.baize.study.statistics.Sample;
import dev.baize.study.tournament.Anchor;
import dev.baize.study.tournament.TournamentResult;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Makes the charts of results. */
public final class Charts {

  /** These words before the name of a family ask for a chart of its means. */
  private static final String MEAN = "mean of ";

  private static final int MAX_NAME_LENGTH = 40;

  private Charts() {}

  /**
   * {@return the chart of a simulation: the histogram of a measure, or the fan chart of a {@link
   * MeasureFamily}, or its means if its name follows {@code mean of}}
   *
   * @param result whole or partial
   * @param measure the name of a measure, as in the result or in a report, or of a family; null for
   *     the first measure of quantities that a game has several of, such as the points of each
   *     hand, or for the first of all if there is none
   * @param game the game that was played, which tells what scores count and where they begin; null
   *     if it is not known
   */
  public static Chart of(
      SimulationResult result, @Nullable String measure, @Nullable GameProvider<?, ?, ?> game) {
    String wanted = measure == null ? usual(result) : measure;
    MeasureNames names = new MeasureNames(result.setup(), game == null ? null : game.unit());
    List<Measurement> all = result.measurements();
    List<String> known = new ArrayList<>();
    for (Measurement one : all) {
      Measurement named = names.of(one);
      String name = named.measure().name();
      if (wanted.equals(one.measure().name()) || wanted.equals(name)) {
        return new HistogramChart(heading(result, name), named, start(result.setup(), one, game));
      }
      known.add(one.measure().name());
    }
    for (MeasureFamily family : MeasureFamily.in(all)) {
      boolean ofMeans = wanted.equals(MEAN + family.name());
      if (ofMeans || wanted.equals(family.name())) {
        return new FamilyChart(heading(result, wanted), family, ofMeans);
      }
      known.add(family.name());
    }
    throw new IllegalArgumentException(
        "no measure " + Excerpt.quote(wanted) + "; there are: " + String.join(", ", known));
  }

  private static String usual(SimulationResult result) {
    List<Measurement> all = result.measurements();
    return all.stream()
        .filter(one -> one.sample().observations() > result.completed().games())
        .filter(one -> !one.measure().isYesOrNo())
        .findFirst()
        .orElse(all.get(0))
        .measure()
        .name();
  }

  private static ChartHeading heading(SimulationResult result, String what) {
    return ChartHeading.of(result, "games", what).with(ChartHeading.players(result));
  }

  /** The score with which a game begins, if a score is measured and this is within its range. */
  private static OptionalLong start(
      StudySetup setup, Measurement measured, @Nullable GameProvider<?, ?, ?> game) {
    Sample sample = measured.sample();
    if (game == null || sample.observations() == 0) {
      return OptionalLong.empty();
    }
    try {
      List<Long> scores = game.rules(setup.rules()).start(setup.seed()).scores();
      return IntStream.range(0, scores.size())
          .filter(seat -> Measure.scoreOf(Seat.of(seat)).equals(measured.measure()))
          .mapToLong(scores::get)
          .filter(score -> sample.min() < score && score < sample.max())
          .findFirst();
    } catch (IllegalArgumentException e) {
      // The result is that of another version of the game.
      return OptionalLong.empty();
    }
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
            : Excerpt.of(Printable.line(players.get(anchor.player())), MAX_NAME_LENGTH)
                + ": "
                + Numbers.of(anchor.rating());
    return new RatingChart(
        ChartHeading.of(result, "rounds", "ratings, Elo").with("95 % intervals; " + origin),
        players,
        anchor == null ? 0 : anchor.rating(),
        result.standings(anchor));
  }
}
