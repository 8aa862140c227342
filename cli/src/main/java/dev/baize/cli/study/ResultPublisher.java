package dev.baize.cli.study;

import dev.baize.cli.io.CommandException;
import dev.baize.cli.io.ExitStatus;
import dev.baize.cli.io.Terminal;
import dev.baize.study.file.ResultFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

public final class ResultPublisher {

  private ResultPublisher() {}

  /** Writes a result to its file, prints it, and draws its chart; each even if another failed. */
  public static void publish(Terminal terminal, Runnable write, String printed, Runnable draw) {
    CommandException written = failure(write);
    terminal.print(printed);
    terminal.flush();
    CommandException drawn = failure(draw);
    terminal.flush();
    if (written != null && drawn != null) {
      terminal.fail(String.valueOf(drawn.getMessage()));
    }
    if (written != null) {
      throw written;
    }
    if (drawn != null) {
      throw drawn;
    }
  }

  private static @Nullable CommandException failure(Runnable action) {
    try {
      action.run();
      return null;
    } catch (CommandException e) {
      return e;
    }
  }

  /** Writes a text into a new file, or one that is empty; does nothing if no file is given. */
  public static void write(@Nullable Path file, Supplier<String> text) {
    if (file != null) {
      write(file, text.get().getBytes(StandardCharsets.UTF_8));
    }
  }

  static void write(Path file, byte[] content) {
    try {
      ResultFile.of(file).write(content);
    } catch (IOException e) {
      throw notWritten(e);
    }
  }

  /** Replaces what is in a file, unless it has changed meanwhile. */
  static void replace(Path file, byte[] before, byte[] content) {
    try {
      ResultFile.existing(file).replace(before, content);
    } catch (IOException e) {
      throw notWritten(e);
    }
  }

  private static CommandException notWritten(IOException cause) {
    return new CommandException(ExitStatus.NOT_WRITTEN, String.valueOf(cause.getMessage()), cause);
  }
}
