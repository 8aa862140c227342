package dev.baize.spark;

import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.apache.spark.SimpleFutureAction;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import scala.collection.immutable.Range$;
import scala.runtime.BoxedUnit;

/** The results of a job's tasks, in the order in which they end. */
final class PartStream implements AutoCloseable {

  /** What a task has reported, with the number of its part in the plan. */
  record Ended(int number, PartResult result) {}

  private final BlockingQueue<Ended> ended = new LinkedBlockingQueue<>();
  private final SimpleFutureAction<BoxedUnit> job;

  private PartStream(JavaSparkContext context, JavaRDD<long[]> parts, PartTask<?> task) {
    this.job =
        context
            .sc()
            .submitJob(
                parts.rdd(),
                task,
                Range$.MODULE$.apply(0, parts.getNumPartitions()),
                (number, result) -> {
                  ended.add(new Ended((Integer) number, PartResult.of(result)));
                  return BoxedUnit.UNIT;
                },
                () -> BoxedUnit.UNIT);
  }

  /** Starts a job with a task for each partition, each of one part. */
  static PartStream submit(
      JavaSparkContext context, String description, JavaRDD<long[]> parts, PartTask<?> task) {
    context.setJobDescription(description);
    try {
      return new PartStream(context, parts, task);
    } finally {
      context.setJobDescription(null);
    }
  }

  /**
   * The next result; empty if none has come within a time.
   *
   * @throws InterruptedException if the thread was interrupted
   * @throws SparkJobException if Spark has given up
   */
  Optional<Ended> next(long millis) throws InterruptedException {
    Ended part = ended.poll(millis, TimeUnit.MILLISECONDS);
    if (part == null && job.isCompleted()) {
      part = ended.poll();
      if (part == null) {
        throw failure();
      }
    }
    return Optional.ofNullable(part);
  }

  private SparkJobException failure() {
    Throwable cause = job.value().get().failed().get();
    String reason = String.valueOf(cause.getMessage()).lines().findFirst().orElse("");
    return new SparkJobException("Spark gave up: " + reason, cause);
  }

  /** Ends the tasks that are still running. */
  @Override
  public void close() {
    job.cancel();
  }
}
