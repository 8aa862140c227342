package dev.baize.cli.io;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.baize.cli.Program;
import dev.baize.cli.Run;
import dev.baize.cli.command.CommandContext;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

class StandardOutputTest {

  /** Takes so many bytes and then fails. */
  private static final class Limited extends OutputStream {

    private final String failure;
    private int left;
    private int failures;

    Limited(int left, String failure) {
      this.left = left;
      this.failure = failure;
    }

    @Override
    public void write(int b) throws IOException {
      if (left-- <= 0) {
        failures++;
        throw new IOException(failure);
      }
    }
  }

  private static Run run(Limited out, String... words) {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Terminal terminal = new Terminal(InputStream.nullInputStream(), out, err);
    int status = new Program(new CommandContext(terminal, "baize")).run(List.of(words));
    return new Run(status, "", err.toString(UTF_8));
  }

  @Test
  void a_reader_that_went_away_ends_the_program_without_a_word() {
    for (int taken : new int[] {0, 1, 100, 5000}) {
      Limited out = new Limited(taken, "Broken pipe");
      assertThat(run(out, "euchre", "--demo")).isEqualTo(new Run(141, "", ""));
      assertThat(out.failures).isEqualTo(1);
    }
    assertThat(run(new Limited(0, "Broken pipe"), "--help")).isEqualTo(new Run(141, "", ""));
    assertThat(run(new Limited(0, "Broken pipe"), "players")).isEqualTo(new Run(141, "", ""));
    assertThat(run(new Limited(0, "Broken pipe"), "euchre")).isEqualTo(new Run(141, "", ""));
    assertThat(run(new Limited(0, "Broken pipe"), "generate-completion"))
        .isEqualTo(new Run(141, "", ""));
  }

  @Test
  void a_reader_that_goes_away_while_a_person_is_asked_ends_the_program_too() {
    String[] game = Run.game("A", "Simple", "B", "Human", "C", "Simple", "D", "Simple");
    assertThat(run(new Limited(10, "Broken pipe"), euchre(game))).isEqualTo(new Run(141, "", ""));
  }

  @Test
  void a_full_disk_is_one_line() {
    Run told = new Run(74, "", "baize: standard output: No space left on device\n");
    for (int taken : new int[] {0, 1, 5000}) {
      assertThat(run(new Limited(taken, "No space left on device"), "euchre", "--demo"))
          .isEqualTo(told);
    }
    String[] game = Run.game("A", "Simple", "B", "Human", "C", "Simple", "D", "Simple");
    assertThat(run(new Limited(10, "No space left on device"), euchre(game))).isEqualTo(told);
  }

