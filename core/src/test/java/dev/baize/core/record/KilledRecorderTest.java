package dev.baize.core.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class KilledRecorderTest {

  @TempDir Path folder;

  /** Starts a process that records, and waits until its file has grown to so many bytes. */
  private Process recorder(Path file, long size) throws IOException, InterruptedException {
    try (WatchService changes = folder.getFileSystem().newWatchService()) {
      folder.register(
          changes, StandardWatchEventKinds.ENTRY_CREATE, StandardWatchEventKinds.ENTRY_MODIFY);
      Process process = start(file);
      while (process.isAlive() && file.toFile().length() < size) {
        WatchKey change = changes.poll(1, TimeUnit.SECONDS);
        if (change != null) {
          change.pollEvents();
          change.reset();
        }
      }
      assertThat(process.isAlive()).as(Files.readString(folder.resolve("output"))).isTrue();
      return process;
    }
  }

  private Process start(Path file) throws IOException {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1",
            "-cp",
            System.getProperty("java.class.path"),
            KilledRecorder.class.getName(),
            file.toString())
        .redirectErrorStream(true)
        .redirectOutput(Redirect.to(folder.resolve("output").toFile()))
        .start();
  }

  private static void kill(Process process) throws InterruptedException {
    process.destroyForcibly().waitFor();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 120, 350, 600, 850})
  void a_match_whose_process_is_killed_resumes_as_if_nothing_had_happened(int size)
      throws IOException, InterruptedException {
    Path file = folder.resolve("killed.baize");
    kill(recorder(file, size));
    assertThat(Files.size(file)).isBetween((long) size, 4096L);
    Tables.resume(file);
    Path whole = folder.resolve("whole.baize");
    Tables.record(whole, KilledRecorder.HEADER);
    assertThat(Files.readString(file)).isEqualTo(Files.readString(whole));
  }

  @Test
  void a_file_that_another_process_writes_is_refused() throws IOException, InterruptedException {
    Path file = folder.resolve("other.baize");
    Process process = recorder(file, 1);
    try {
      assertThatExceptionOfType(IOException.class)
          .isThrownBy(() -> RecordWriter.create(file, MatchRecord.of(KilledRecorder.HEADER)))
          .withMessage("%s cannot be written: another process is writing it", file);
      assertThatExceptionOfType(IOException.class)
          .isThrownBy(() -> RecordWriter.append(file, MatchRecord.read(file)))
          .withMessage("%s cannot be written: another process is writing it", file);
      RandomAccessFile open = new RandomAccessFile(file.toFile(), "rw");
      assertThatExceptionOfType(IOException.class).isThrownBy(() -> RecordWriter.lock(file, open));
      assertThat(open.getChannel().isOpen()).isFalse();
    } finally {
      kill(process);
    }
  }
}
