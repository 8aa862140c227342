package dev.baize.spark;

import java.io.Serial;
import org.jspecify.annotations.Nullable;

/**
 * Spark gave a job up: its executors are lost, a task failed again and again, or games fail on
 * executors only.
 */
public sealed class SparkJobException extends RuntimeException
    permits StudyJob.ClusterLostException, ExecutorFailureException {

  @Serial private static final long serialVersionUID = 1L;

  SparkJobException(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
