package dev.baize.study.dataset;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is in a file stays, whatever happens to what is written at its end. */
class AppendedFileTest {

  @TempDir private Path folder;

  @Test
  void a_write_that_fails_leaves_the_file_as_it_was() throws IOException {
    Path path = Files.writeString(folder.resolve("full"), "whole\n");
    try (AppendedFile file =
        new AppendedFile(path) {
          @Override
          public void write(byte[] bytes) throws IOException {
            super.write(bytes, 0, bytes.length / 2);
            throw new IOException("No space left on device");
          }
        }) {
      assertThat(catchException(() -> file.write(6, "more\n".getBytes(UTF_8))))
          .hasMessage("%s cannot be written: No space left on device", path);
    }
    assertThat(path).hasContent("whole\n");
  }
}
