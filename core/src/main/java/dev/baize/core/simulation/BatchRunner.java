package dev.baize.core.simulation;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Plays games by number on several threads, with the result, the end and the failure of one thread
 * that plays them one after another. Immutable.
 *
 * <p>Threads take chunks of games in order; what the chunks yield is joined in order. A chunk grows
 * while it takes less than some milliseconds; that is all that the clock is asked for.
 *
 * @param <A> what games yield
 */
public final class BatchRunner<A> {

  private static final Logger LOG = LoggerFactory.getLogger(BatchRunner.class);

  private final BatchTask<A> work;
  private final int threads;
  private final long every;
  private final Predicate<? super A> enough;

  private BatchRunner(BatchTask<A> work, int threads, long every, Predicate<? super A> enough) {
    this.work = requireNonNull(work);
    this.threads = threads;
    this.every = every;
    this.enough = requireNonNull(enough);
  }

  /**
   * {@return work to be done on one thread, to the end}
   *
   * @param <A> what games yield
   * @param work what is done for each game
   */
  public static <A> BatchRunner<A> of(BatchTask<A> work) {
    return new BatchRunner<>(work, 1, Long.MAX_VALUE, result -> false);
  }

  /**
   * {@return the same, on so many threads}
   *
   * @param number 1 or more
   * @throws IllegalArgumentException if it is less than one
   */
  public BatchRunner<A> threads(int number) {
    if (number < 1) {
      throw new IllegalArgumentException(number + " threads; expected 1 or more");
    }
    return new BatchRunner<>(work, number, every, enough);
  }

  /**
   * {@return the same, ended as soon as enough is known}
   *
   * @param games how many games pass between two looks, 1 or more; the fewer, the more is spent on
   *     looking
   * @param known looks at the result of the first {@code games}, of the first two times as many,
   *     and so on; it changes nothing
   * @throws IllegalArgumentException if there are no games between two looks
   */
  public BatchRunner<A> until(long games, Predicate<? super A> known) {
    if (games < 1) {
      throw new IllegalArgumentException(games + " games between looks; expected 1 or more");
    }
    return new BatchRunner<>(work, threads, games, known);
  }

  /**
   * Plays games and waits for them. What the first game that fails throws is thrown here, when all
   * games before it have been played. To interrupt the thread that waits is to cancel; it stays
   * interrupted.
   *
   * <p>Not to be called while a class that the work needs is still being initialized: the threads
   * would wait for that, and it for them.
   *
   * @param games their numbers
   * @param progress is told of the games and may cancel the rest; for this one run
   * @return what all games yielded, or the first of them if it was cancelled or enough was known
   */
  public BatchResult<A> play(GameRange games, Progress progress) {
    requireNonNull(progress);
    BatchSchedule<A> schedule = new BatchSchedule<>(work, games, every, enough, progress);
    LOG.atDebug()
        .addKeyValue("from", games.from())
        .addKeyValue("to", games.to())
        .addKeyValue("threads", threads)
        .log("batch started");
    List<Thread> workers = new ArrayList<>();
    try {
      for (int i = 1; i <= threads; i++) {
        Thread worker = new Thread(schedule::work, "baize-" + i);
        worker.setDaemon(true);
        worker.start();
        workers.add(worker);
      }
      await(workers, progress, progress::tell);
    } finally {
      schedule.close();
      await(workers, progress, () -> {});
    }
    BatchResult<A> played = schedule.played();
    LOG.atDebug().addKeyValue("to", played.completed().to()).log("batch ended");
    return played;
  }

  private static void await(List<Thread> workers, Progress progress, Runnable meanwhile) {
    boolean interrupted = false;
    try {
      for (Thread worker : workers) {
        while (worker.isAlive()) {
          try {
            worker.join(progress.everyMillis());
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
