package dev.baize.cli.study;

import dev.baize.charts.Chart;
import dev.baize.charts.Charts;
import dev.baize.core.game.Figure;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.Registry;
import dev.baize.core.table.Report;
import dev.baize.core.text.Excerpt;
import dev.baize.study.file.ResultKind;
import dev.baize.study.report.SimulationReport;
import dev.baize.study.report.TournamentReport;
import dev.baize.study.simulation.GameRange;
import dev.baize.study.simulation.GameSet;
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

/**
 * The result of a study, and what its chart shows: a measure or family of measures of a simulation,
 * null for the usual one; what the ratings of a tournament are relative to, null for their mean.
 */
record ShownResult(StudyResult<?> result, @Nullable String measure, @Nullable Anchor anchor) {

  /** How much of a long text a message shows. */
  static final int MAX_SHOWN = 100;

  ShownResult(StudyResult<?> result) {
    this(result, null, null);
  }

  static ShownResult read(Path file) throws IOException {
    return new ShownResult(
        ResultKind.of(file) == ResultKind.TOURNAMENT
            ? TournamentResult.read(file)
            : SimulationResult.read(file));
  }

  ShownResult with(StudyResult<?> other) {
    return new ShownResult(other, measure, anchor);
  }

  boolean isTournament() {
    return result instanceof TournamentResult;
  }

  /** The result as a report; the games say what scores count, and what follows from measures. */
  Report report(Registry games) {
    return result instanceof SimulationResult simulation
        ? new SimulationReport(simulation, figures(simulation, games), unit(games))
        : new TournamentReport((TournamentResult) result, anchor, unit(games));
  }

  /** None if the game is not registered, or if the result is that of another version of it. */
  private List<Figure> figures(SimulationResult simulation, Registry games) {
    if (simulation.completed().games() == 0) {
      return List.of();
    }
    try {
      return game(games)
          .map(game -> game.figures(simulation.setup().rules(), simulation::sample))
          .orElse(List.of());
    } catch (IllegalArgumentException e) {
      return List.of();
    }
  }

  Chart chart(Registry games) {
    return result instanceof SimulationResult simulation
        ? Charts.of(simulation, measure, game(games).orElse(null))
        : Charts.of((TournamentResult) result, anchor);
  }

  private Optional<GameProvider<?, ?, ?>> game(Registry games) {
    String name = result.setup().game();
    return games.games().stream().filter(game -> game.name().equals(name)).findFirst();
  }

  /** What scores count; null if the game is not registered. */
  private @Nullable String unit(Registry games) {
    return game(games).map(GameProvider::unit).orElse(null);
  }

  /** Both results together, which have to be parts of one study. */
  ShownResult merge(ShownResult other) {
    if (result instanceof SimulationResult one && other.result instanceof SimulationResult two) {
      return with(one.merge(two));
    }
    if (result instanceof TournamentResult one && other.result instanceof TournamentResult two) {
      return with(one.merge(two));
    }
    throw new IllegalArgumentException(kind() + " and " + other.kind());
  }

  private String kind() {
    return isTournament() ? "a tournament" : "a simulation";
  }

  /** Text such as {@code rounds 0 to 99}. */
  String named(GameSet games) {
    return games.toString().replace("game", isTournament() ? "round" : "game");
  }

  /** Those of a part that are still to be played. */
  GameSet missing(GameRange part) {
    return result.isComplete()
        ? GameSet.of(GameRange.first(0))
        : GameSet.of(part).minus(result.completed());
  }

  /** Requires that this is a result of a part of the same study as an empty result. */
  void requireSameStudy(ShownResult empty, GameRange part) {
    if (empty.result instanceof TournamentResult one && result instanceof TournamentResult two) {
      one.untested().merge(two.untested());
      requireSame(test(two), test(one));
    } else {
      empty.merge(this);
    }
    requireSame(named(result.requested()), named(empty.result.requested()));
    GameSet others = result.completed().minus(GameSet.of(part));
    if (others.games() > 0) {
      requireSame(named(others), named(GameSet.of(part)));
    }
  }

  private static void requireSame(String there, String here) {
    if (!there.equals(here)) {
      throw new IllegalArgumentException(
          "it was begun with "
              + Excerpt.of(there, MAX_SHOWN)
              + ", and not with "
              + Excerpt.of(here, MAX_SHOWN));
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
