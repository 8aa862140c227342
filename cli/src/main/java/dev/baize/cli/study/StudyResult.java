package dev.baize.cli.study;

import dev.baize.cli.chart.Chart;
import dev.baize.cli.chart.Charts;
import dev.baize.cli.report.MeasureNames;
import dev.baize.cli.report.Report;
import dev.baize.cli.report.SimulationReport;
import dev.baize.cli.report.TournamentReport;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.Registry;
import dev.baize.core.simulation.Measurement;
import dev.baize.core.simulation.SimulationResult;
import dev.baize.core.simulation.Study;
import dev.baize.core.statistics.Figure;
import dev.baize.core.text.MalformedFileException;
import dev.baize.core.tournament.TournamentResult;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The result of a simulation or a tournament. */
sealed interface StudyResult {

  /**
   * Reads the file of either.
   *
   * @throws IOException that names the file, if it cannot be read
   * @throws MalformedFileException if it is not as it was written
   */
  static StudyResult read(Path file) throws IOException {
    return switch (ResultKind.of(file)) {
      case SIMULATION -> new OfSimulation(SimulationResult.read(file), null);
      case TOURNAMENT -> new OfTournament(TournamentResult.read(file));
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

  /** The result in the format of its file, from which it can be merged. */
  String text();

  /**
   * Both results together.
   *
   * @throws IllegalArgumentException if they are not parts of one study
   */
  StudyResult merge(StudyResult other);

  private static Optional<GameProvider<?, ?, ?>> game(Registry games, Study study) {
    return games.games().stream().filter(game -> game.name().equals(study.game())).findFirst();
  }

  /** What scores count; null if the game is not registered. */
  private static @Nullable String unit(Registry games, Study study) {
    return game(games, study).map(GameProvider::unit).orElse(null);
  }

  /**
   * Of a simulation.
   *
   * @param charted the measure, or the family of measures, that the chart shows; null for the first
   */
  record OfSimulation(SimulationResult result, @Nullable String charted) implements StudyResult {

    @Override
    public Report report(Registry games) {
      return new SimulationReport(result, figures(games), unit(games, result.study()));
    }

    /** None if the game is not registered, or if the result is that of another version of it. */
    private List<Figure> figures(Registry games) {
      if (result.completed().games() == 0) {
        return List.of();
      }
      try {
        return game(games, result.study())
            .map(game -> game.figures(result.study().rules(), result::sample))
            .orElse(List.of());
      } catch (IllegalArgumentException e) {
        return List.of();
      }
    }

    @Override
    public Chart chart(Registry games) {
      MeasureNames names = new MeasureNames(result.study(), unit(games, result.study()));
      for (Measurement one : result.measurements()) {
        Measurement named = names.of(one);
        if (charted == null
            || charted.equals(one.measure().name())
            || charted.equals(named.measure().name())) {
          return Charts.of(
              new SimulationResult(
                  result.study(), result.requested(), result.completed(), List.of(named)),
              null);
        }
      }
      return Charts.of(result, charted);
    }

    @Override
    public String text() {
      return result.text();
    }

    @Override
    public StudyResult merge(StudyResult other) {
      if (other instanceof OfSimulation that) {
        return new OfSimulation(result.merge(that.result), charted);
      }
      throw new IllegalArgumentException("a simulation and a tournament");
    }
  }

  /** Of a tournament. */
  record OfTournament(TournamentResult result) implements StudyResult {

    @Override
    public Report report(Registry games) {
      return new TournamentReport(result, unit(games, result.study()));
    }

    @Override
    public Chart chart(Registry games) {
      return Charts.of(result);
    }

    @Override
    public String text() {
      return result.text();
    }

    @Override
    public StudyResult merge(StudyResult other) {
      if (other instanceof OfTournament that) {
        return new OfTournament(result.merge(that.result));
      }
      throw new IllegalArgumentException("a tournament and a simulation");
    }
  }
}
