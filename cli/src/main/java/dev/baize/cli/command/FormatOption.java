package dev.baize.cli.command;

import dev.baize.cli.io.Terminal;
import dev.baize.core.table.Report;
import dev.baize.study.report.ReportFormat;
import picocli.CommandLine.Option;

public final class FormatOption {

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description = "${COMPLETION-CANDIDATES}; text by default.")
  private ReportFormat format = ReportFormat.TEXT;

  public ReportFormat get() {
    return format;
  }

  public void print(Report report, Terminal terminal) {
    terminal.print(format.print(report, terminal.outputColumns()));
  }
}
