package dev.baize.search.solve;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ShortestDecimalTest {

  @ParameterizedTest
  @CsvSource({
    "0, 0",
    "-0.0, 0",
    "0.25, 0.25",
    "-7, -7",
    "100, 100",
    "1e20, 100000000000000000000",
    "1.2e-7, 1.2E-7",
    "0.30000000000000004, 0.30000000000000004",
    "0.3333333333333333, 0.3333333333333333"
  })
  void numbers_are_printed_with_as_few_digits_as_it_takes(double number, String text) {
    assertThat(ShortestDecimal.print(number)).isEqualTo(text);
  }

  @Property
  void what_is_printed_is_read_as_it_was(@ForAll double number) {
    String text = ShortestDecimal.print(number);
    assertThat(ShortestDecimal.parse("number", text)).isEqualTo(number + 0.0);
    String digits = text.replaceAll("E.*|[-.]", "").replaceAll("^0+", "");
    assertThat(digits.replaceAll("0+$", "")).hasSizeLessThanOrEqualTo(17);
  }
}
