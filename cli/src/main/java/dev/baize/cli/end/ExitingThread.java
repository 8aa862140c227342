package dev.baize.cli.end;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A thread that has called {@link System#exit} and waits for the shutdown hooks. A thread that
 * handles a signal also waits for them, but in another method.
 *
 * @param thread the thread that called it; any, if it was a virtual thread, which cannot be found
 * @param stack its frames, the innermost first; none for a virtual thread
 */
record ExitingThread(Thread thread, List<StackTraceElement> stack) {

  private static final String PROGRAM = "dev.baize.";
  private static final String RUNTIME = Runtime.class.getName();

  /** The class by which Java handles signals that end a process. */
  private static final String TERMINATOR = "java.lang.Terminator";

  /** The thread that ends the process; null if that is a signal. */
  static @Nullable ExitingThread find() {
    boolean signal = false;
    for (Map.Entry<Thread, StackTraceElement[]> each : Thread.getAllStackTraces().entrySet()) {
      for (StackTraceElement frame : each.getValue()) {
        if (isExit(frame)) {
          return new ExitingThread(each.getKey(), List.of(each.getValue()));
        }
        signal |= frame.getClassName().startsWith(TERMINATOR);
      }
    }
    return signal ? null : new ExitingThread(Thread.currentThread(), List.of());
  }

  boolean isVirtual() {
    return stack.isEmpty();
  }

  private static boolean isExit(StackTraceElement frame) {
    return frame.getClassName().equals(RUNTIME) && frame.getMethodName().equals("exit");
  }

  /** Where it was called, such as {@code at Own.decide(Own.java:7)}. */
  String place() {
    return isVirtual() ? "in a virtual thread" : "at " + caller();
  }

  private String caller() {
    for (StackTraceElement frame : stack) {
      String type = frame.getClassName();
      if (!type.startsWith("java.") && !type.startsWith("jdk.")) {
        int line = frame.getLineNumber();
        String place = line < 0 ? "" : ":" + line;
        return String.format(
            Locale.ROOT, "%s.%s(%s%s)", type, frame.getMethodName(), frame.getFileName(), place);
      }
    }
    return thread.getName();
  }

  /**
   * Whether this program has called what ends it, rather than a thread that a player has started.
   */
  boolean isOfProgram() {
    return stack.stream().anyMatch(frame -> frame.getClassName().startsWith(PROGRAM));
  }

  /** How closely the classes on the stack are related to the one of a provider, at best. */
  int kinship(String provider) {
    int best = Kinship.NONE;
    for (StackTraceElement frame : stack) {
      best = Math.max(best, Kinship.of(frame.getClassName(), provider));
    }
    return best;
  }
}
