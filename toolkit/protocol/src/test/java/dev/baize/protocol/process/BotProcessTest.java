package dev.baize.protocol.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.baize.core.player.PlayerFailedException;
import dev.baize.protocol.line.Line;
import dev.baize.protocol.shared.ProtocolSchema;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.assertj.core.api.ThrowableAssertAlternative;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Programs, written for the shell, that do what no player should. */
class BotProcessTest {

  /** One that either end may say. */
  private static final byte[] LONG = hello(4096);

  private static final Optional<Limit> NONE = Optional.empty();

  private static final Optional<Limit> SHORT =
      Optional.of(new Limit(Duration.ofMillis(300), "did not answer"));

  /** More lines than pipes and buffers hold. */
  private static final int MANY = 5_000;

  private BotProcess started = run("exec cat");

  /** A line of {@code length} bytes, its end included. */
  private static byte[] hello(int length) {
    String line = "{\"type\":\"hello\",\"protocol\":1,\"host\":\"%s\"}\n";
    return line.formatted("x".repeat(length - line.length() + 2)).getBytes(StandardCharsets.UTF_8);
  }

  /** A script that may {@code say} something with a line of the protocol. */
  private static List<String> words(String script) {
    String say = "say='{\"type\":\"ready\",\"says\":\"%s\"}\n'; export say; ";
    return List.of("/bin/sh", "-c", say + script);
  }

  /** Runs a script that ends by itself, or is killed. */
  private static BotProcess run(String script) {
    return BotProcess.start("Ivy", words(script), AwaitedPeer.FOREVER);
  }

  private BotProcess start(String script) {
    return start(run(script));
  }

  /** Starts a script that goes on when it has closed its input or output. */
  private BotProcess startEndless(String script) {
    return start(BotProcess.start("Ivy", words(script)));
  }

  private BotProcess start(BotProcess next) {
    started.kill();
    started = next;
    return next;
  }

  @AfterEach
  void kill() {
    started.kill();
  }

  private static void send(BotProcess process, byte[] line) {
    ProtocolSchema.HOST.requireValid(new String(line, StandardCharsets.UTF_8).strip());
    process.send(line);
  }

  private static byte[] receive(BotProcess process, Optional<Limit> limit) {
    byte[] line = process.receive(limit);
    ProtocolSchema.PLAYER.requireValid(new String(line, StandardCharsets.UTF_8));
    return line;
  }

  /** What a script says. */
  private static String said(BotProcess process) throws IOException {
    return Line.parse(receive(process, NONE)).text("says");
  }

  private static void converse(BotProcess process, Optional<Limit> limit) {
    for (int i = 0; i < MANY; i++) {
      send(process, LONG);
      receive(process, limit);
    }
  }

  private static ThrowableAssertAlternative<PlayerFailedException> failure(Runnable action) {
    return assertThatExceptionOfType(PlayerFailedException.class).isThrownBy(action::run);
  }

  @Test
  void lines_that_are_longer_than_a_pipe_come_back() {
    send(started, hello(Line.MAX_LENGTH + 1));
    assertThat(receive(started, NONE)).hasSize(Line.MAX_LENGTH);
  }

  @Test
  void many_lines_are_sent_to_a_program_that_answers_each_before_the_next_is_read() {
    for (int i = 0; i < 500; i++) {
      send(started, LONG);
    }
    for (int i = 0; i < 500; i++) {
      assertThat(receive(started, NONE)).hasSize(LONG.length - 1);
    }
  }

  @Test
  void one_that_reads_nothing_and_writes_for_ever_fails() {
    BotProcess process = start("exec yes \"$(printf \"$say\" ahead)\"");
    failure(() -> converse(process, NONE))
        .withMessage("sent more than 4 MiB without reading what it was sent");
  }

  @Test
  void one_that_reads_nothing_and_has_written_ahead_is_late() {
    BotProcess process = start("yes \"$(printf \"$say\" ahead)\" | head -n 1000; exec sleep 1000");
    failure(() -> converse(process, SHORT)).withMessage("did not answer within 300 ms");
  }

