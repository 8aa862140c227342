package dev.baize.protocol.line;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.api.Test;

class LineInputTest {

  /** Reads at most a number of bytes at once. */
  private static final class Slow extends ByteArrayInputStream {

    private final int most;

    Slow(byte[] bytes, int most) {
      super(bytes);
      this.most = most;
    }

    @Override
    public synchronized int read(byte[] into, int offset, int length) {
      return super.read(into, offset, Math.min(length, most));
    }
  }

  private static List<String> lines(InputStream in) throws IOException {
    LineInput input = new LineInput(in);
    List<String> lines = new ArrayList<>();
    for (byte[] line = input.read(); line != null; line = input.read()) {
      lines.add(new String(line, UTF_8));
    }
    return lines;
  }

  @Property(tries = 200)
  void lines_are_the_same_however_they_arrive(
      @ForAll @Size(max = 20) List<@StringLength(max = 40) String> texts,
      @ForAll @IntRange(min = 1, max = 50) int most)
      throws IOException {
    List<String> lines = texts.stream().map(text -> text.replace("\n", "")).toList();
    byte[] bytes =
        String.join("", lines.stream().map(line -> line + "\n").toList()).getBytes(UTF_8);
    List<String> expected =
        lines.stream()
            .filter(line -> !line.isEmpty() && !line.equals("\r"))
            .map(line -> new String(line.getBytes(UTF_8), UTF_8))
            .toList();
    assertThat(lines(new Slow(bytes, most))).isEqualTo(expected);
  }

  @Test
  void an_empty_line_is_none() throws IOException {
    assertThat(lines(new ByteArrayInputStream("\n\r\n\na\n\n\nb\r\n\n\r".getBytes(UTF_8))))
        .containsExactly("a", "b\r");
    LineInput input = new LineInput(new ByteArrayInputStream("a\n\n\r\n".getBytes(UTF_8)));
    input.read();
    assertThat(input.hasLine()).isFalse();
    assertThat(input.read()).isNull();
  }

  @Test
  void a_last_line_without_an_end_counts() throws IOException {
    assertThat(lines(new ByteArrayInputStream("a\nb".getBytes(UTF_8)))).containsExactly("a", "b");
  }

  @Test
  void a_line_of_one_mebibyte_is_read_and_a_longer_one_is_refused() throws IOException {
    byte[] longest = new byte[Line.MAX_LENGTH + 1];
    longest[Line.MAX_LENGTH] = '\n';
    assertThat(new LineInput(new ByteArrayInputStream(longest)).read()).hasSize(Line.MAX_LENGTH);
    byte[] tooLong = new byte[Line.MAX_LENGTH + 2];
    tooLong[Line.MAX_LENGTH + 1] = '\n';
    assertThatExceptionOfType(MalformedLineException.class)
        .isThrownBy(() -> new LineInput(new ByteArrayInputStream(tooLong)).read())
        .withMessage("a line of more than 1 MiB");
  }

  @Test
  void a_line_that_has_arrived_is_known_before_it_is_read() throws IOException {
    LineInput input = new LineInput(new ByteArrayInputStream("a\nb\nc".getBytes(UTF_8)));
    assertThat(input.hasLine()).isFalse();
    input.read();
    assertThat(input.hasLine()).isTrue();
    input.read();
    assertThat(input.hasLine()).isFalse();
  }
}
