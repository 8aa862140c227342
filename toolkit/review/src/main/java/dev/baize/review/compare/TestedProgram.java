package dev.baize.review.compare;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.concurrent.TimeUnit.MILLISECONDS;

import com.google.common.collect.Iterables;
import dev.baize.core.text.Excerpt;
import dev.baize.core.text.Printable;
import dev.baize.review.compare.ProgramOutput.Ending;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

/** A program that is run as a process, with limits, and with files for its streams. */
record TestedProgram(
    List<String> command, Duration time, int bytes, Path folder, BooleanSupplier cancelled) {

  private static final int POLL_MILLIS = 10;

  ProgramOutput run(List<String> arguments, List<String> input) throws IOException {
    List<String> words = new ArrayList<>(command);
    words.addAll(arguments);
    Path in = Files.write(folder.resolve("input"), input);
    ProcessBuilder builder =
        new ProcessBuilder(words)
            .redirectInput(in.toFile())
            .redirectOutput(out().toFile())
            .redirectError(err().toFile());
    Process process = start(builder);
    Ending ending = await(process);
    int status = process.onExit().join().exitValue();
    return new ProgramOutput(read(out()), lastLine(read(err())), status, ending);
  }

  /** Starts the program; a failure is told without the number that Java puts before the reason. */
  private Process start(ProcessBuilder builder) throws IOException {
    try {
      return builder.start();
    } catch (IOException e) {
      String reason = String.valueOf(e.getMessage()).replaceFirst("^.*error=[0-9]+, ", "");
      throw new IOException(
          Excerpt.quote(command.get(0)) + " cannot be run: " + Printable.line(reason), e);
    }
  }

  private Path out() {
    return folder.resolve("output");
  }

  private Path err() {
    return folder.resolve("errors");
  }

  /** Waits until a process has ended, or ends it and all that it has started. */
  private Ending await(Process process) throws IOException {
    try {
      long left = time.toMillis();
      while (!process.waitFor(Math.min(left, POLL_MILLIS), MILLISECONDS)) {
        left -= POLL_MILLIS;
        if (cancelled.getAsBoolean()) {
          return Ending.CANCELLED;
        }
        if (left <= 0) {
          return Ending.TOO_SLOW;
        }
        if (isTooMuch()) {
          return Ending.TOO_MUCH;
        }
      }
      return isTooMuch() ? Ending.TOO_MUCH : Ending.EXITED;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw (IOException) new InterruptedIOException("interrupted").initCause(e);
    } finally {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
    }
  }

  private boolean isTooMuch() throws IOException {
    return Files.size(out()) > bytes || Files.size(err()) > bytes;
  }

  private String read(Path file) throws IOException {
    try (InputStream stream = Files.newInputStream(file)) {
      return new String(stream.readNBytes(bytes), UTF_8);
    }
  }

  private static String lastLine(String text) {
    return Iterables.getLast(text.lines().filter(line -> !line.isBlank()).toList(), "");
  }
}
