package dev.baize.spark;

import dev.baize.study.simulation.GameRange;
import dev.baize.study.simulation.GameSet;
import dev.baize.study.simulation.Progress;
import dev.baize.study.simulation.StudyResult;
import java.io.Serial;
import java.io.UncheckedIOException;
import org.apache.spark.api.java.JavaSparkContext;

/**
 * Plays a study: the first games on the driver, to see how long they take, the rest on executors.
 */
final class StudyJob<R extends StudyResult<R>> {

  private final JavaSparkContext context;
  private final StudyParts<R> study;
  private final PartLedger<R> ledger;
  private final Progress progress;
  private final PartWatch watch;
  private final double trialSeconds;

  StudyJob(
      JavaSparkContext context,
      StudyParts<R> study,
      PartLedger<R> ledger,
      Progress progress,
      PartWatch watch,
      double trialSeconds) {
    this.context = context;
    this.study = study;
    this.ledger = ledger;
    this.progress = progress;
    this.watch = watch;
    this.trialSeconds = trialSeconds;
  }

  /**
   * Plays games and waits for them.
   *
   * @throws UncheckedIOException if a part cannot be kept or read
   * @throws SparkJobException if Spark has given up
   */
  R play(GameSet games) {
    ledger.restore(games);
    ClusterCores cores = ClusterCores.of(context);
    double secondsAGame = playFirst(games, cores);
    GameSet rest = ledger.missing(games);
    if (rest.games() > 0 && ledger.isOpen()) {
      cores.await(progress);
    }
    while (rest.games() > 0 && ledger.isOpen()) {
      playRest(rest, secondsAGame);
      rest = ledger.missing(games);
    }
    return ledger.total();
  }

  /** Plays on the driver; returns how many seconds a game took. */
  private double playFirst(GameSet games, ClusterCores cores) {
    DriverTrial trial = new DriverTrial(trialSeconds, study.multiple(), cores, System::nanoTime);
    GameSet rest = ledger.missing(games);
    while (rest.games() > 0 && ledger.isOpen() && trial.goesOn()) {
      trial.endPart(playSome(rest, trial.beginPart()));
      rest = ledger.missing(games);
    }
    return trial.secondsAGame();
  }

  /** Plays the first of these games, across gaps, up to a number; returns how many there were. */
  private long playSome(GameSet rest, long most) {
    long left = most;
    for (GameRange range : rest.ranges()) {
      if (left == 0 || !ledger.isOpen()) {
        break;
      }
      long played = Math.min(left, range.games());
      playHere(new GameRange(range.from(), range.from() + played));
      left -= played;
    }
    return most - left;
  }

  private void playHere(GameRange part) {
    Part<R> result = study.play(part, progress);
    // Fewer than all if it was cancelled; one thread plays them in order.
    long to = part.from() + result.games().games();
    ledger.join(new GameRange(part.from(), to), result);
    if (!progress.isCancelled()) {
      ledger.keep(part, result.text());
    }
  }

  /** Spark ends by itself if no master answers, or if a person ends the application. */
  private void playRest(GameSet rest, double secondsAGame) {
    try {
      playOnExecutors(plan(rest, secondsAGame));
    } catch (IllegalStateException e) {
      if (!context.sc().isStopped()) {
        throw e;
      }
      if (!progress.isCancelled()) {
        throw new ClusterLostException(context.master(), e);
      }
    }
  }

  private PartPlan plan(GameSet rest, double secondsAGame) {
    int cores = context.defaultParallelism();
    return PartPlan.of(rest, secondsAGame, cores, study.multiple(), study.tested());
  }

  private void playOnExecutors(PartPlan plan) {
    try (PartStream results =
        PartStream.submit(
            context,
            study.description(),
            context.parallelize(plan.data(), plan.parts().size()),
            new PartTask<>(study, watch))) {
      new PartCollector<>(study, plan, ledger, progress).collect(results);
    }
  }

  /** The master did not answer, or ended the application. */
  static final class ClusterLostException extends SparkJobException {

    @Serial private static final long serialVersionUID = 1L;

    ClusterLostException(String master, Throwable cause) {
      super("Spark gave up: " + master + " does not answer", cause);
    }
  }
}
