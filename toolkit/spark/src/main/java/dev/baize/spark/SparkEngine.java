package dev.baize.spark;

import dev.baize.cli.command.EngineOptions;
import dev.baize.cli.command.RemoteFailureException;
import dev.baize.cli.command.StudyEngine;
import dev.baize.cli.command.TimeLimit;
import dev.baize.cli.io.CommandException;
import dev.baize.cli.io.ExitStatus;
import dev.baize.study.simulation.GameRange;
import dev.baize.study.simulation.GameSet;
import dev.baize.study.simulation.Progress;
import dev.baize.study.simulation.Study;
import dev.baize.study.simulation.StudyResult;
import dev.baize.study.tournament.SequentialTest;
import dev.baize.study.tournament.Tournament;
import dev.baize.study.tournament.TournamentResult;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.apache.spark.api.java.JavaSparkContext;
import org.jspecify.annotations.Nullable;

/** Plays the studies of the command line on a cluster. */
final class SparkEngine implements StudyEngine {

  private final Supplier<List<String>> jars;
  private final PartsOption parts = new PartsOption();

  /**
   * An engine.
   *
   * @param jars the jars of the command line
   */
  SparkEngine(Supplier<List<String>> jars) {
    this.jars = jars;
  }

  @Override
  public Optional<EngineOptions> options() {
    return Optional.of(parts);
  }

  @Override
  public <R extends StudyResult<R>> R play(
      Study<R> study, GameSet games, Progress progress, @Nullable TimeLimit limit) {
    return onCluster(study, games, progress, limit, studies -> studies.play(study, games, progress))
        .orElseGet(() -> study.play(0));
  }

  @Override
  public TournamentResult play(
      Tournament<?, ?, ?> tournament,
      @Nullable SequentialTest test,
      TournamentResult before,
      GameSet rounds,
      Progress progress,
      @Nullable TimeLimit limit) {
    GameRange all = GameRange.first(before.requested().games());
    return onCluster(
            tournament,
            rounds,
            progress,
            limit,
            studies ->
                test == null
                    ? before.merge(studies.play(tournament, rounds, progress))
                    : studies.play(tournament, test, before, all, progress))
        .orElseGet(() -> test == null ? before : tournament.play(test, before, all, 1, progress));
  }

  /** Plays on the cluster; empty if there is nothing to play, or was cancelled before it began. */
  private <T> Optional<T> onCluster(
      Study<?> study,
      GameSet games,
      Progress progress,
      @Nullable TimeLimit limit,
      Function<SparkStudies, T> playing) {
    parts.requireApart();
    return games.games() == 0
        ? Optional.empty()
        : Connection.open(study.setup().game(), progress::isCancelled)
            .map(cluster -> play(cluster, limit, playing));
  }

  private <T> T play(
      Connection cluster, @Nullable TimeLimit limit, Function<SparkStudies, T> playing) {
    try (cluster) {
      JavaSparkContext context = cluster.context();
      SparkStudies studies = SparkStudies.on(context).with(ShippedJars.ship(jars.get(), context));
      if (limit != null) {
        studies = studies.watchedBy(new DecisionLimit(limit.toString()));
      }
      String folder = parts.folder();
      if (folder != null) {
        studies = studies.keeping(folder);
      }
      return playing.apply(studies);
    } catch (UnwrittenPartException e) {
      throw new CommandException(ExitStatus.NOT_WRITTEN, String.valueOf(e.getMessage()), e);
    } catch (IOException | UncheckedIOException | StudyJob.ClusterLostException e) {
      throw new CommandException(ExitStatus.REFUSED, String.valueOf(e.getMessage()), e);
    } catch (ExecutorFailureException e) {
      throw new RemoteFailureException(String.valueOf(e.getMessage()), e.seats(), e.number(), e);
    } catch (SparkJobException e) {
      throw new CommandException(ExitStatus.SOFTWARE, String.valueOf(e.getMessage()), e);
    }
  }
}
