package dev.baize.cli.io;

import static java.util.Objects.requireNonNullElseGet;

import com.google.common.base.Throwables;
import com.google.common.collect.Sets;
import dev.baize.core.player.EndOfInputException;
import dev.baize.core.player.PlayerFailedException;
import dev.baize.core.record.MalformedFileException;
import dev.baize.core.registry.MissingProviderException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Reports a failure in one line on standard error, and maps it to an exit status. */
public record Failures(Terminal terminal) {

  private static final Logger LOG = LoggerFactory.getLogger(Failures.class);

  /** The environment variable that makes stack traces follow the line. */
  private static final String TRACE = "BAIZE_TRACE";

  private static final String HOW_TO_TRACE = "; set " + TRACE + "=1 to see where";

  private static final String MORE_MEMORY =
      "BAIZE_JAVA_OPTIONS=-Xmx4g, say, lets the launcher give the program more";

  /**
   * Reports a failure, after all that was printed before it, and returns the status to exit with.
   * The stack trace follows if {@value #TRACE} is set or, of a player or program that failed, if
   * the program is verbose.
   */
  public int report(Throwable failure, boolean verbose) {
    StreamException stream = find(StreamException.class, failure);
    if (stream == null) {
      try {
        terminal.flush();
      } catch (UncheckedIOException e) {
        return report(e, verbose);
      }
    }
    int status = stream == null ? explain(failure) : explain(stream);
    if ((verbose && status == ExitStatus.SOFTWARE) || System.getenv(TRACE) != null) {
      Throwables.getStackTraceAsString(failure)
          .lines()
          .forEach(line -> terminal.error(line.replace("\t", "    ")));
    }
    return status;
  }

  /**
   * Reports a command line that is not understood, with the help, or that names a file which cannot
   * be used, and returns the status to exit with.
   */
  public int refuse(String reason, String help, Throwable cause) {
    int status = status(ExitStatus.USAGE, cause);
    return say(status == ExitStatus.USAGE ? reason + help : reason, status);
  }

  /** A file that cannot be used has one status, wherever it is named. */
  private static int status(int refusal, Throwable cause) {
    boolean ofFile =
        find(IOException.class, cause) != null || find(MalformedFileException.class, cause) != null;
    return refusal == ExitStatus.USAGE && ofFile ? ExitStatus.REFUSED : refusal;
  }

  private int explain(StreamException failure) {
    int status = failure.status();
    return status == ExitStatus.PIPE_CLOSED ? status : say(failure, status);
  }

  private int explain(Throwable failure) {
    EndOfInputException end = find(EndOfInputException.class, failure);
    if (end != null && (end == failure || terminal.isInputEnded())) {
      return say(end, ExitStatus.REFUSED);
    }
    if (find(OutOfMemoryError.class, failure) != null) {
      String what = failure instanceof CommandException ? failure.getMessage() + "; " : "";
      return say("out of memory; " + what + MORE_MEMORY, ExitStatus.SOFTWARE);
    }
    if (failure instanceof CommandException refusal) {
      return say(refusal, status(refusal.status(), refusal));
    }
    if (failure instanceof UncheckedIOException) {
      return say(failure, ExitStatus.NOT_WRITTEN);
    }
    if (failure instanceof PlayerFailedException) {
      return say(failure, ExitStatus.SOFTWARE);
    }
    return explainsItself(failure)
        ? say(failure, ExitStatus.REFUSED)
        : say("a bug: " + failure, ExitStatus.SOFTWARE);
  }

  private int say(Throwable failure, int status) {
    return say(requireNonNullElseGet(failure.getMessage(), failure::toString), status);
  }

  private int say(String what, int status) {
    LOG.atError().addKeyValue("status", status).addKeyValue("reason", what).log("command failed");
    terminal.fail(status == ExitStatus.SOFTWARE ? what + HOW_TO_TRACE : what);
    return status;
  }

  private static <T extends Throwable> @Nullable T find(Class<T> type, Throwable failure) {
    Set<Throwable> seen = Sets.newIdentityHashSet();
    for (Throwable cause = failure; cause != null && seen.add(cause); cause = cause.getCause()) {
      if (type.isInstance(cause)) {
        return type.cast(cause);
      }
    }
    return null;
  }

  /** {@return whether the message of a failure is complete without saying what has failed} */
  public static boolean explainsItself(Throwable failure) {
    return failure instanceof CommandException
        || failure instanceof IOException
        || failure instanceof UncheckedIOException
        || failure instanceof EndOfInputException
        || failure instanceof MalformedFileException
        || failure instanceof MissingProviderException;
  }

  public static String fileProblem(Exception failure) {
    if (failure instanceof NoSuchFileException) {
      return "there is no such folder";
    }
    if (failure instanceof AccessDeniedException) {
      return "permission denied";
    }
    return failure instanceof InvalidPathException path
        ? path.getReason()
        : String.valueOf(failure.getMessage());
  }
}
