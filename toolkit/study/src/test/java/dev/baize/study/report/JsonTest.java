package dev.baize.study.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.baize.core.game.ViewFields;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JsonTest {

  @Test
  void maps_keep_their_order_and_lists_and_null_are_values() {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("b", List.of(1, "x", true));
    map.put("a", Arrays.asList((Object) null));
    assertThat(Json.text(map)).isEqualTo("{\"b\":[1,\"x\",true],\"a\":[null]}");
  }

  @Test
  void whole_numbers_are_exact_however_great() {
    assertThat(Json.text(Long.MIN_VALUE)).isEqualTo("-9223372036854775808");
    assertThat(Json.text(BigInteger.TEN.pow(30))).isEqualTo("1" + "0".repeat(30));
  }

  /**
   * Java 17 itself prints 2.0E-3 and 2.2250738585072014E-308 so, but the last with a digit more.
   */
  @ParameterizedTest
  @CsvSource({
    "0.5",
    "1.0",
    "-0.0",
    "0.002",
    "1.0E-5",
    "1.0E23",
    "2.0E-44",
    "2.2250738585072014E-308"
  })
  void other_numbers_have_the_fewest_digits_that_tell_them_apart(String text) {
    assertThat(Json.text(Double.parseDouble(text))).isEqualTo(text);
  }

  @Property
  void a_number_is_read_back_as_it_was(@ForAll double number) {
    assertThat(Double.parseDouble(Json.text(number))).isEqualTo(number);
  }

  @Test
  void a_line_is_ascii_and_has_fields_of_views_and_arrays() {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("é", "\"\n\u007f王😀\ud800");
    map.put("view", ViewFields.builder().put("b", 1).put("a", List.of("x", Map.of())).build());
    map.put("array", new int[] {1, -2});
    assertThat(new String(Json.line(map), StandardCharsets.UTF_8))
        .isEqualTo(
            "{\"\\u00E9\":\"\\\"\\n\u007f\\u738B\\uD83D\\uDE00\\uD800\","
                + "\"view\":{\"b\":1,\"a\":[\"x\",{}]},\"array\":[1,-2]}\n");
  }

  @Test
  void text_is_escaped_where_json_wants_it() {
    assertThat(Json.text("\"\\\n\u0000 é王😀")).isEqualTo("\"\\\"\\\\\\n\\u0000 é王😀\"");
  }

  @Test
  void what_json_has_no_word_for_is_refused() {
    for (Object value : List.<Object>of(Double.NaN, Double.POSITIVE_INFINITY, 'c')) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> Json.text(List.of(value)))
          .withMessage("\"" + value + "\" cannot be written as JSON");
    }
  }
}
