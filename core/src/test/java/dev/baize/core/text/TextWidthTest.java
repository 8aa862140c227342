package dev.baize.core.text;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Chars;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TextWidthTest {

  @ParameterizedTest
  @ValueSource(ints = {0x1100, 0x115f, 0x231a, 0x231b, 0x4e00, 0x1f600, 0x1faf6, 0x20000, 0x3fffd})
  void east_asian_characters_and_pictographs_take_two_columns(int code) {
    assertThat(TextWidth.of(Character.toString(code))).isEqualTo(2);
  }

  @ParameterizedTest
  @ValueSource(ints = {'a', 0xad, 0x10ff, 0x1200, 0x2319, 0x231c, 0x2660, 0x1faf7, 0x3fffe})
  void others_take_one(int code) {
    assertThat(TextWidth.of(Character.toString(code))).isOne();
  }

  @ParameterizedTest
  @ValueSource(ints = {0x07, 0x301, 0x20dd, 0x1160, 0x11ff, 0x200b, 0x2060})
  void what_is_invisible_or_combines_with_its_neighbour_takes_none(int code) {
    assertThat(TextWidth.of(Character.toString(code))).isZero();
  }

  @Property(tries = 300, seed = "1")
  void the_longest_prefix_that_fits_is_whole_characters(
      @ForAll @Chars({'a', '\u0301', '\u4e00', '\u200b'}) String text,
      @ForAll @IntRange(max = 12) int columns) {
    int end = TextWidth.fitting(text, columns);
    assertThat(TextWidth.of(text.substring(0, end))).isLessThanOrEqualTo(columns);
    if (end < text.length()) {
      assertThat(TextWidth.of(text.substring(0, end + 1))).isGreaterThan(columns);
    }
  }
}
