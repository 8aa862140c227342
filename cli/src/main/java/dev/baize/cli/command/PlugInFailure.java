package dev.baize.cli.command;

import dev.baize.cli.io.CommandException;
import dev.baize.cli.io.ExitStatus;
import dev.baize.cli.jar.PlugInCall;
import dev.baize.core.player.EndOfInputException;
import dev.baize.core.registry.MissingProviderException;
import dev.baize.core.text.MalformedFileException;
import java.io.IOException;
import java.io.UncheckedIOException;
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

  private static boolean explainsItself(Throwable thrown) {
    return thrown instanceof CommandException
        || thrown instanceof IOException
        || thrown instanceof UncheckedIOException
        || thrown instanceof EndOfInputException
        || thrown instanceof MalformedFileException
        || thrown instanceof MissingProviderException;
  }
}
