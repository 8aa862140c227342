package dev.baize.blackjack.counting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import com.google.common.testing.EqualsTester;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Counts by their ten values. */
class CardCountTest {

  @ParameterizedTest
  @CsvSource({"hilo, 0", "ko, 4", "omega2, 0", "zen, 0", "halves, 0"})
  void all_built_in_counts_but_ko_are_balanced(String name, double ofDeck) {
    assertThat(CardCount.parse(name).name()).isEqualTo(name);
    assertThat(CardCount.parse(name).ofDeck()).isEqualTo(ofDeck);
  }

  @Test
  void a_count_that_is_not_built_in_is_named_by_its_numbers() {
    CardCount own = CardCount.parse("-1, 1,1,1,1,1,1,0,0,-0.5");
    assertThat(own.name()).isEqualTo("-1,1,1,1,1,1,1,0,0,-0.5");
    assertThat(CardCount.parse(own.name())).isEqualTo(own);
    assertThat(own.value(10)).isEqualTo(-0.5);
  }

  @Test
  void a_card_adds_its_value() {
    assertThat(CardCount.HALVES.value(1)).isEqualTo(-1);
    assertThat(CardCount.HALVES.value(5)).isEqualTo(1.5);
    assertThat(CardCount.HALVES.value(10)).isEqualTo(-1);
    assertThatThrownBy(() -> CardCount.HILO.value(11)).hasMessage("value 11: expected 1 to 10");
    assertThat(CardCount.KO.centred(7)).isCloseTo(1 - 4.0 / 52, within(1e-15));
  }

  @Test
  void a_count_goes_with_itself_and_with_nothing_that_is_the_same_for_all_cards() {
    double[] values = {-1, 1, 1, 1, 1, 1, 1, 0, 0, -1};
    assertThat(CardCount.KO.correlation(values)).isCloseTo(1, within(1e-14));
    assertThat(CardCount.KO.correlation(new double[] {3, 3, 3, 3, 3, 3, 3, 3, 3, 3})).isZero();
  }

  @Test
  void what_is_no_count_is_refused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> CardCount.parse("hi-lo"))
        .withMessageStartingWith("no count \"hi-lo\"; there are: hilo, ko, omega2, zen, halves, ");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> CardCount.parse("1,2"))
        .withMessageStartingWith("\"1,2\" is no count; expected ten numbers");
    assertThatThrownBy(() -> CardCount.of("short", 1, 2))
        .hasMessage("[1.0, 2.0]: expected ten numbers, of aces first");
    assertThatThrownBy(() -> CardCount.of("flat", 1, 1, 1, 1, 1, 1, 1, 1, 1, 1))
        .hasMessage("all ten numbers are the same, which counts nothing");
    assertThatThrownBy(() -> CardCount.of("odd", Double.NaN, 1, 1, 1, 1, 1, 1, 1, 1, 1))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void counts_with_the_same_name_and_values_are_equal() {
    new EqualsTester()
        .addEqualityGroup(CardCount.HILO, CardCount.of("hilo", -1, 1, 1, 1, 1, 1, 0, 0, 0, -1))
        .addEqualityGroup(CardCount.of("mine", -1, 1, 1, 1, 1, 1, 0, 0, 0, -1))
        .addEqualityGroup(CardCount.of("hilo", -1, 1, 1, 1, 1, 1, 0, 0, 0, -2))
        .testEquals();
    assertThat(CardCount.HALVES)
        .hasToString("halves [-1.0, 0.5, 1.0, 1.0, 1.5, 1.0, 0.5, 0.0, -0.5, -1.0]");
  }
}