  @Test
  void one_that_writes_for_ever_to_its_standard_error_is_late() {
    BotProcess process = start("yes noise >&2; exit 0");
    failure(() -> receive(process, SHORT)).withMessage("did not answer within 300 ms");
    assertThat(String.join("", process.errorOutput()).length()).isLessThanOrEqualTo(1 << 16);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "exit 3|ended with exit status 3; there is nothing on its standard error",
        "echo why >&2; exit 127|ended with exit status 127; the last line of its standard error is"
            + " \"why\"",
        "exit 126|ended with exit status 126; there is nothing on its standard error",
        "kill -9 $$|ended with exit status 137; there is nothing on its standard error",
      })
  void how_a_program_ended_is_told(String script, String failure) {
    BotProcess process = start(script);
    failure(() -> converse(process, NONE)).withMessage(failure);
  }

  @Test
  void one_that_closes_its_output_and_waits_fails() {
    BotProcess process = startEndless("exec >&-; exec sleep 1000");
    failure(() -> converse(process, NONE))
        .withMessage("closed its output; there is nothing on its standard error");
  }

  @Test
  void one_that_closes_its_input_and_waits_fails() throws IOException {
    BotProcess process = startEndless("exec <&-; printf \"$say\" one; exec sleep 1000");
    assertThat(said(process)).isEqualTo("one");
    send(process, LONG);
    failure(() -> receive(process, NONE))
        .withMessage("closed its input; there is nothing on its standard error");
  }

  @ParameterizedTest
  @ValueSource(strings = {"/", "/no/such/bot", "no-such-bot"})
  void a_program_that_cannot_be_run_did_not_start(String program) {
    BotProcess process = BotProcess.start("Ivy", List.of(program), AwaitedPeer.FOREVER);
    failure(() -> receive(process, NONE))
        .withMessageStartingWith("did not start: \"" + program + "\" cannot be run: ");
  }

  @Test
  void what_a_program_said_before_it_ended_is_received() throws IOException {
    BotProcess process = start("printf \"$say\" one two; printf '%s' \"$(printf \"$say\" three)\"");
    send(process, LONG);
    assertThat(said(process)).isEqualTo("one");
    send(process, LONG);
    assertThat(said(process)).isEqualTo("two");
    assertThat(said(process)).isEqualTo("three");
    failure(() -> receive(process, NONE)).withMessageStartingWith("ended with exit status 0");
  }

  @Test
  void a_child_ends_with_a_program_that_is_killed() throws IOException {
    endsWith("(trap '' TERM HUP INT; exec sleep 1000) & printf \"$say\" $!; read a; read b");
  }

  /** They have left their parents, and some keep the output of the program open. */
  @EnabledOnOs(OS.LINUX)
  @ParameterizedTest
  @ValueSource(
      strings = {
        "(trap '' TERM HUP INT; exec sleep 1000) & printf \"$say\" $!; read a; exit 3",
        "(trap '' TERM HUP INT; exec sleep 1000 >&- 2>&- <&-) & printf \"$say\" $!; read a; exit 3",
        "setsid sh -c 'trap \"\" TERM HUP; printf \"$say\" $$; exec sleep 1000' & read a; read b",
        "(setsid sh -c 'printf \"$say\" $$; exec sleep 1000' &); read a; read b",
        "(setsid sh -c 'printf \"$say\" $$; exec sleep 1000' &); read a; exit 3",
      })
  void children_that_live_by_themselves_end_with_the_program(String script) throws IOException {
    endsWith(script);
  }

  /** The script prints the process ID of a child that would live on, and reads a line. */
  private void endsWith(String script) throws IOException {
    BotProcess process = start(script);
    Optional<ProcessHandle> child = ProcessHandle.of(Long.parseLong(said(process)));
    assertThat(child).isPresent();
    send(process, LONG);
    failure(() -> receive(process, SHORT));
    child.get().onExit().join();
  }

  @Test
  void one_that_starts_children_for_ever_ends_with_them() {
    // More than a look at all processes finds, few enough to survive a test that fails.
    BotProcess process =
        start(
            "printf \"$say\" here; i=0; while [ $i -lt 500 ]; do i=$((i+1)); sleep 3141 & done; wait");
    receive(process, NONE);
    process.kill();
    ProcessHandle.allProcesses()
        .filter(each -> each.info().commandLine().orElse("").endsWith("sleep 3141"))
        .forEach(each -> each.onExit().join());
  }
}
