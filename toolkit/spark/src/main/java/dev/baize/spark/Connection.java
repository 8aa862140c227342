package dev.baize.spark;

import dev.baize.cli.io.CommandException;
import dev.baize.cli.io.ExitStatus;
import dev.baize.cli.io.Terminal;
import dev.baize.core.text.Excerpt;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.util.ShutdownHookManager;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.jspecify.annotations.Nullable;

/**
 * The program's connection to a cluster. Ctrl-C makes Spark end as well as the program; here, Spark
 * waits until the program has closed the connection.
 */
final class Connection implements AutoCloseable {

  private static final String NAME = "spark.app.name";
  private static final String LOG_LEVEL = "spark.log.level";
  private static final String SILENT = "OFF";
  private static final List<String> LOG_LEVELS =
      List.of("ALL", "DEBUG", "ERROR", "FATAL", "INFO", "OFF", "TRACE", "WARN");
  private static final String ALL_RESULTS = "spark.driver.maxResultSize";
  private static final String UNLIMITED = "0";

  /** Hooks of a higher priority run first; Spark's is 30 above that of file systems. */
  private static final int BEFORE_SPARK = FileSystem.SHUTDOWN_HOOK_PRIORITY + 100;

  private static final int MAX_SECONDS = 20;
  private static final int MAX_SETTING_LENGTH = 40;

  private final JavaSparkContext context;
  private final boolean quiet;
  private final CountDownLatch closed = new CountDownLatch(1);

  private Connection(JavaSparkContext context, boolean quiet) {
    this.context = context;
    this.quiet = quiet;
  }

  /**
   * Connects to the cluster that {@code spark-submit} was given; empty if the program was cancelled
   * meanwhile.
   */
  static Optional<Connection> open(String game, BooleanSupplier cancelled) {
    try {
      return Optional.of(start(game));
    } catch (LinkageError e) {
      throw cannotStart(e + "; expected Spark 4.2, as spark-submit brings it", e);
    } catch (CommandException e) {
      throw e;
    } catch (Exception e) {
      // Not all are unchecked: Spark is written in Scala.
      if (cancelled.getAsBoolean()) {
        return Optional.empty();
      }
      throw cannotStart(e.toString(), e);
    }
  }

  private static CommandException cannotStart(String reason, @Nullable Throwable cause) {
    return new CommandException(ExitStatus.REFUSED, "Spark cannot start: " + reason, cause);
  }

  private static Connection start(String game) {
    SparkConf conf = new SparkConf();
    boolean quiet = !conf.contains(LOG_LEVEL);
    requireLogLevel(conf.get(LOG_LEVEL, SILENT));
    // The exception says why Spark cannot start.
    conf.setIfMissing(LOG_LEVEL, SILENT);
    conf.setIfMissing(NAME, Terminal.PROGRAM + " " + game);
    // Spark counts all results of a job, most of which have been joined and dropped.
    conf.setIfMissing(ALL_RESULTS, UNLIMITED);
    JavaSparkContext context = new JavaSparkContext(conf);
    requireSettings(context);
    Connection connection = new Connection(context, quiet);
    connection.begin();
    return connection;
  }

  /** Spark would log where it failed, at a level that nobody has asked for. */
  private static void requireLogLevel(String level) {
    if (!LOG_LEVELS.contains(level.toUpperCase(Locale.ROOT))) {
      String reason =
          String.format(
              Locale.ROOT,
              "%s \"%s\"; expected %s",
              LOG_LEVEL,
              Excerpt.of(level, MAX_SETTING_LENGTH),
              String.join(", ", LOG_LEVELS));
      throw cannotStart(reason, null);
    }
  }

  /** Spark reads some settings only when they are needed. */
  private static void requireSettings(JavaSparkContext context) {
    try {
      context.defaultParallelism();
      ClusterCores.of(context);
    } catch (NumberFormatException e) {
      context.close();
      throw cannotStart(String.valueOf(e.getMessage()), e);
    }
  }

  /** Anything less than a warning would bury the program's messages and its progress. */
  private void begin() {
    ShutdownHookManager.get()
        .addShutdownHook(this::awaitClosed, BEFORE_SPARK, MAX_SECONDS, TimeUnit.SECONDS);
    if (quiet) {
      context.setLogLevel("WARN");
    }
  }

  private void awaitClosed() {
    try {
      closed.await();
    } catch (InterruptedException e) {
      // It has lasted too long: Spark ends now.
      Thread.currentThread().interrupt();
    }
  }

  JavaSparkContext context() {
    return context;
  }

  /** Ends tasks that are no longer needed, which Spark would warn of. */
  @Override
  public void close() {
    if (quiet) {
      context.setLogLevel(SILENT);
    }
    // Spark would give up waiting for its own threads, and the result would be lost.
    boolean interrupted = Thread.interrupted();
    try {
      context.close();
    } finally {
      closed.countDown();
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }
}
