package dev.baize.terminal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PaceTest {

  @Test
  void a_pace_is_a_word_or_a_number_of_milliseconds() {
    assertThat(Pace.parse("normal")).isEqualTo(Pace.NORMAL);
    assertThat(Pace.parse("slow").millis()).isGreaterThan(Pace.NORMAL.millis());
    assertThat(Pace.parse("fast").millis()).isLessThan(Pace.NORMAL.millis());
    assertThat(Pace.parse("250")).isEqualTo(new Pace(250, false));
    assertThat(Pace.parse("key").byKey()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "Fast", "-1", "1.5", "100000"})
  void anything_else_is_quoted_and_refused(String text) {
    assertThatThrownBy(() -> Pace.parse(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "\""
                + text
                + "\" is not a pace; expected slow, normal, fast, key or milliseconds up to 99999");
  }
}
