package dev.baize.cli.io;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import org.junit.jupiter.api.Test;

/** Lines, and the line at the bottom, on one stream. */
class StandardErrorTest {

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final StandardError err = new StandardError(bytes);

  /** What players print. */
  private final PrintStream printed = err.printStream();

  private String written() {
    return bytes.toString(UTF_8);
  }

  @Test
  void a_line_ends_with_a_line_end() {
    err.line("Grüße");
    assertThat(written()).isEqualTo("Grüße\n");
  }

  @Test
  void the_bottom_line_is_drawn_over_itself_and_left_in_the_end() {
    err.drawBottom("1 of 2");
    err.drawBottom("2 of 2");
    err.endBottom();
    err.line("over");
    assertThat(written()).isEqualTo("\r1 of 2\r2 of 2\nover\n");
  }

  @Test
  void a_line_takes_the_place_of_the_bottom_line_which_moves_down() {
    err.drawBottom("1 of 2");
    err.line("half");
    assertThat(written()).isEqualTo("\r1 of 2\r      \rhalf\n1 of 2");
  }

  @Test
  void what_another_stream_prints_takes_the_place_of_the_bottom_line_too() {
    err.drawBottom("1 of 2");
    err.printAbove(() -> bytes.writeBytes("half\n".getBytes(UTF_8)));
    assertThat(written()).isEqualTo("\r1 of 2\r      \rhalf\n1 of 2");
  }

  @Test
  void nothing_is_written_that_a_terminal_obeys() {
    err.line("a\u001b[2J\nb\u009b");
    err.drawBottom("1\u0007");
    assertThat(written()).isEqualTo("a\\u001B[2J\\u000Ab\\u009B\n\r1\\u0007");
  }

  @Test
  void what_is_held_back_is_written_once_when_it_is_released() {
    err.line("before");
    err.hold();
    err.line("one");
    err.line("two");
    assertThat(written()).isEqualTo("before\n");
    err.release();
    err.release();
    err.line("after");
    assertThat(written()).isEqualTo("before\none\ntwo\nafter\n");
  }

  @Test
  void no_more_is_held_back_than_fits_into_memory() {
    err.hold();
    String line = "x".repeat(1_000_000);
    for (int i = 0; i < 20; i++) {
      err.line(line);
    }
    err.release();
    assertThat(written()).endsWith("x\n(more was printed, which is lost)\n").hasLineCount(18);
  }

  @Test
  void a_stream_that_fails_is_no_failure_of_whoever_writes() {
    StandardError closed =
        new StandardError(
            new OutputStream() {
              @Override
              public void write(int b) throws IOException {
                throw new IOException("closed");
              }
            });
    assertThatCode(() -> closed.line("lost")).doesNotThrowAnyException();
  }

  @Test
  void a_line_that_is_printed_is_written_when_it_ends() {
    printed.print("Grü");
    printed.print("ße");
    assertThat(written()).isEmpty();
    printed.print("\n\nand");
    assertThat(written()).isEqualTo("Grüße\n\n");
  }

  @Test
  void a_line_that_nobody_ends_is_written_in_the_end() {
    printed.print("half");
    err.endPrinted();
    err.endPrinted();
    assertThat(written()).isEqualTo("half\n");
  }

  @Test
  void nothing_that_is_printed_controls_a_terminal() {
    printed.print("a\u001b[2J\tb\r\nc\rd\n");
    assertThat(written()).isEqualTo("a\\u001B[2J    b\nc\\u000Dd\n");
  }

  @Test
  void a_line_without_an_end_is_written_in_pieces() {
    printed.print("x".repeat(20_000));
    assertThat(written().lines().mapToInt(String::length)).containsExactly(8192, 8192);
  }
}
