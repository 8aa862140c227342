package dev.baize.cli.command;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option to record a game. */
public final class RecordOption {

  @Option(
      names = "--record",
      paramLabel = "FILE",
      description = "Write a record to this new file, to be replayed or resumed.")
  private @Nullable Path file;

  /** For picocli. */
  public RecordOption() {}

  /** {@return where to write the record; null for nowhere} */
  public @Nullable Path file() {
    return file;
  }
}
