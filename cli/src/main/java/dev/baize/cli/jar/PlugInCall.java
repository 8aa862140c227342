package dev.baize.cli.jar;

import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.text.Excerpt;
import dev.baize.core.text.Thrown;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The call of a plug-in that a stack trace shows.
 *
 * @param callee the class and where it comes from: {@code class Own of own.jar}
 * @param method which of its methods this program has called, or has the code of a lambda
 *     expression that it has called
 * @param lambda whether it is a lambda expression
 */
public record PlugInCall(String callee, String method, boolean lambda) {

  private static final String PROGRAM = "dev.baize.";
  private static final String API = "dev.baize.core.";
  private static final String INITIALIZER = "<clinit>";
  private static final String CONSTRUCTOR = "<init>";
  private static final Pattern LAMBDA = Pattern.compile("lambda\\$(.+)\\$[0-9]+");
  private static final int LONGEST_REASON = 300;

  /**
   * {@return the innermost call of a plug-in among the frames of a stack; empty if there is none}
   *
   * @param stack its frames, the innermost first
   */
  public static Optional<PlugInCall> in(List<StackTraceElement> stack) {
    Optional<StackTraceElement> entry = Optional.empty();
    for (StackTraceElement frame : stack) {
      if (isPlugIn(frame)) {
        entry = Optional.of(frame);
      } else if (entry.isPresent() && frame.getClassName().startsWith(PROGRAM)) {
        break;
      }
    }
    return entry.map(PlugInCall::of);
  }

  /**
   * {@return the call of a plug-in in which something was thrown; empty if there is none}
   *
   * @param thrown of any class
   */
  public static Optional<PlugInCall> thatThrew(Throwable thrown) {
    return Thrown.causes(thrown).stream()
        .map(each -> in(Thrown.stack(each)))
        .flatMap(Optional::stream)
        .findFirst();
  }

  /**
   * {@return the call of a plug-in that a thread is in; empty if there is none}
   *
   * @param thread any thread
   */
  public static Optional<PlugInCall> of(Thread thread) {
    return in(List.of(thread.getStackTrace()));
  }

  /**
   * {@return one line that says which plug-in has failed, and how; empty if none has}
   *
   * @param thrown of any class
   */
  public static Optional<String> failure(Throwable thrown) {
    return Thrown.causes(thrown).stream()
        .map(each -> in(Thrown.stack(each)).map(call -> call.explain(each)))
        .flatMap(Optional::stream)
        .findFirst()
        .or(() -> thrownFromJar(thrown));
  }

  /** What is known of an exception without a stack trace, if its class is that of a plug-in. */
  private static Optional<String> thrownFromJar(Throwable thrown) {
    return Thrown.causes(thrown).stream()
        .filter(each -> each.getClass().getClassLoader() instanceof JarClassLoader)
        .findFirst()
        .map(
            each ->
                String.format(
                    Locale.ROOT,
                    "%s was thrown: %s",
                    named(each.getClass()),
                    Excerpt.of(Thrown.message(each), LONGEST_REASON)));
  }

  /**
   * {@return whether the code that has thrown something is that of a plug-in, rather than code of
   * this program that it has called}
   *
   * @param thrown of any class
   */
  public static boolean isThrower(Throwable thrown) {
    return Thrown.stack(thrown).stream()
        .filter(frame -> !isJava(frame))
        .findFirst()
        .filter(PlugInCall::isPlugIn)
        .isPresent();
  }

  /** {@return what the plug-in is asked to do} */
  public String request() {
    return switch (method) {
      case INITIALIZER -> "it was being loaded";
      case CONSTRUCTOR -> "it was being made";
      default -> "it was called at " + method + "()";
    };
  }

  private String explain(Throwable thrown) {
    String failing =
        switch (method) {
          case INITIALIZER -> "cannot be loaded";
          case CONSTRUCTOR -> "cannot be made";
          default -> "fails at " + method + "()";
        };
    return String.format(
        Locale.ROOT, "%s %s: %s", callee, failing, Excerpt.of(Thrown.text(thrown), LONGEST_REASON));
  }

  /**
   * {@return what messages call a class of a plug-in: {@code class Own of own.jar}}
   *
   * @param type the class
   */
  public static String named(Class<?> type) {
    ClassLoader loader = type.getClassLoader();
    return named(type.getName(), loader == null ? null : loader.getName());
  }

  private static String named(String type, @Nullable String loader) {
    return "class " + type + JarClassLoader.jars(loader).map(jars -> " of " + jars).orElse("");
  }

  private static boolean isJava(StackTraceElement frame) {
    String module = frame.getModuleName();
    return module != null && (module.startsWith("java.") || module.startsWith("jdk."));
  }

  private static PlugInCall of(StackTraceElement frame) {
    Matcher lambda = LAMBDA.matcher(frame.getMethodName());
    boolean isLambda = lambda.matches();
    return new PlugInCall(
        named(frame.getClassName(), frame.getClassLoaderName()),
        isLambda ? lambda.group(1) : frame.getMethodName(),
        isLambda);
  }

  private static boolean isPlugIn(StackTraceElement frame) {
    if (frame.getClassName().indexOf('/') >= 0) {
      // A class that was generated for a lambda expression.
      return false;
    }
    return JarClassLoader.jars(frame.getClassLoaderName()).isPresent()
        || (!isJava(frame) && !frame.getClassName().startsWith(PROGRAM) && usesApi(frame));
  }

  /** Whether a class on the class path of this program implements a type that plug-ins do. */
  private static boolean usesApi(StackTraceElement frame) {
    try {
      ClassLoader loader = PlayerProvider.class.getClassLoader();
      return hasSupertype(
          Class.forName(frame.getClassName(), false, loader),
          type -> type.getName().startsWith(API));
    } catch (ClassNotFoundException | LinkageError e) {
      return false;
    }
  }

  private static boolean hasSupertype(Class<?> type, Predicate<Class<?>> wanted) {
    for (Class<?> each = type; each != null; each = each.getSuperclass()) {
      if (wanted.test(each)) {
        return true;
      }
      for (Class<?> implemented : each.getInterfaces()) {
        if (hasSupertype(implemented, wanted)) {
          return true;
        }
      }
    }
    return false;
  }
}