  @Test
  void parts_of_texts_in_any_form_come_together_in_order() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    StandardOutput out = new StandardOutput(bytes);
    String text = "\uD83C\uDCA1 é";
    out.append(text.charAt(0));
    out.flush();
    assertThat(bytes.size()).isZero();
    out.write(text.toCharArray(), 1, 1);
    out.write(text, 2, 2);
    out.flush();
    assertThat(bytes.toString(UTF_8)).isEqualTo(text);
  }

  @Test
  void styles_are_kept_where_they_are_meant_and_stand_after_what_was_printed_before() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    Terminal terminal =
        new Terminal(InputStream.nullInputStream(), bytes, OutputStream.nullOutputStream());
    terminal.print("before \u001B[1m");
    terminal.printStyled("\u001B[31;1mS\u001B[0m\n");
    terminal.print("after");
    terminal.flush();
    assertThat(bytes.toString(UTF_8)).isEqualTo("before \\u001B[1m\u001B[31;1mS\u001B[0m\nafter");
  }

  private static String[] euchre(String... game) {
    String[] words = new String[game.length + 1];
    words[0] = "euchre";
    System.arraycopy(game, 0, words, 1, game.length);
    return words;
  }

  @Test
  void characters_are_whole_even_where_two_writes_split_one() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    StandardOutput out = new StandardOutput(bytes);
    out.append('\uD83C');
    out.flush();
    out.append('\uDCA1');
    out.flush();
    assertThat(bytes.toString(UTF_8)).isEqualTo("🂡");
  }

  @Test
  void nothing_is_written_that_a_terminal_obeys_but_line_feeds_and_tabs() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    StandardOutput out = new StandardOutput(bytes);
    out.append("a\u001b]0;title\u0007\r\n\tb\u009b2J\u202e\u2028王");
    out.flush();
    assertThat(bytes.toString(UTF_8))
        .isEqualTo("a\\u001B]0;title\\u0007\\u000D\n\tb\\u009B2J\\u202E\\u2028王");
  }

  @Test
  void nothing_is_written_before_it_is_flushed_and_all_of_it_then() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    StandardOutput out = new StandardOutput(bytes);
    out.append("played");
    assertThat(bytes.size()).isZero();
    out.flushUnlessStuck();
    assertThat(bytes.toString(UTF_8)).isEqualTo("played");
  }

  @Test
  void what_was_printed_is_shown_before_input_is_awaited() {
    ByteArrayOutputStream shown = new ByteArrayOutputStream();
    List<String> seen = new ArrayList<>();
    InputStream person =
        new InputStream() {
          @Override
          public int read() {
            return -1;
          }

          @Override
          public int read(byte[] bytes, int from, int length) {
            seen.add(shown.toString(UTF_8));
            return -1;
          }
        };
    Terminal terminal = new Terminal(person, shown, OutputStream.nullOutputStream());
    terminal.print("your card?\n");
    assertThat(terminal.nextWord()).isEmpty();
    assertThat(seen).containsExactly("your card?\n");
  }

  @Test
  void closing_flushes_and_threads_take_turns() throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    StandardOutput out = new StandardOutput(bytes);
    Thread other =
        new Thread(
            () -> {
              try {
                out.append("a");
                out.flushUnlessStuck();
                out.append("b");
              } catch (IOException e) {
                throw new AssertionError(e);
              }
            });
    other.start();
    other.join();
    assertThat(bytes.toString(UTF_8)).isEqualTo("a");
    out.flushUnlessStuck();
    assertThat(bytes.toString(UTF_8)).isEqualTo("ab");
    out.append("c").close();
    assertThat(bytes.toString(UTF_8)).isEqualTo("abc");
  }

  @Test
  void what_failed_once_fails_again_without_a_further_attempt() {
    Limited bytes = new Limited(0, "Broken pipe");
    StandardOutput out = new StandardOutput(bytes);
    for (int i = 0; i < 3; i++) {
      assertThatThrownBy(() -> out.append("x").flush())
          .isInstanceOf(StreamException.class)
          .hasMessage("standard output: Broken pipe");
    }
    out.flushUnlessStuck();
    assertThat(bytes.failures).isEqualTo(1);
  }

  @Test
  void the_last_flush_does_not_wait_for_a_write_that_is_stuck() throws Exception {
    CountDownLatch stuck = new CountDownLatch(1);
    CountDownLatch released = new CountDownLatch(1);
    OutputStream pipe =
        new OutputStream() {
          @Override
          public void write(int b) throws IOException {
            stuck.countDown();
            try {
              released.await();
            } catch (InterruptedException e) {
              throw new IOException(e);
            }
          }
        };
    StandardOutput out = new StandardOutput(pipe);
    Thread writer =
        new Thread(
            () -> {
              try {
                out.append("x").flush();
              } catch (IOException e) {
                throw new AssertionError(e);
              }
            });
    writer.start();
    stuck.await();
    out.flushUnlessStuck();
    released.countDown();
    writer.join();
  }

  @Test
  void a_complaint_is_one_line_after_what_was_printed_before() {
    ByteArrayOutputStream both = new ByteArrayOutputStream();
    Terminal terminal = new Terminal(InputStream.nullInputStream(), both, both);
    terminal.print("hand\n");
    terminal.complain("a\r\nb\u001B[31m é");
    terminal.print("again\n");
    terminal.flush();
    assertThat(both.toString(UTF_8)).isEqualTo("hand\na\\u000D\\u000Ab\\u001B[31m é\nagain\n");
  }
}
