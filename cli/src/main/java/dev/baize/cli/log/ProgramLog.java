package dev.baize.cli.log;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.event.Level;

/**
 * Where the log of this process goes, and from which level on: nowhere until it is opened. Static
 * because SLF4J has one provider for a process.
 */
public final class ProgramLog {

  /** The form of the time with which a line begins, where 0 stands for any digit. */
  public static final String FORM = "0000-00-00T00:00:00.000Z";

  private static final int OFF = Integer.MAX_VALUE;
  private static volatile int threshold = OFF;
  private static volatile @Nullable Consumer<String> destination;

  private ProgramLog() {}

  /**
   * Opens the log. Any thread that logs passes lines, without their ends, to the destination, which
   * does not throw.
   */
  public static void open(Level least, Consumer<String> to) {
    destination = to;
    threshold = least.toInt();
  }

  public static boolean isOpen() {
    return threshold != OFF;
  }

  public static void close() {
    threshold = OFF;
    destination = null;
  }

  /** Whether a level of {@link org.slf4j.event.EventConstants} is logged. */
  static boolean isOn(int level) {
    return level >= threshold;
  }

  static void write(String line) {
    Consumer<String> to = destination;
    if (to != null) {
      to.accept(line);
    }
  }
}
