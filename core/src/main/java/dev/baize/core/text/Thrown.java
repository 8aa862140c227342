package dev.baize.core.text;

import static java.util.Objects.requireNonNull;
import static java.util.Objects.requireNonNullElseGet;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Describes what a plug-in has thrown: methods of the exception may themselves fail or never
 * return.
 */
public final class Thrown {

  private static final int MAX_CAUSES = 100;

  private Thrown() {}

  /**
   * {@return the text of an exception or error, or the name of its class if {@code toString} fails}
   * Errors that say only that something else has failed, such as {@link
   * ExceptionInInitializerError}, are followed by the text of their cause.
   *
   * @param thrown of any class
   */
  public static String text(Throwable thrown) {
    String text = own(thrown);
    if (thrown instanceof LinkageError || thrown instanceof ServiceConfigurationError) {
      Throwable cause = cause(thrown);
      return cause == null ? text : text + ": " + own(cause);
    }
    return text;
  }

  private static String own(Throwable thrown) {
    try {
      return String.valueOf((Object) thrown.toString());
    } catch (Throwable e) {
      return thrown.getClass().getName();
    }
  }

  /**
   * {@return the message of an exception or error, or its {@link #text} if it has none}
   *
   * @param thrown of any class
   */
  public static String message(Throwable thrown) {
    try {
      return requireNonNullElseGet(thrown.getMessage(), () -> text(thrown));
    } catch (Throwable e) {
      return text(thrown);
    }
  }

  /**
   * {@return an exception or error followed by its causes, up to the first cycle, at most 100 in
   * all}
   *
   * @param thrown of any class
   */
  public static List<Throwable> causes(Throwable thrown) {
    List<Throwable> causes = new ArrayList<>();
    Set<Throwable> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    Throwable next = requireNonNull(thrown);
    while (next != null && seen.add(next) && causes.size() < MAX_CAUSES) {
      causes.add(next);
      next = cause(next);
    }
    return causes;
  }

  private static @Nullable Throwable cause(Throwable thrown) {
    try {
      return thrown.getCause();
    } catch (Throwable e) {
      return null;
    }
  }

  /**
   * {@return the frames of the stack, the innermost first; none if it has none}
   *
   * @param thrown of any class
   */
  public static List<StackTraceElement> stack(Throwable thrown) {
    requireNonNull(thrown);
    try {
      return List.of(thrown.getStackTrace());
    } catch (Throwable e) {
      return List.of();
    }
  }

  /**
   * {@return the stack trace, line by line; only the text if it has none that can be printed}
   *
   * @param thrown of any class
   */
  public static List<String> trace(Throwable thrown) {
    if (causes(thrown).size() < MAX_CAUSES) {
      try {
        StringWriter trace = new StringWriter();
        thrown.printStackTrace(new PrintWriter(trace));
        return trace.toString().lines().toList();
      } catch (Throwable e) {
        return List.of(text(thrown));
      }
    }
    return List.of(text(thrown));
  }
}
