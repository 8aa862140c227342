package dev.baize.cli.io;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import org.junit.jupiter.api.Test;

/** What players print. */
class LineStreamTest {

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final LineStream lines = new LineStream(new StandardError(bytes));
  private final PrintStream stream = lines.printStream();

  private String written() {
    return bytes.toString(UTF_8);
  }

  @Test
  void a_line_is_written_when_it_ends() {
    stream.print("Grü");
    stream.print("ße");
    assertThat(written()).isEmpty();
    stream.print("\n\nand");
    assertThat(written()).isEqualTo("Grüße\n\n");
  }

  @Test
  void a_line_that_nobody_ends_is_written_in_the_end() {
    stream.print("half");
    lines.end();
    lines.end();
    assertThat(written()).isEqualTo("half\n");
  }

  @Test
  void nothing_is_written_that_a_terminal_obeys() {
    stream.print("a\u001b[2J\tb\r\nc\rd\n");
    assertThat(written()).isEqualTo("a\\u001B[2J    b\nc\\u000Dd\n");
  }

  @Test
  void a_line_without_an_end_is_written_in_pieces() {
    stream.print("x".repeat(20_000));
    assertThat(written().lines().mapToInt(String::length)).containsExactly(8192, 8192);
  }
}
