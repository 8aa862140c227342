package dev.baize.cli.command;

import dev.baize.cli.end.ActiveGame;
import dev.baize.cli.io.CommandException;
import dev.baize.cli.io.ExitStatus;
import dev.baize.cli.io.Failures;
import dev.baize.cli.jar.PlugInCall;
import dev.baize.core.player.EndOfInputException;
import dev.baize.core.registry.MissingProviderException;
import dev.baize.core.text.MalformedFileException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Locale;
import java.util.Optional;

/** Tells failures of plug-ins from bugs of this program. */
public final class PlugInFailure {

  private PlugInFailure() {}

  /**
   * {@return a failure that names the plug-in that has thrown something; empty if no plug-in has,
   * or if a person is to blame}
   *
   * @param thrown of any class
   */
  public static Optional<CommandException> of(Throwable thrown) {
    if (explainsItself(thrown) && !PlugInCall.isThrower(thrown)) {
      return Optional.empty();
    }
    return PlugInCall.failure(thrown)
        .map(failure -> new CommandException(ExitStatus.SOFTWARE, failure, thrown));
  }

  /**
   * {@return a failure that names the player that was asked for something when memory was used up,
   * or else the game; empty if none was played}
   *
   * @param thrown what was thrown then, by any code
   * @param game the game that was being played; empty if there is none
   */
  public static Optional<CommandException> outOfMemory(
      OutOfMemoryError thrown, Optional<ActiveGame> game) {
    return game.map(
        active ->
            new CommandException(
                ExitStatus.SOFTWARE,
                String.format(
                    Locale.ROOT,
                    "%s; %s; %s",
                    active
                        .player()
                        .map(player -> player + " ran out of memory")
                        .orElse("out of memory"),
                    active.reference(),
                    Failures.MORE_MEMORY),
                thrown));
  }

  private static boolean explainsItself(Throwable thrown) {
    return thrown instanceof CommandException
        || thrown instanceof IOException
        || thrown instanceof UncheckedIOException
        || thrown instanceof EndOfInputException
        || thrown instanceof MalformedFileException
        || thrown instanceof MissingProviderException;
  }
}
