package dev.baize.protocol.line;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class LineWriterTest {

  private final LineWriter writer = new LineWriter();

  private static String text(LineWriter line) {
    return new String(line.end(), UTF_8);
  }

  @Test
  void a_writer_writes_one_line_after_another() {
    byte[] first = writer.begin("begin").put("match", 1).put("rules", "\u00e9 \ud800").end();
    byte[] second = writer.begin("end").put("scores", List.of(1L, 2L)).put("by", Map.of()).end();
    assertThat(new String(first, UTF_8))
        .isEqualTo("{\"type\":\"begin\",\"match\":1,\"rules\":\"\\u00E9 \\uD800\"}\n");
    assertThat(new String(second, UTF_8))
        .isEqualTo("{\"type\":\"end\",\"scores\":[1,2],\"by\":{}}\n");
  }

  @Test
  void a_line_that_was_not_ended_is_forgotten() {
    assertThatExceptionOfType(ClassCastException.class)
        .isThrownBy(() -> writer.begin("decide").put("view", List.of(new Object())));
    assertThat(text(writer.begin("end").put("match", 2)))
        .isEqualTo("{\"type\":\"end\",\"match\":2}\n");
    writer.begin("decide").put("text", "x".repeat(100_000));
    assertThat(text(writer.begin("goodbye"))).isEqualTo("{\"type\":\"goodbye\"}\n");
  }
}
