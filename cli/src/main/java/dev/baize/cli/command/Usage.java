package dev.baize.cli.command;

import dev.baize.cli.io.CommandException;
import dev.baize.cli.io.ExitStatus;

/** Refuses a command line that the option parser has understood, but the command does not. */
public final class Usage {

  @FunctionalInterface
  public interface Reading<T, X extends Exception> {

    T read() throws X;
  }

  private Usage() {}

  public static CommandException error(String reason) {
    return new CommandException(ExitStatus.USAGE, reason);
  }

  /** {@return what is read; an {@link IllegalArgumentException} becomes a refusal} */
  public static <T, X extends Exception> T checked(Reading<T, X> reading) throws X {
    return checked("", reading);
  }

  /** {@return what is read, which the message of a refusal begins with} */
  public static <T, X extends Exception> T checked(String what, Reading<T, X> reading) throws X {
    try {
      return reading.read();
    } catch (IllegalArgumentException e) {
      throw new CommandException(ExitStatus.USAGE, what + e.getMessage(), e);
    }
  }
}
