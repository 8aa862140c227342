package dev.baize.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.protocol.host.FailureReport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The file that keeps the last lines of programs, which may have written anything. */
class BotLogTest {

  @TempDir Path folder;

  @Test
  void what_controls_a_terminal_is_escaped() throws IOException {
    Path file = folder.resolve("log");
    new BotLog("--bot-log", file.toString())
        .accept(
            new FailureReport(
                "Ivy", "gave up", List.of("> {}"), List.of("\u001b[2Jlost\rfound", "why")));
    assertThat(Files.readString(file))
        .endsWith(
            """

            Ivy gave up
            The last lines sent (>) and received (<):
              > {}
            The last lines of its standard error:
              \\u001B[2Jlost\\u000Dfound
              why
            """);
  }
}
