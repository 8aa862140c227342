package dev.baize.spark;

import java.io.Serial;

/** The master did not answer, or ended the application. */
final class ClusterLostException extends SparkJobException {

  @Serial private static final long serialVersionUID = 1L;

  ClusterLostException(String master, Throwable cause) {
    super("Spark gave up: " + master + " does not answer", cause);
  }
}
