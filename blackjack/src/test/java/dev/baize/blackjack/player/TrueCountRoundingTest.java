package dev.baize.blackjack.player;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TrueCountRoundingTest {

  @ParameterizedTest
  @CsvSource({
    "FLOOR, 1.9, 1",
    "FLOOR, -0.1, -1",
    "FLOOR, 2, 2",
    "TRUNCATE, 1.9, 1",
    "TRUNCATE, -1.9, -1",
    "TRUNCATE, -0.1, 0",
    "NEAREST, 1.5, 2",
    "NEAREST, 1.4, 1",
    "NEAREST, -1.5, -1",
    "NEAREST, -1.6, -2",
    "EXACT, 1.9, 1.9",
  })
  void a_true_count_is_rounded(TrueCountRounding rounding, double trueCount, double rounded) {
    assertThat(rounding.of(trueCount) + 0.0).isEqualTo(rounded);
  }

  @ParameterizedTest
  @CsvSource({
    "FLOOR, 3.04, 3",
    "FLOOR, -0.83, -1",
    "FLOOR, 1.62, 2",
    "TRUNCATE, 3.04, 3",
    "TRUNCATE, -0.83, 0",
    "TRUNCATE, -1.2, 0",
    "TRUNCATE, -2.2, -1",
    "NEAREST, 3.04, 4",
    "NEAREST, 2.9, 3",
    "NEAREST, -0.83, 0",
    "EXACT, 3.04, 3.04",
  })
  void an_index_is_the_rounded_count_that_begins_closest(
      TrueCountRounding rounding, double trueCount, double index) {
    assertThat(rounding.closest(trueCount) + 0.0).isEqualTo(index);
  }

  @Property
  void counts_within_one_of_an_index_tell_which_side_they_are_on(
      @ForAll TrueCountRounding rounding,
      @ForAll @DoubleRange(min = -12, max = 12) double index,
      @ForAll @DoubleRange(min = -15, max = 15) double count) {
    boolean above = rounding.of(count) >= rounding.closest(index);
    if (Math.abs(count - index) > 1) {
      assertThat(above).isEqualTo(count > index);
    }
  }

  @Test
  void its_text_is_that_of_the_setting() {
    assertThat(TrueCountRounding.values())
        .extracting(TrueCountRounding::toString)
        .containsExactly("floor", "truncate", "nearest", "exact");
  }
}
