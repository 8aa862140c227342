package dev.baize.cli.study;

import dev.baize.charts.Chart;
import dev.baize.charts.Charts;
import dev.baize.core.game.Figure;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.Registry;
import dev.baize.core.table.Report;
import dev.baize.core.text.Excerpt;
import dev.baize.study.file.ResultKind;
import dev.baize.study.report.MeasureNames;
import dev.baize.study.report.SimulationReport;
import dev.baize.study.report.TournamentReport;
import dev.baize.study.simulation.GameRange;
import dev.baize.study.simulation.GameSet;
import dev.baize.study.simulation.Measurement;
import dev.baize.study.simulation.SimulationResult;
import dev.baize.study.simulation.StudyResult;
import dev.baize.study.tournament.Anchor;
import dev.baize.study.tournament.TournamentResult;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The result of a simulation or a tournament, and what its chart shows. */
sealed interface ShownResult {

  /** How much of a long text a message shows. */
  int MAX_SHOWN = 100;

  StudyResult<?> result();

  static ShownResult read(Path file) throws IOException {
    return switch (ResultKind.of(file)) {
      case SIMULATION -> new OfSimulation(SimulationResult.read(file), null);
      case TOURNAMENT -> new OfTournament(TournamentResult.read(file), null);
    };
  }

  /** The result as a report; the games say what scores count, and what follows from measures. */
  Report report(Registry games);

  Chart chart(Registry games);

  /** Both results together, which have to be parts of one study. */
  ShownResult merge(ShownResult other);

  /** Text such as {@code rounds 0 to 99}. */
  default String named(GameSet games) {
    return games.toString().replace("game", this instanceof OfTournament ? "round" : "game");
  }

  default void requireSameStudy(ShownResult other) {
    merge(other);
  }

  /** Those of a part that are still to be played. */
  default GameSet missing(GameRange part) {
    return result().isComplete()
        ? GameSet.of(GameRange.first(0))
        : GameSet.of(part).minus(result().completed());
  }

  /** Requires that this is what an interrupted run has left, which began with nothing. */
  default void requireBegun(ShownResult nothing, GameRange part) {
    nothing.requireSameStudy(this);
    GameSet requested = result().requested();
    if (!requested.equals(nothing.result().requested())) {
      throw begun(named(requested), named(nothing.result().requested()));
    }
    GameSet others = result().completed().minus(GameSet.of(part));
    if (others.games() > 0) {
      throw begun(named(others), named(GameSet.of(part)));
    }
  }

  private static IllegalArgumentException begun(String there, String here) {
    return new IllegalArgumentException(
        "it was begun with "
            + Excerpt.of(there, MAX_SHOWN)
            + ", and not with "
            + Excerpt.of(here, MAX_SHOWN));
  }

  default Optional<GameProvider<?, ?, ?>> game(Registry games) {
    String name = result().setup().game();
    return games.games().stream().filter(game -> game.name().equals(name)).findFirst();
  }

  /** What scores count; null if the game is not registered. */
  default @Nullable String unit(Registry games) {
    return game(games).map(GameProvider::unit).orElse(null);
  }

  /** A result, and the measure or family of measures that its chart shows; null for the first. */
  record OfSimulation(SimulationResult result, @Nullable String charted) implements ShownResult {

    @Override
    public Report report(Registry games) {
      return new SimulationReport(result, figures(games), unit(games));
    }

    /** None if the game is not registered, or if the result is that of another version of it. */
    private List<Figure> figures(Registry games) {
      if (result.completed().games() == 0) {
        return List.of();
      }
      try {
        return game(games)
            .map(game -> game.figures(result.setup().rules(), result::sample))
            .orElse(List.of());
      } catch (IllegalArgumentException e) {
        return List.of();
      }
    }

    @Override
    public Chart chart(Registry games) {
      MeasureNames names = new MeasureNames(result.setup(), unit(games));
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
    public ShownResult merge(ShownResult other) {
      if (other instanceof OfSimulation that) {
        return new OfSimulation(result.merge(that.result), charted);
      }
      throw new IllegalArgumentException("a simulation and a tournament");
    }
  }

  /** A result, and what its ratings are relative to; null for their mean. */
  record OfTournament(TournamentResult result, @Nullable Anchor anchor) implements ShownResult {

    @Override
    public Report report(Registry games) {
      return new TournamentReport(result, anchor, unit(games));
    }

    @Override
    public Chart chart(Registry games) {
      return Charts.of(result, anchor);
    }

    @Override
    public ShownResult merge(ShownResult other) {
      if (other instanceof OfTournament that) {
        return new OfTournament(result.merge(that.result), anchor);
      }
      throw new IllegalArgumentException("a tournament and a simulation");
    }

    @Override
    public void requireSameStudy(ShownResult other) {
      if (!(other instanceof OfTournament that)) {
        ShownResult.super.requireSameStudy(other);
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
