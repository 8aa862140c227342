package dev.baize.cli.play;

import dev.baize.cli.io.CommandException;
import dev.baize.cli.io.ExitStatus;
import dev.baize.cli.jar.PlugInAnswer;
import dev.baize.cli.jar.PlugInCall;
import dev.baize.core.text.Thrown;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Calls the code of a table, and names its class if it fails.
 *
 * @param game what the table is for
 * @param callee the table or its provider
 */
record TableCalls(String game, Object callee) {

  /**
   * The result of a method.
   *
   * @param method its name
   * @throws CommandException if it fails, or returns null
   */
  <T> T ask(String method, Supplier<T> call) {
    return PlugInAnswer.of(
        method,
        call,
        (what, thrown) ->
            failure(thrown == null ? what : what + ": " + Thrown.text(thrown), thrown));
  }

  /**
   * A copy of the list that a method returns.
   *
   * @param method its name
   * @throws CommandException if it fails, or there is null in place of the list or in it
   */
  <T> List<T> list(String method, Supplier<List<T>> call) {
    List<T> answer = ask(method, call);
    return ask(method, () -> List.copyOf(answer));
  }

  /**
   * Calls a method without a result.
   *
   * @param method its name
   * @throws CommandException if it fails
   */
  void tell(String method, Runnable call) {
    ask(
        method,
        () -> {
          call.run();
          return "";
        });
  }

  /** An exception that names the class. */
  CommandException failure(String reason, @Nullable Throwable cause) {
    return new CommandException(
        ExitStatus.SOFTWARE,
        String.format(
            Locale.ROOT,
            "the table of %s (%s) %s",
            game,
            PlugInCall.named(callee.getClass()),
            reason),
        cause);
  }
}
