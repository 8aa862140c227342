package dev.baize.cli.command;

import dev.baize.cli.log.LogFile;
import dev.baize.core.text.Printable;
import dev.baize.protocol.host.FailureReport;
import java.util.List;
import java.util.function.Consumer;

/** A log of the last lines to and from programs that play, before they failed. Thread-safe. */
final class BotLog implements Consumer<FailureReport> {

  /** The first line, without which nothing is appended to a file. */
  private static final String TITLE = "Baize: the last lines before players have failed";

  private final LogFile file;

  /** A log in a new file, an empty one, or one to which such logs were written before. */
  BotLog(String option, String name) {
    file = new LogFile(option, name, TITLE);
    if (file.isEmpty()) {
      file.append(TITLE + "\n");
    }
  }

  @Override
  public void accept(FailureReport report) {
    StringBuilder text = new StringBuilder("\n");
    text.append(report.player()).append(' ').append(report.failure()).append('\n');
    addAll("The last lines sent (>) and received (<):", report.conversation(), text);
    addAll("The last lines of its standard error:", report.errorOutput(), text);
    file.append(text.toString());
  }

  private static void addAll(String title, List<String> lines, StringBuilder text) {
    if (!lines.isEmpty()) {
      text.append(title).append('\n');
      lines.forEach(line -> text.append("  ").append(Printable.line(line)).append('\n'));
    }
  }
}
