package dev.baize.blackjack.screen;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Amounts of money on the screen. */
class AmountTest {

  @Property
  void an_amount_is_read_as_it_is_shown_and_without_commas(
      @ForAll @LongRange(min = 0, max = 999_999_999_999_999_999L) long amount) {
    String shown = Amount.of(amount);
    assertThat(shown).matches("[0-9]{1,3}(,[0-9]{3})*");
    assertThat(Amount.read(shown)).contains(amount);
    assertThat(Amount.read(shown.replace(",", ""))).contains(amount);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "-5", "1,00", "1,0000", ",100", "1.000", "12 000", "1000000000000000000"})
  void anything_else_is_no_amount(String text) {
    assertThat(Amount.read(text)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "'1,234,567', 9, 1234567",
    "'1,234k', 8, 1234567",
    "1m, 5, 1999999",
    "'250,000tn', 10, 250000000000000000",
    "250qd, 7, 250000000000000000",
    "'1,000qd', 7, 1000000000000000000"
  })
  void an_amount_that_does_not_fit_is_rounded_down(String shown, int columns, long amount) {
    assertThat(Amount.fitting(amount, columns)).isEqualTo(shown);
  }
}
