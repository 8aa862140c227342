package dev.baize.cli.command;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.io.ByteSource;
import com.google.common.io.MoreFiles;
import dev.baize.cli.io.CommandException;
import dev.baize.cli.io.ExitStatus;
import dev.baize.cli.io.Failures;
import dev.baize.core.text.Printable;
import dev.baize.protocol.host.FailureReport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.function.Consumer;

/** A file that tells what was said before programs that play have failed. Thread-safe. */
final class BotLog implements Consumer<FailureReport> {

  /** The first line, without which nothing is appended to a file. */
  private static final String TITLE = "Baize: the last lines before players have failed";

  private final Path file;

  private BotLog(Path file) {
    this.file = file;
  }

  /** A log in a new file, an empty one, or one to which such logs were written before. */
  static BotLog open(String option, String name) {
    try {
      BotLog log = new BotLog(Path.of(name));
      if (!Files.exists(log.file) || (Files.isRegularFile(log.file) && Files.size(log.file) == 0)) {
        log.append(TITLE + "\n");
      } else if (!log.isLog()) {
        throw refused(option, name, "it is something else than a log of players");
      }
      return log;
    } catch (InvalidPathException | IOException e) {
      throw refused(option, name, Failures.fileProblem(e));
    }
  }

  private boolean isLog() throws IOException {
    return Files.isRegularFile(file)
        && MoreFiles.asByteSource(file)
            .slice(0, TITLE.length())
            .contentEquals(ByteSource.wrap(TITLE.getBytes(UTF_8)));
  }

  private static CommandException refused(String option, String name, String reason) {
    return new CommandException(
        ExitStatus.REFUSED, option + " " + name + " cannot be written: " + reason);
  }

  @Override
  public synchronized void accept(FailureReport report) {
    StringBuilder text = new StringBuilder("\n");
    text.append(report.player()).append(' ').append(report.failure()).append('\n');
    addAll("The last lines sent (>) and received (<):", report.conversation(), text);
    addAll("The last lines of its standard error:", report.errorOutput(), text);
    try {
      append(text.toString());
    } catch (IOException e) {
      throw new CommandException(
          ExitStatus.NOT_WRITTEN, file + " cannot be written: " + e.getMessage(), e);
    }
  }

  private static void addAll(String title, List<String> lines, StringBuilder text) {
    if (!lines.isEmpty()) {
      text.append(title).append('\n');
      lines.forEach(line -> text.append("  ").append(Printable.line(line)).append('\n'));
    }
  }

  private void append(String text) throws IOException {
    Files.writeString(file, text, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
  }
}
