package dev.baize.cli.command;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

public final class RecordOption {

  public static final String NAME = "--record";

  @Option(
      names = NAME,
      paramLabel = "FILE",
      description = "Write a record to this new file, to be replayed or resumed.")
  private @Nullable Path file;

  public @Nullable Path file() {
    return file;
  }

  /**
   * Checks that the file is new or empty, before a person is asked anything. It is created with its
   * first lines.
   */
  public void requireNew() throws IOException {
    if (file != null && Files.isRegularFile(file) && Files.size(file) > 0) {
      throw new FileAlreadyExistsException(
          file.toString(), null, "the file exists and is not empty; nothing is overwritten");
    }
  }
}
