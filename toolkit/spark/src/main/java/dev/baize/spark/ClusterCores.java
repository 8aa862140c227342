package dev.baize.spark;

import dev.baize.study.simulation.Progress;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.IntSupplier;
import java.util.function.LongSupplier;
import org.apache.spark.api.java.JavaSparkContext;

/**
 * Counts the cores of a cluster. Executors register one after another when an application begins;
 * they are all there once none has come for a second.
 */
final class ClusterCores {

  /** How Spark itself may be told the number of cores. */
  private static final String NUMBER = "spark.default.parallelism";

  /** How long Spark waits for executors. */
  private static final String WAITING_TIME = "spark.scheduler.maxRegisteredResourcesWaitingTime";

  private static final String USUAL_WAITING_TIME = "30s";
  private static final long SETTLING_NANOS = TimeUnit.SECONDS.toNanos(1);
  private static final long POLL_NANOS = TimeUnit.MILLISECONDS.toNanos(50);

  private final IntSupplier executors;
  private final BooleanSupplier lost;
  private final LongSupplier clock;
  private final long end;
  private int registered;
  private long since;

  /** Waits for executors for at most {@code most} nanoseconds, unless the application is lost. */
  ClusterCores(IntSupplier executors, BooleanSupplier lost, LongSupplier clock, long most) {
    this.executors = executors;
    this.lost = lost;
    this.clock = clock;
    this.since = clock.getAsLong();
    this.end = since + most;
    this.registered = executors.getAsInt();
  }

  /** Begins to count those of an application. */
  static ClusterCores of(JavaSparkContext context) {
    boolean known = context.isLocal() || context.getConf().contains(NUMBER);
    long seconds = context.getConf().getTimeAsSeconds(WAITING_TIME, USUAL_WAITING_TIME);
    return new ClusterCores(
        // The driver is listed, too.
        () -> context.sc().statusTracker().getExecutorInfos().length - 1,
        context.sc()::isStopped,
        System::nanoTime,
        known ? 0 : TimeUnit.SECONDS.toNanos(seconds));
  }

  /** Whether no more executors are awaited. */
  boolean areAllThere() {
    long now = clock.getAsLong();
    int number = executors.getAsInt();
    if (number > registered) {
      registered = number;
      since = now;
    }
    return lost.getAsBoolean()
        || now - end >= 0
        || (registered > 0 && now - since >= SETTLING_NANOS);
  }

  /** Waits until all are there, or no game is to be played any more. */
  void await(Progress progress) {
    while (!areAllThere() && !progress.isCancelled() && !Thread.currentThread().isInterrupted()) {
      progress.notifyWatcher();
      LockSupport.parkNanos(POLL_NANOS);
    }
  }
}
