package dev.baize.spark;

import static java.util.Objects.requireNonNull;

import dev.baize.study.simulation.GameRange;
import dev.baize.study.simulation.Progress;
import dev.baize.study.simulation.StudyResult;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/**
 * Collects the results of a plan. A part that fails ends the run as soon as all parts before it are
 * there, so that the failure is that of the first game that fails.
 */
final class PartCollector<R extends StudyResult<R>> {

  private static final long POLL_MILLIS = 100;

  private final StudyParts<R> study;
  private final PartPlan plan;
  private final PartLedger<R> ledger;
  private final Progress progress;
  private final BitSet ended = new BitSet();
  private int firstFailed;
  private @Nullable PartResult failure;

  PartCollector(StudyParts<R> study, PartPlan plan, PartLedger<R> ledger, Progress progress) {
    this.study = study;
    this.plan = plan;
    this.ledger = ledger;
    this.progress = progress;
    this.firstFailed = plan.parts().size();
  }

  /** Waits until all parts have ended, or no more are needed; throws what ends the run. */
  void collect(PartStream results) {
    boolean interrupted = false;
    while (isWaiting()) {
      try {
        results.next(POLL_MILLIS).ifPresent(this::add);
      } catch (InterruptedException e) {
        interrupted = true;
        progress.cancel();
      } catch (SparkJobException e) {
        // The end of the program stops Spark, too.
        if (!progress.isCancelled()) {
          throw e;
        }
      }
      progress.notifyWatcher();
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
    end();
  }

  /** Whether a part is awaited. */
  boolean isWaiting() {
    return ended.nextClearBit(0) < firstFailed && ledger.isOpen();
  }

  /** Adds the report of a task. */
  void add(PartStream.Ended ending) {
    GameRange part = plan.parts().get(ending.number());
    String text = ending.result().text();
    if (text != null) {
      addReported(part, text);
      ledger.keep(part, text);
      ended.set(ending.number());
    } else if (ending.number() < firstFailed) {
      firstFailed = ending.number();
      failure = ending.result();
    }
  }

  /** What an executor has sent is no file that a person could mend. */
  private void addReported(GameRange part, String text) {
    try {
      ledger.add(part, study.parse(text));
    } catch (IllegalArgumentException e) {
      throw new SparkJobException("an executor sent a damaged result: " + e.getMessage(), e);
    }
  }

  private void end() {
    if (failure != null && ended.nextClearBit(0) == firstFailed && ledger.isOpen()) {
      fail(plan.parts().get(firstFailed), failure);
    }
  }

  /** Plays the game that failed once more, here, so that it fails as on one machine. */
  private void fail(GameRange part, PartResult failed) {
    String reason = "on an executor, not on the driver: " + requireNonNull(failed.reason());
    long game = failed.failed();
    if (game == PartResult.ALL) {
      throw new SparkJobException(reason, null);
    }
    long first = study.tested() ? joinBefore(part, game) : game;
    if (ledger.isOpen()) {
      study.play(new GameRange(first, game + 1), progress);
      throw new ExecutorFailureException(reason, failed.seats(), game);
    }
  }

  /** Joins the games of a part before one that failed, up to the last look; returns their end. */
  private long joinBefore(GameRange part, long failed) {
    long end = failed - (failed - part.from()) % study.multiple();
    GameRange before = new GameRange(part.from(), end);
    if (before.games() > 0) {
      ledger.join(before, study.play(before, progress));
    }
    return end;
  }
}
