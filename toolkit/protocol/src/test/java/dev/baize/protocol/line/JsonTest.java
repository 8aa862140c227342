package dev.baize.protocol.line;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.charset.Charset;
import java.util.List;
import java.util.Map;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JsonTest {

  @Test
  void an_object_is_read_as_it_was_written() throws IOException {
    Map<String, Object> object =
        Map.of("a", 1L, "b", -0.5, "c", "é\n\"", "d", true, "e", List.of(1L, "x", List.of()));
    assertThat(Json.parse(Json.line(object))).isEqualTo(object);
  }

  @Test
  void half_of_a_surrogate_pair_is_written_as_it_was_read() throws IOException {
    String line = "{\"a\":\"\\uD800\"}\n";
    assertThat(new String(Json.line(Json.parse(line.getBytes(UTF_8))), UTF_8)).isEqualTo(line);
  }

  @Test
  void a_byte_order_mark_before_a_line_is_ignored() throws IOException {
    assertThat(Json.parse("\ufeff{\"a\":1}".getBytes(UTF_8))).isEqualTo(Map.of("a", 1L));
  }

  @Test
  void what_is_null_counts_as_left_out() throws IOException {
    assertThat(Json.parse("{\"a\":null,\"b\":1}".getBytes(UTF_8))).isEqualTo(Map.of("b", 1L));
  }

  @Test
  void a_whole_number_of_more_than_64_bits_is_no_reason_to_refuse_a_line() throws IOException {
    assertThat(Json.parse("{\"a\":9223372036854775808,\"b\":[-1]}".getBytes(UTF_8)))
        .isEqualTo(Map.of("a", 0x1p63, "b", List.of(-1L)));
  }

  @Test
  void the_last_of_two_fields_of_the_same_name_counts() throws IOException {
    assertThat(Json.parse("{\"a\":1,\"a\":2}".getBytes(UTF_8))).isEqualTo(Map.of("a", 2L));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "null",
        "1",
        "[]",
        "{",
        "{}{}",
        "{}x",
        "{\"a\":}",
        "{\"a\":[null]}",
        "{\"a\":NaN}",
        "{\"a\":1e999999999999999999999999999999999}",
        "{a:1}",
        "{\"a\":[[[[[[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]]]]]}"
      })
  void anything_else_than_an_object_is_malformed(String text) {
    assertThatExceptionOfType(MalformedLineException.class)
        .isThrownBy(() -> Json.parse(text.getBytes(UTF_8)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{\"a\":1 | no JSON: Unexpected end-of-input: expected close marker for Object",
        "[[        | expected a JSON object",
        "{\"a\":[[[[[[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]]]]]} | no JSON: Document nesting depth (21) exceeds the maximum allowed (20)",
      })
  void what_is_malformed_is_told_without_the_words_of_the_parser(String text, String message) {
    assertThatExceptionOfType(MalformedLineException.class)
        .isThrownBy(() -> Json.parse(text.getBytes(UTF_8)))
        .withMessage(message);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "UTF-16",
        "UTF-16LE",
        "UTF-16BE",
        "x-UTF-16LE-BOM",
        "UTF-32LE",
        "UTF-32BE",
        "X-UTF-32LE-BOM"
      })
  void another_encoding_of_unicode_than_utf_8_is_malformed(String charset) {
    for (String text : List.of("{\"type\":\"hello\"}", "{\"a\":1}\r", " {}", "{\"é\":\"🂡\"}")) {
      assertThatExceptionOfType(MalformedLineException.class)
          .isThrownBy(() -> Json.parse(text.getBytes(Charset.forName(charset))))
          .withMessageContaining("no JSON in UTF-8: ");
    }
  }

  @Test
  void latin_1_is_malformed() {
    assertThatExceptionOfType(MalformedLineException.class)
        .isThrownBy(() -> Json.parse("{\"a\":\"é\"}".getBytes(ISO_8859_1)));
  }

  @Property(tries = 2000)
  void mutated_lines_are_read_or_malformed(@ForAll long seed) {
    byte[] line =
        ("{\"type\":\"decision\",\"question\":17,\"advice\":{\"values\":[{\"value\":-1.5e3}]},"
                + "\"x\":\"\\u00e9é\"}")
            .getBytes(UTF_8);
    Random random = new Random(seed);
    for (int i = 0; i < 1 + random.nextInt(3); i++) {
      line[random.nextInt(line.length)] = (byte) random.nextInt(256);
    }
    try {
      Json.line(Json.parse(line));
    } catch (MalformedLineException e) {
      assertThat(e.getMessage()).doesNotContain("\n");
    }
  }
}
