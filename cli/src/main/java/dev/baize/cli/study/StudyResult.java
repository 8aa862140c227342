package dev.baize.cli.study;

import dev.baize.charts.Chart;
import dev.baize.charts.Charts;
import dev.baize.core.game.Figure;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.Registry;
import dev.baize.core.text.Excerpt;
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
abstract sealed class StudyResult {

  /** How much of a long text a message shows. */
  static final int MAX_SHOWN = 100;

  private final StudySetup study;
  private final GameSet requested;
  private final GameSet completed;
  private final boolean complete;
  private final String unit;

  private StudyResult(
      StudySetup study, GameSet requested, GameSet completed, boolean complete, String unit) {
    this.study = study;
    this.requested = requested;
    this.completed = completed;
    this.complete = complete;
    this.unit = unit;
  }

  static StudyResult read(Path file) throws IOException {
    return switch (ResultKind.of(file)) {
      case SIMULATION -> new OfSimulation(SimulationResult.read(file), null);
      case TOURNAMENT -> new OfTournament(TournamentResult.read(file), null);
    };
  }

  /** The result as a report; the games say what scores count, and what follows from measures. */
  abstract Report report(Registry games);

  abstract Chart chart(Registry games);

  /** The result in the format of its file, from which it can be merged. */
  abstract String text();

  /** Both results together, which have to be parts of one study. */
  abstract StudyResult merge(StudyResult other);

  /** Text such as {@code rounds 0 to 99}. */
  final String named(GameSet games) {
    return games.toString().replace("game", unit);
  }

  void requireSameStudy(StudyResult other) {
    merge(other);
  }

  final GameSet completed() {
    return completed;
  }

  /** Those of a part that are still to be played. */
  final GameSet missing(GameRange part) {
    return complete ? GameSet.of(GameRange.first(0)) : GameSet.of(part).minus(completed);
  }

  /** Requires that this is what an interrupted run has left, which began with nothing. */
  final void requireBegun(StudyResult nothing, GameRange part) {
    nothing.requireSameStudy(this);
    if (!requested.equals(nothing.requested)) {
      throw begun(named(requested), named(nothing.requested));
    }
    GameSet others = completed.minus(GameSet.of(part));
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

  final Optional<GameProvider<?, ?, ?>> game(Registry games) {
    return games.games().stream().filter(game -> game.name().equals(study.game())).findFirst();
  }

  /** What scores count; null if the game is not registered. */
  final @Nullable String unit(Registry games) {
    return game(games).map(GameProvider::unit).orElse(null);
  }

  static final class OfSimulation extends StudyResult {

    final SimulationResult result;
    private final @Nullable String charted;

    /** A result, and the measure or family of measures that its chart shows; null for the first. */
    OfSimulation(SimulationResult result, @Nullable String charted) {
      super(result.setup(), result.requested(), result.completed(), result.isComplete(), "game");
      this.result = result;
      this.charted = charted;
    }

    @Override
    Report report(Registry games) {
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
    Chart chart(Registry games) {
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
    String text() {
      return result.text();
    }

    @Override
    StudyResult merge(StudyResult other) {
      if (other instanceof OfSimulation that) {
        return new OfSimulation(result.merge(that.result), charted);
      }
      throw new IllegalArgumentException("a simulation and a tournament");
    }
  }

  static final class OfTournament extends StudyResult {

    final TournamentResult result;
    private final @Nullable Anchor anchor;

    /** A result, and what its ratings are relative to; null for their mean. */
    OfTournament(TournamentResult result, @Nullable Anchor anchor) {
      super(result.setup(), result.requested(), result.completed(), result.isComplete(), "round");
      this.result = result;
      this.anchor = anchor;
    }

    @Override
    Report report(Registry games) {
      return new TournamentReport(result, anchor, unit(games));
    }

    @Override
    Chart chart(Registry games) {
      return Charts.of(result, anchor);
    }

    @Override
    String text() {
      return result.text();
    }

    @Override
    StudyResult merge(StudyResult other) {
      if (other instanceof OfTournament that) {
        return new OfTournament(result.merge(that.result), anchor);
      }
      throw new IllegalArgumentException("a tournament and a simulation");
    }

    @Override
    void requireSameStudy(StudyResult other) {
      if (!(other instanceof OfTournament that)) {
        super.requireSameStudy(other);
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
