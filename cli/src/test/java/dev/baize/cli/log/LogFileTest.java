package dev.baize.cli.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.baize.cli.io.CommandException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The file that a log is appended to. */
class LogFileTest {

  private static final int ATTEMPTS = 2000;

  @TempDir Path folder;

  private static LogFile open(Path file) {
    return new LogFile("log", file.toString(), ProgramLog.FORM);
  }

  private static void assertRefused(Path file, String reason) {
    assertThatThrownBy(() -> open(file))
        .isInstanceOf(CommandException.class)
        .hasMessage("log " + file + " cannot be written: " + reason);
  }

  @Test
  void lines_follow_those_that_the_file_has() throws IOException {
    Path file =
        Files.writeString(folder.resolve("log"), "2026-01-01T00:00:00.000Z DEBUG Old line\n");
    LogFile log = open(file);
    log.append("new\n");
    assertThat(file).hasContent("2026-01-01T00:00:00.000Z DEBUG Old line\nnew\n");
  }

  @Test
  void two_that_write_one_file_write_over_nothing() {
    Path file = folder.resolve("log");
    LogFile one = open(file);
    LogFile two = open(file);
    one.append("1\n");
    two.append("2\n");
    one.append("3\n");
    assertThat(file).hasContent("1\n2\n3\n");
  }

  @Test
  void a_thread_that_was_interrupted_writes_and_stays_interrupted() {
    Path file = folder.resolve("log");
    LogFile log = open(file);
    Thread.currentThread().interrupt();
    log.append("1\n");
    log.append("2\n");
    assertThat(Thread.interrupted()).isTrue();
    assertThat(file).hasContent("1\n2\n");
  }

  @Test
  void what_is_no_regular_file_is_refused() throws Exception {
    assertRefused(folder, "it is a folder");
    assertRefused(folder.resolve("no/such"), "there is no such folder");
    Path pipe = folder.resolve("pipe");
    assumeTrue(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor() == 0);
    assertRefused(pipe, "it is not a regular file");
  }

  @Test
  void a_link_is_refused_and_nothing_is_written_where_it_leads() throws Exception {
    Path file = folder.resolve("file");
    Path link = Files.createSymbolicLink(folder.resolve("link"), file);
    assertRefused(link, "it is a link");
    assertThat(file).doesNotExist();
    Files.createFile(file);
    assertRefused(link, "it is a link");
  }

  @Test
  void a_link_that_appears_while_the_file_is_opened_is_not_followed() throws Exception {
    Path victim = Files.createFile(folder.resolve("victim"));
    Path file = folder.resolve("file");
    AtomicBoolean done = new AtomicBoolean();
    FutureTask<Path> attack = new FutureTask<>(() -> replaceByLinks(file, victim, done));
    new Thread(attack).start();
    for (int i = 0; i < ATTEMPTS; i++) {
      try {
        LogFile log = open(file);
        log.append("2026-01-01T00:00:00.000Z DEBUG Line\n");
      } catch (CommandException e) {
        assertThat(e.getMessage()).isNotBlank();
      }
    }
    done.set(true);
    attack.get();
    assertThat(victim).isEmptyFile();
  }

  /** Replaces a file by a link and removes the link, again and again. */
  private Path replaceByLinks(Path file, Path target, AtomicBoolean done) throws IOException {
    Path link = folder.resolve("link");
    while (!done.get()) {
      Files.createSymbolicLink(link, target);
      Files.move(link, file, StandardCopyOption.ATOMIC_MOVE);
      Files.deleteIfExists(file);
    }
    return file;
  }

  @Test
  void a_file_that_holds_something_else_is_refused_and_stays_as_it_is() throws Exception {
    Path record = Files.writeString(folder.resolve("record"), "baize record 1\ngame: euchre\n");
    assertRefused(record, "it is not empty, and not a log");
    assertThat(record).content().isEqualTo("baize record 1\ngame: euchre\n");
  }

  @Test
  void a_name_that_is_no_path_is_refused() {
    assertThatThrownBy(() -> new LogFile("log", "a\0b", ProgramLog.FORM))
        .isInstanceOf(CommandException.class)
        .hasMessageEndingWith("cannot be written: Nul character not allowed");
  }
}
