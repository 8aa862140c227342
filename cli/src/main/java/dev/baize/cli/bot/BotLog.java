package dev.baize.cli.bot;

import dev.baize.cli.io.CommandException;
import dev.baize.cli.io.ExitStatus;
import dev.baize.cli.io.FileFailure;
import dev.baize.core.text.Printable;
import dev.baize.protocol.host.FailureReport;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
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
      Path file = Path.of(name);
      if (Files.exists(file) && !isForLog(file)) {
        throw refused(option, name, "it is something else than a log of players");
      }
      BotLog log = new BotLog(file);
      if (!Files.exists(file) || isEmpty(file)) {
        log.append(TITLE + "\n");
      }
      return log;
    } catch (InvalidPathException | IOException e) {
      throw refused(option, name, FileFailure.reason(e));
    }
  }

  private static boolean isForLog(Path file) throws IOException {
    return Files.isRegularFile(file) && (isEmpty(file) || isLog(file));
  }

  private static boolean isEmpty(Path file) throws IOException {
    return Files.size(file) == 0;
  }

  private static boolean isLog(Path file) throws IOException {
    byte[] title = TITLE.getBytes(StandardCharsets.UTF_8);
    try (InputStream in = Files.newInputStream(file)) {
      return Arrays.equals(in.readNBytes(title.length), title);
    }
  }

  private static CommandException refused(String option, String name, String reason) {
    return new CommandException(
        ExitStatus.REFUSED,
        String.format(Locale.ROOT, "%s %s cannot be written: %s", option, name, reason));
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
          ExitStatus.NOT_WRITTEN,
          String.format(Locale.ROOT, "%s cannot be written: %s", file, e.getMessage()),
          e);
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
