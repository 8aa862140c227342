package dev.baize.cli.io;

import com.google.common.base.Throwables;
import com.google.common.collect.Sets;
import dev.baize.core.player.EndOfInputException;
import dev.baize.core.registry.MissingProviderException;
import dev.baize.core.text.MalformedFileException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Reports a failure in one line on standard error, and maps it to an exit status. */
public final class Failures {

  private static final Logger LOG = LoggerFactory.getLogger(Failures.class);

  /** The environment variable that makes stack traces follow the line. */
  private static final String TRACE = "BAIZE_TRACE";

  private static final String HOW_TO_TRACE = "; set " + TRACE + "=1 to see where";

  private final Terminal terminal;

  /**
   * Says what went wrong at a terminal.
   *
   * @param terminal where it is said
   */
  public Failures(Terminal terminal) {
    this.terminal = terminal;
  }

  /**
   * Reports a failure, after all that was printed before it.
   *
   * @param failure any exception or error
   * @return the status to exit with
   */
  public int report(Throwable failure) {
    StreamException stream = find(StreamException.class, failure);
    if (stream == null) {
      try {
        terminal.flush();
      } catch (UncheckedIOException e) {
        return report(e);
      }
    }
    int status = stream == null ? explain(failure) : explain(stream);
    if (System.getenv(TRACE) != null) {
      showTrace(failure);
    }
    return status;
  }

  private int explain(StreamException failure) {
    int status = failure.status();
    return status == ExitStatus.PIPE_CLOSED ? status : say(failure, status);
  }

  private int explain(Throwable failure) {
    EndOfInputException end = find(EndOfInputException.class, failure);
    if (end != null) {
      return say(end, ExitStatus.REFUSED);
    }
    if (failure instanceof CommandException refusal) {
      return say(refusal, refusal.status());
    }
    if (failure instanceof IOException
        || failure instanceof MalformedFileException
        || failure instanceof MissingProviderException) {
      return say(failure, ExitStatus.REFUSED);
    }
    if (failure instanceof UncheckedIOException) {
      return say(failure, ExitStatus.NOT_WRITTEN);
    }
    return say("a bug: " + describe(failure), ExitStatus.SOFTWARE);
  }

  /**
   * {@return the text of a failure, or its class alone where an exception of a plug-in fails to say
   * what it is}
   *
   * @param failure any exception or error
   */
  public static String describe(Throwable failure) {
    try {
      return failure.toString();
    } catch (RuntimeException | StackOverflowError e) {
      return failure.getClass().getName();
    }
  }

  private int say(Throwable failure, int status) {
    return say(Objects.requireNonNullElse(failure.getMessage(), failure.toString()), status);
  }

  private int say(String what, int status) {
    LOG.atError().addKeyValue("status", status).addKeyValue("reason", what).log("command failed");
    terminal.fail(status == ExitStatus.SOFTWARE ? what + HOW_TO_TRACE : what);
    return status;
  }

  private void showTrace(Throwable failure) {
    Throwables.getStackTraceAsString(failure)
        .lines()
        .map(line -> line.replace("\t", "    "))
        .forEach(terminal::error);
  }

  /** The first of a type among a failure and its causes, of which some go round in a circle. */
  private static <T extends Throwable> @Nullable T find(Class<T> type, Throwable failure) {
    Set<Throwable> seen = Sets.newIdentityHashSet();
    for (Throwable cause = failure; cause != null && seen.add(cause); cause = cause.getCause()) {
      if (type.isInstance(cause)) {
        return type.cast(cause);
      }
    }
    return null;
  }
}
