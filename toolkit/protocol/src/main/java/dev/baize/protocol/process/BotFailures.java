package dev.baize.protocol.process;

import dev.baize.core.player.PlayerFailedException;
import dev.baize.core.text.Excerpt;
import dev.baize.core.text.Printable;
import dev.baize.protocol.line.MalformedLineException;
import org.jspecify.annotations.Nullable;

/** The failures of a process that plays. */
final class BotFailures {

  private static final int MAX_QUOTED = 200;

  private BotFailures() {}

  static PlayerFailedException notStarted(String program, String reason) {
    return failure(
        "did not start: " + Excerpt.quote(program) + " cannot be run: " + Printable.line(reason),
        null);
  }

  static PlayerFailedException late(Limit limit) {
    return failure(limit.failure() + " within " + limit.time().toMillis() + " ms", null);
  }

  static PlayerFailedException tooLong(MalformedLineException cause) {
    return failure("sent " + cause.getMessage(), cause);
  }

  static PlayerFailedException ended(int status, String lastLine) {
    return new ProcessEndedException(
        Printable.line("ended with exit status " + status + "; " + onError(lastLine)),
        status,
        lastLine);
  }

  static PlayerFailedException closed(String stream, String lastLine) {
    return failure("closed its " + stream + "; " + onError(lastLine), null);
  }

  private static String onError(String lastLine) {
    return lastLine.isEmpty()
        ? "there is nothing on its standard error"
        : "the last line of its standard error is \"" + Excerpt.of(lastLine, MAX_QUOTED) + '"';
  }

  static PlayerFailedException failure(String message, @Nullable Throwable cause) {
    return new PlayerFailedException(Printable.line(message), cause);
  }
}
