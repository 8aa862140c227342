package dev.baize.cli;

import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** What becomes of a result. */
final class ResultOptions {

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description = "${COMPLETION-CANDIDATES}; text unless given.")
  private ReportFormat format = ReportFormat.TEXT;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "Write the exact result to this new file too, to be merged with other parts.")
  private @Nullable Path out;

  /** For picocli. */
  ResultOptions() {}

  /**
   * Demands that the result can be written, before it is known.
   *
   * @throws IOException that names the file, if it cannot be
   */
  void requireFile() throws IOException {
    if (out != null) {
      ResultFile.of(out);
    }
  }

  /**
   * Writes the result to its file, then prints it, even if the file could not be written.
   *
   * @throws CommandException if it could not
   */
  void publish(StudyResult result, Terminal terminal) {
    CommandException failure = write(result.text());
    terminal.print(format.print(result.report()));
    terminal.flush();
    if (failure != null) {
      throw failure;
    }
  }

  private @Nullable CommandException write(String text) {
    if (out == null) {
      return null;
    }
    try {
      ResultFile.of(out).write(text);
      return null;
    } catch (IOException e) {
      return new CommandException(Status.NOT_WRITTEN, String.valueOf(e.getMessage()), e);
    }
  }
}
