package dev.baize.cli.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TimeLimitTest {

  @ParameterizedTest
  @CsvSource({"10, 10000000000", "0.5, 500000000", "0.001, 1000000", "86400, 86400000000000"})
  void a_limit_is_a_number_of_seconds(String text, long nanos) {
    assertThat(TimeLimit.parse(text).nanos()).isEqualTo(nanos);
    assertThat(TimeLimit.parse(text)).hasToString(text);
  }

  @ParameterizedTest
  @CsvSource({"100ms, 0.100", "1ms, 0.001", "2500ms, 2.500", "3s, 3", "0.5s, 0.5"})
  void a_limit_may_have_its_unit(String text, String seconds) {
    assertThat(TimeLimit.parse(text)).isEqualTo(TimeLimit.parse(seconds)).hasToString(seconds);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0",
        "0.0001",
        "86401",
        "-1",
        "1 s",
        "0ms",
        "0.5ms",
        "100000000ms",
        "1m",
        "1e3",
        ".5",
        ""
      })
  void what_is_no_number_of_seconds_is_refused(String text) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> TimeLimit.parse(text))
        .withMessage(
            "\""
                + text
                + "\" is not a time limit; expected seconds, 0.001 to 86400,"
                + " or milliseconds such as 100ms");
  }
}
