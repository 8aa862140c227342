package dev.baize.core.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.CharRange;
import net.jqwik.api.constraints.Chars;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WholeNumberTest {

  private static long typed(String text) {
    return WholeNumber.parse(text, Long.MIN_VALUE, Long.MAX_VALUE);
  }

  private static long written(String text) {
    return WholeNumber.parseShortest(text, Long.MIN_VALUE, Long.MAX_VALUE);
  }

  @Property
  void every_number_is_read_as_java_writes_it(@ForAll long number) {
    assertThat(typed(Long.toString(number))).isEqualTo(number);
    assertThat(written(Long.toString(number))).isEqualTo(number);
  }

  @Property
  void people_may_write_leading_zeros_and_programs_may_not(
      @ForAll long number, @ForAll @IntRange(min = 1, max = 20) int zeros) {
    String digits = Long.toString(number);
    int sign = number < 0 ? 1 : 0;
    String text = digits.substring(0, sign) + "0".repeat(zeros) + digits.substring(sign);
    assertThat(typed(text)).isEqualTo(number);
    assertThatThrownBy(() -> written(text)).isInstanceOf(NumberFormatException.class);
  }

  @Property
  void a_program_has_one_text_for_each_number(
      @ForAll
          @StringLength(max = 4)
          @Chars({'+', '-', '0', '٣', ' '})
          @CharRange(from = '0', to = '3')
          String text) {
    long number;
    try {
      number = written(text);
    } catch (NumberFormatException e) {
      return;
    }
    assertThat(text).isEqualTo(Long.toString(number));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "-",
        "+3",
        "-0",
        "-00",
        "٣",
        "３",
        "1_000",
        "1e3",
        "1.0",
        "0x1",
        " 3",
        "3 ",
        "--3",
        "9223372036854775808",
        "-9223372036854775809"
      })
  void what_nobody_means_by_a_whole_number_is_refused_and_quoted(String text) {
    assertThatThrownBy(() -> typed(text))
        .isInstanceOf(NumberFormatException.class)
        .hasMessageContaining(Excerpt.quote(text));
    assertThatThrownBy(() -> written(text))
        .isInstanceOf(NumberFormatException.class)
        .hasMessageContaining(Excerpt.quote(text));
  }

  @ParameterizedTest
  @ValueSource(strings = {"-1", "8", "80"})
  void a_number_out_of_range_is_refused_with_the_range(String text) {
    assertThatThrownBy(() -> WholeNumber.parse(text, 0, 7))
        .isInstanceOf(NumberFormatException.class)
        .hasMessageContaining("from 0 to 7");
  }
}
