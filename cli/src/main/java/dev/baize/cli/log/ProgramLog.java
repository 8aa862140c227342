package dev.baize.cli.log;

import org.jspecify.annotations.Nullable;
import org.slf4j.event.EventConstants;
import org.slf4j.event.Level;

/**
 * Where the log of this process goes, and from which level on: nowhere until it is opened. Static
 * because SLF4J has one provider for a process.
 */
public final class ProgramLog {

  private static final int OFF = Integer.MAX_VALUE;

  private static volatile int threshold = OFF;
  private static volatile @Nullable LogDestination destination;

  private ProgramLog() {}

  /**
   * Opens the log.
   *
   * @param least the least severe level that is logged
   * @param to where it goes, to be closed with the log
   */
  public static void open(Level least, LogDestination to) {
    destination = to;
    threshold = least.toInt();
  }

  /** {@return whether anything is logged} */
  public static boolean isOpen() {
    return threshold != OFF;
  }

  /** Closes the log, if it is open. */
  public static void close() {
    threshold = OFF;
    LogDestination last = destination;
    if (last != null) {
      destination = null;
      last.close();
    }
  }

  /**
   * Whether a level is logged.
   *
   * @param level one of {@link EventConstants}
   */
  static boolean isOn(int level) {
    return level >= threshold;
  }

  static void write(String line) {
    LogDestination to = destination;
    if (to != null) {
      to.write(line);
    }
  }
}
