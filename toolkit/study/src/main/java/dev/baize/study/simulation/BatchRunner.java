package dev.baize.study.simulation;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Plays numbered games on several threads. The result is the same as on a single thread, and so is
 * the game at which a run stops early or fails. Immutable.
 *
 * <p>Worker threads take chunks of games in order, and the results of the chunks are joined in
 * order. The chunk size adapts to the time that chunks take; nothing else depends on the clock.
 *
 * @param <A> the result of games
 */
public final class BatchRunner<A> {

  private static final Logger LOG = LoggerFactory.getLogger(BatchRunner.class);

  private final BatchTask<A> task;
  private final int threads;
  private final long interval;
  private final Predicate<? super A> stop;

  /**
   * A runner without an early stop.
   *
   * @param task plays each game
   * @param threads 1 or more
   */
  public BatchRunner(BatchTask<A> task, int threads) {
    this(task, threads, Long.MAX_VALUE, result -> false);
  }

  private BatchRunner(BatchTask<A> task, int threads, long interval, Predicate<? super A> stop) {
    checkArgument(threads >= 1, "%s threads; expected 1 or more", threads);
    this.task = requireNonNull(task);
    this.threads = threads;
    this.interval = interval;
    this.stop = requireNonNull(stop);
  }

  /**
   * {@return the same runner with an early stop}
   *
   * @param games the number of games between two looks at the result, 1 or more
   * @param stop tests the result of the first {@code games}, of the first {@code 2 * games} and so
   *     on, and must not change it; at the first result that it accepts, the run ends
   */
  public BatchRunner<A> until(long games, Predicate<? super A> stop) {
    checkArgument(games >= 1, "%s games between looks; expected 1 or more", games);
    return new BatchRunner<>(task, threads, games, stop);
  }

  /**
   * Plays games and waits for them. If games fail, this throws what the first of them threw, once
   * all games before it have been played. An {@link OutOfMemoryError} that a game throws as it is,
   * and whatever is thrown in a worker thread outside of games, ends it at once. Interrupting the
   * waiting thread cancels the run; the thread stays interrupted. A run that is {@linkplain
   * Progress#abandon abandoned} does not wait for games in progress; its result covers all
   * completed chunks or, with an {@linkplain #until early stop}, those before the first abandoned
   * game.
   *
   * <p>Must not be called from the static initializer of a class that the task needs: this would
   * deadlock.
   *
   * @param games their numbers
   * @param progress counts the games and may cancel the rest; for this one run
   * @return the result of all games; of the first of them if the run was cancelled or stopped
   *     early; or of those that had ended if it was abandoned
   */
  public BatchResult<A> play(GameRange games, Progress progress) {
    requireNonNull(progress);
    BatchSchedule<A> schedule = new BatchSchedule<>(task, games, interval, stop, progress);
    LOG.atDebug()
        .addKeyValue("from", games.from())
        .addKeyValue("to", games.to())
        .addKeyValue("threads", threads)
        .log("batch started");
    List<Thread> workers = new ArrayList<>();
    try {
      for (int i = 1; i <= threads; i++) {
        workers.add(start(schedule, progress, "baize-" + i));
      }
      await(workers, progress, progress::notifyWatcher);
      progress.notifyWatcher();
    } finally {
      schedule.close();
      await(workers, progress, () -> {});
    }
    BatchResult<A> batch = schedule.result();
    LOG.atDebug().addKeyValue("completed", batch.completed().games()).log("batch ended");
    return batch;
  }

  private static Thread start(BatchSchedule<?> schedule, Progress progress, String name) {
    Thread worker =
        new Thread(
            () -> {
              try {
                schedule.run();
              } finally {
                progress.endGame();
              }
            },
            name);
    worker.setDaemon(true);
    worker.start();
    return worker;
  }

  /** Waits until all threads have ended or were abandoned, and does something from time to time. */
  private static void await(List<Thread> workers, Progress progress, Runnable meanwhile) {
    boolean interrupted = false;
    try {
      for (Thread worker : workers) {
        while (worker.isAlive() && !progress.isAbandoned()) {
          try {
            worker.join(progress.pauseMillis());
          } catch (InterruptedException e) {
            interrupted = true;
            progress.cancel();
            LOG.atDebug().log("batch interrupted");
          }
          meanwhile.run();
        }
      }
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }
}
