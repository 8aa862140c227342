package dev.baize.cli.log;

/** Where the lines of the log go. */
@FunctionalInterface
public interface LogDestination {

  /**
   * Writes a line without throwing. Called by any thread that logs.
   *
   * @param line without a line end
   */
  void write(String line);

  /** Closes it; later writes are ignored. */
  default void close() {}
}
