package dev.baize.cli.command;

import dev.baize.cli.io.CommandException;
import dev.baize.cli.io.ExitStatus;
import dev.baize.cli.jar.PlugInCall;
import dev.baize.core.text.Thrown;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** What a plug-in answers, or a failure that names its class. */
final class PlugInAnswer {

  private PlugInAnswer() {}

  /**
   * The result of a method.
   *
   * @param callee the object that is asked
   * @param method the name of the method
   * @throws CommandException if it fails, or returns null
   */
  static <T> T of(Object callee, String method, Supplier<T> call) {
    T answer;
    try {
      answer = call.get();
    } catch (Throwable e) {
      throw failure(callee, "fails at %s(): %s".formatted(method, Thrown.text(e)), e);
    }
    if (answer == null) {
      throw failure(callee, "answers nothing (null) at " + method + "()", null);
    }
    return answer;
  }

  private static CommandException failure(
      Object callee, String failure, @Nullable Throwable cause) {
    return new CommandException(
        ExitStatus.SOFTWARE, PlugInCall.named(callee.getClass()) + ' ' + failure, cause);
  }
}
