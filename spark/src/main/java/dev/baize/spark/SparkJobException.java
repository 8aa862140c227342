package dev.baize.spark;

import java.io.Serial;
import org.jspecify.annotations.Nullable;

/** Spark gave a job up: its executors are lost, or a task failed again and again. */
public sealed class SparkJobException extends RuntimeException permits ClusterLostException {

  @Serial private static final long serialVersionUID = 1L;

  SparkJobException(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
