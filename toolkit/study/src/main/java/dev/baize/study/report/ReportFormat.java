package dev.baize.study.report;

import dev.baize.core.table.Report;
import dev.baize.core.text.Excerpt;
import java.util.Locale;

/** The formats in which reports are printed. */
public enum ReportFormat {
  /** Text for people. */
  TEXT,

  /** One JSON object on one line. */
  JSON,

  /** A line of names and lines of values. */
  CSV;

  /** The format with a name in lower case. */
  public static ReportFormat of(String name) {
    for (ReportFormat format : values()) {
      if (format.toString().equals(name)) {
        return format;
      }
    }
    throw new IllegalArgumentException(
        String.format(
            Locale.ROOT, "no format %s; expected text, json or csv", Excerpt.quote(name)));
  }

  /** The lines of a report in this format. */
  public String print(Report report) {
    return print(report, 0);
  }

  /** The report in this format for a screen of {@code columns}, or 0 if there is no screen. */
  public String print(Report report, int columns) {
    return switch (this) {
      case TEXT -> report.text(columns);
      case JSON -> Json.text(report.values()) + '\n';
      case CSV -> Csv.text(report.rows());
    };
  }

  /** The name. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
