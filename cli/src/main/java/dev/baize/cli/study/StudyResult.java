package dev.baize.cli.study;

import dev.baize.charts.Chart;
import dev.baize.charts.Charts;
import dev.baize.core.game.Figure;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.Registry;
import dev.baize.core.text.Excerpt;
import dev.baize.core.text.MalformedFileException;
import dev.baize.core.text.Report;
import dev.baize.study.file.ResultKind;
import dev.baize.study.report.MeasureNames;
import dev.baize.study.report.SimulationReport;
import dev.baize.study.report.TournamentReport;
import dev.baize.study.simulation.GameRange;
import dev.baize.study.simulation.GameSet;
import dev.baize.study.simulation.Measurement;
import dev.baize.study.simulation.SimulationResult;
import dev.baize.study.simulation.StudySetup;
import dev.baize.study.tournament.Anchor;
import dev.baize.study.tournament.TournamentResult;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The result of a simulation or a tournament. */
sealed interface StudyResult {

  /** How much of a long text a message shows. */
  int MAX_SHOWN = 100;

  /**
   * Reads the file of either.
   *
   * @throws IOException that names the file, if it cannot be read
   * @throws MalformedFileException if it is not as it was written
   */
  static StudyResult read(Path file) throws IOException {
    return switch (ResultKind.of(file)) {
      case SIMULATION -> new OfSimulation(SimulationResult.read(file), null);
      case TOURNAMENT -> new OfTournament(TournamentResult.read(file), null);
    };
  }

  /**
   * The result as a report.
   *
   * @param games say what scores count, and what follows from the measures of theirs
   */
  Report report(Registry games);

  /**
   * The result as a chart.
   *
   * @param games know what their scores count
   * @throws IllegalArgumentException if it has no such chart
   */
  Chart chart(Registry games);

  /** The result itself. */
  dev.baize.study.simulation.StudyResult<?> result();

  /** The result in the format of its file, from which it can be merged. */
  default String text() {
    return result().text();
  }

  /**
   * Both results together.
   *
   * @throws IllegalArgumentException if they are not parts of one study
   */
  StudyResult merge(StudyResult other);

  /** The games or rounds of the whole study. */
  default GameSet requested() {
    return result().requested();
  }

  /** Those that were played. */
  default GameSet completed() {
    return result().completed();
  }

  /** Whether nothing more is to be played of the whole study. */
  default boolean isComplete() {
    return result().isComplete();
  }

  /** Text such as {@code rounds 0 to 99}. */
  String named(GameSet games);

  /**
   * Requires that another result is of the same study.
   *
   * @throws IllegalArgumentException that says what differs
   */
  void requireSameStudy(StudyResult other);

  /** Those of a part that are still to be played. */
  default GameSet missing(GameRange part) {
    return isComplete() ? GameSet.of(GameRange.first(0)) : GameSet.of(part).minus(completed());
  }

  /**
   * Requires that this is what an interrupted run has left.
   *
   * @param nothing what it began with
   * @param part the games or rounds that it was to play
   * @throws IllegalArgumentException that says what differs
   */
  default void requireBegun(StudyResult nothing, GameRange part) {
    nothing.requireSameStudy(this);
    if (!requested().equals(nothing.requested())) {
      throw begun(named(requested()), named(nothing.requested()));
    }
    GameSet others = completed().minus(GameSet.of(part));
    if (others.games() > 0) {
      throw begun(named(others), named(GameSet.of(part)));
    }
  }

  private static IllegalArgumentException begun(String there, String here) {
    return new IllegalArgumentException(
        String.format(
            Locale.ROOT,
            "it was begun with %s, and not with %s",
            Excerpt.of(there, MAX_SHOWN),
            Excerpt.of(here, MAX_SHOWN)));
  }

  private static Optional<GameProvider<?, ?, ?>> game(Registry games, StudySetup setup) {
    return games.games().stream().filter(game -> game.name().equals(setup.game())).findFirst();
  }

  /** What scores count; null if the game is not registered. */
  private static @Nullable String unit(Registry games, StudySetup setup) {
    return game(games, setup).map(GameProvider::unit).orElse(null);
  }

  /**
   * Of a simulation.
   *
   * @param charted the measure, or the family of measures, that the chart shows; null for the first
   */
  record OfSimulation(SimulationResult result, @Nullable String charted) implements StudyResult {

    @Override
    public Report report(Registry games) {
      return new SimulationReport(result, figures(games), unit(games, result.setup()));
    }

    /** None if the game is not registered, or if the result is that of another version of it. */
    private List<Figure> figures(Registry games) {
      if (result.completed().games() == 0) {
        return List.of();
      }
      try {
        return game(games, result.setup())
            .map(game -> game.figures(result.setup().rules(), result::sample))
            .orElse(List.of());
      } catch (IllegalArgumentException e) {
        return List.of();
      }
    }

    @Override
    public Chart chart(Registry games) {
      MeasureNames names = new MeasureNames(result.setup(), unit(games, result.setup()));
      for (Measurement one : result.measurements()) {
        Measurement named = names.of(one);
        if (charted == null
            || charted.equals(one.measure().name())
            || charted.equals(named.measure().name())) {
          return Charts.of(
              new SimulationResult(
                  result.setup(), result.requested(), result.completed(), List.of(named)),
              null);
        }
      }
      return Charts.of(result, charted);
    }

    @Override
    public StudyResult merge(StudyResult other) {
      if (other instanceof OfSimulation that) {
        return new OfSimulation(result.merge(that.result), charted);
      }
      throw new IllegalArgumentException("a simulation and a tournament");
    }

    @Override
    public String named(GameSet games) {
      return games.toString();
    }

    @Override
    public void requireSameStudy(StudyResult other) {
      merge(other);
    }
  }

  /**
   * Of a tournament.
   *
   * @param anchor what the ratings are relative to; null for their mean
   */
  record OfTournament(TournamentResult result, @Nullable Anchor anchor) implements StudyResult {

    @Override
    public Report report(Registry games) {
      return new TournamentReport(result, anchor, unit(games, result.setup()));
    }

    @Override
    public Chart chart(Registry games) {
      return Charts.of(result, anchor);
    }

    @Override
    public StudyResult merge(StudyResult other) {
      if (other instanceof OfTournament that) {
        return new OfTournament(result.merge(that.result), anchor);
      }
      throw new IllegalArgumentException("a tournament and a simulation");
    }

    @Override
    public String named(GameSet games) {
      return games.toString().replace("game", "round");
    }

    @Override
    public void requireSameStudy(StudyResult other) {
      if (!(other instanceof OfTournament that)) {
        merge(other);
        return;
      }
      result.untested().merge(that.result.untested());
      if (!result.test().equals(that.result.test())) {
        throw begun(test(that.result), test(result));
      }
    }

    private static String test(TournamentResult result) {
      return result
          .test()
          .map(
              test ->
                  String.format(
                      Locale.ROOT,
                      "a test of %s and %s Elo with the error rates %s and %s",
                      test.elo0(),
                      test.elo1(),
                      test.alpha(),
                      test.beta()))
          .orElse("no test");
    }
  }
}
