package dev.baize.cli.check;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DurationTextTest {

  @ParameterizedTest
  @CsvSource({
    "0, 0 ns",
    "999, 999 ns",
    "1000, 1.0 µs",
    "12345, 12.3 µs",
    "123456, 123 µs",
    "1300000, 1.3 ms",
    "2500000000, 2.5 s",
    "5000000000000, 5000 s"
  })
  void times_are_told_in_the_unit_that_fits(double nanoseconds, String text) {
    assertThat(DurationText.text(nanoseconds)).isEqualTo(text);
  }
}
