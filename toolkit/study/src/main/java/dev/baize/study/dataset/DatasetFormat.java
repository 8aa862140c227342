package dev.baize.study.dataset;

import static com.google.common.base.Preconditions.checkArgument;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;

/**
 * The format of a dataset, which the name of its file tells.
 *
 * @param csv whether it is a table, and not JSON objects
 * @param gzip whether it is compressed
 */
public record DatasetFormat(boolean csv, boolean gzip) {

  private static final Pattern NAME = Pattern.compile("(?s).*[.](jsonl|csv)([.]gz)?");
  private static final int BUFFER = 1 << 13;

  /**
   * {@return the format of a file}
   *
   * @param file has a name that ends in {@code .jsonl}, {@code .csv} or either with {@code .gz}
   */
  public static DatasetFormat of(Path file) {
    Matcher name = NAME.matcher(file.toString());
    checkArgument(
        name.matches(), "expected a file name that ends in .jsonl, .jsonl.gz, .csv or .csv.gz");
    return new DatasetFormat("csv".equals(name.group(1)), name.group(2) != null);
  }

  /**
   * A stream for one game, to be closed. Compressed, each is a whole gzip member, so that a file of
   * them can be cut between two, and goes on with the next.
   */
  OutputStream member(OutputStream to) throws IOException {
    return gzip ? new GZIPOutputStream(to, BUFFER) : to;
  }

  /** {@return text such as {@code jsonl.gz}} */
  @Override
  public String toString() {
    return (csv ? "csv" : "jsonl") + (gzip ? ".gz" : "");
  }
}
