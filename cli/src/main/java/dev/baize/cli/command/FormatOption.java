package dev.baize.cli.command;

import dev.baize.study.report.ReportFormat;
import picocli.CommandLine.Option;

public final class FormatOption {

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description = "${COMPLETION-CANDIDATES}; text by default.")
  private ReportFormat format = ReportFormat.TEXT;

  /** {@return the format in which a report is printed} */
  public ReportFormat get() {
    return format;
  }
}
