package dev.baize.cli.jar;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Asks plug-ins, which may fail in any way. */
public final class PlugInAnswer {

  private PlugInAnswer() {}

  /** Says which plug-in has failed. */
  @FunctionalInterface
  public interface Failure {

    /**
     * {@return the exception for a failure}
     *
     * @param what the method and how it fails: {@code fails at name()}
     * @param thrown what it has thrown; null if it has returned null
     */
    RuntimeException of(String what, @Nullable Throwable thrown);
  }

  /**
   * {@return the result of a method}
   *
   * @param <T> the type of the result
   * @param method the name of the method
   * @param call calls it
   * @param failure is thrown if the method fails or returns null
   */
  public static <T> T of(String method, Supplier<T> call, Failure failure) {
    T answer;
    try {
      answer = call.get();
    } catch (Throwable e) {
      throw failure.of("fails at " + method + "()", e);
    }
    if (answer == null) {
      throw failure.of("answers nothing (null) at " + method + "()", null);
    }
    return answer;
  }
}
