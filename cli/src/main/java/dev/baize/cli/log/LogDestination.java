package dev.baize.cli.log;

/** Where the lines of the log go. */
@FunctionalInterface
public interface LogDestination {

  /**
   * Writes a line, and throws nothing. Called by whichever thread logs.
   *
   * @param line without a line end
   */
  void write(String line);

  /** Ends it; what is written after that goes nowhere. */
  default void close() {}
}
