package dev.baize.core.registry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.baize.core.lines.Fields;
import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.BigRange;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Scale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PlayerSettingTest {

  private static final PlayerSetting<Integer> SAMPLES =
      PlayerSetting.wholeNumber("samples", "deals that it imagines", -5, 2000, 1000);
  private static final PlayerSetting<Double> ERRORS =
      PlayerSetting.decimalNumber("errors", "how often it errs", 0, 0.5, 0.25);
  private static final PlayerSetting<String> COUNT =
      PlayerSetting.word("count", "what it counts", List.of("hilo", "KO", "omega-2"), "KO");
  private static final PlayerSetting<Boolean> LEARNS =
      PlayerSetting.yesOrNo("learns", "whether it learns", true);
  private static final PlayerSetting<String> FILE =
      PlayerSetting.text("file", "what it plays from", "none");

  @Property
  void a_whole_number_is_its_text(@ForAll @IntRange(min = -5, max = 2000) int value) {
    assertThat(SAMPLES.text(value)).isEqualTo(Integer.toString(value));
    assertThat(SAMPLES.parse(SAMPLES.text(value))).isEqualTo(value);
    assertThat(SAMPLES.parse((value < 0 ? "-000" : "000") + Math.abs(value))).isEqualTo(value);
  }

  @Property
  void whole_numbers_of_any_range_are_their_text(
      @ForAll int min, @ForAll int max, @ForAll int value) {
    int low = Math.min(min, Math.min(max, value));
    int high = Math.max(min, Math.max(max, value));
    PlayerSetting<Integer> setting = PlayerSetting.wholeNumber("n", "any", low, high, value);
    assertThat(setting.parse(setting.text(value))).isEqualTo(value);
    assertThat(setting.bounds()).containsExactly(low, high);
  }

  @Property
  void a_decimal_number_is_its_shortest_text(
      @ForAll @BigRange(min = "-999999999", max = "999999999") @Scale(6) BigDecimal value) {
    PlayerSetting<Double> setting =
        PlayerSetting.decimalNumber("x", "any", -999_999_999, 999_999_999, 0);
    double number = setting.parse(value.toPlainString());
    String text = setting.text(number);
    assertThat(text).isEqualTo(value.stripTrailingZeros().toPlainString());
    assertThat(setting.parse(text)).isEqualTo(number);
  }

  @Test
  void zero_has_no_sign() {
    assertThat(ERRORS.text(ERRORS.parse("-0.00"))).isEqualTo("0");
  }

  @Test
  void words_are_found_whatever_their_case() {
    assertThat(COUNT.parse("HiLo")).isEqualTo("hilo");
    assertThat(COUNT.parse("ko")).isEqualTo("KO");
    assertThat(LEARNS.parse("NO")).isFalse();
    assertThat(LEARNS.text(true)).isEqualTo("yes");
    Locale here = Locale.getDefault();
    Locale.setDefault(Locale.forLanguageTag("tr"));
    try {
      assertThat(COUNT.parse("HILO")).isEqualTo("hilo");
    } finally {
      Locale.setDefault(here);
    }
  }

  @Test
  void it_says_what_it_is() {
    assertThat(SAMPLES).hasToString("samples=1000 (a whole number from -5 to 2000)");
    assertThat(ERRORS).hasToString("errors=0.25 (a number from 0 to 0.5 with at most 6 decimals)");
    assertThat(COUNT).hasToString("count=KO (one of hilo, KO, omega-2)");
    assertThat(LEARNS).hasToString("learns=yes (yes or no)");
    assertThat(SAMPLES.help()).isEqualTo("deals that it imagines");
  }

  @Test
  void its_bounds_are_the_ends_of_its_range_or_all_its_words() {
    assertThat(SAMPLES.bounds()).containsExactly(-5, 2000);
    assertThat(ERRORS.bounds()).containsExactly(0.0, 0.5);
    assertThat(COUNT.bounds()).containsExactly("hilo", "KO", "omega-2");
    assertThat(LEARNS.bounds()).containsExactlyInAnyOrder(true, false);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", " ", "1 ", "-6", "2001", "1.0", "1e2", "+1", "0x1", "٣", "99999999999", "--1"})
  void other_text_is_no_whole_number(String text) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> SAMPLES.parse(text))
        .withMessage("\"samples=%s\": expected a whole number from -5 to 2000", text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", ".5", "0.", "0.0000001", "0.500001", "-0.1", "NaN", "1e-3", "0,5"})
  void other_text_is_no_decimal_number(String text) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ERRORS.parse(text))
        .withMessage(
            "\"errors=%s\": expected a number from 0 to 0.5 with at most 6 decimals", text);
  }

  @Test
  void other_words_are_refused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> COUNT.parse("zen"))
        .withMessage("\"count=zen\": expected one of hilo, KO, omega-2");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> LEARNS.parse("true"))
        .withMessage("\"learns=true\": expected yes or no");
  }

  @Test
  void a_text_is_itself() {
    assertThat(FILE).hasToString("file=none (text of 1 to 150 characters without commas)");
    assertThat(FILE.bounds()).isEmpty();
    for (String text : List.of("x", "a file (1).txt", "Ä=ß", "x".repeat(150))) {
      assertThat(FILE.parse(text)).isEqualTo(text);
      assertThat(FILE.text(text)).isEqualTo(text);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", " x", "x ", "a,b", "a\nb", "\u001b"})
  void text_that_could_not_stand_among_others_is_refused(String text) {
    assertThatIllegalArgumentException().isThrownBy(() -> FILE.parse(text));
    assertThatIllegalArgumentException().isThrownBy(() -> FILE.text(text));
  }

  @Test
  void longer_text_is_refused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> FILE.parse("x".repeat(151)))
        .withMessageEndingWith("expected text of 1 to 150 characters without commas");
  }

  @Test
  void what_is_not_printable_is_shown_escaped() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> COUNT.parse("\u001b[1m"))
        .withMessageStartingWith("\"count=\\u001B[1m\": expected");
  }

  @Test
  void a_value_out_of_range_has_no_text() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> SAMPLES.text(2001))
        .withMessage("setting samples is a whole number from -5 to 2000, but this is 2001");
    assertThatIllegalArgumentException().isThrownBy(() -> ERRORS.text(0.1234567));
    assertThatIllegalArgumentException().isThrownBy(() -> ERRORS.text(Double.NaN));
    assertThatIllegalArgumentException().isThrownBy(() -> COUNT.text("HILO"));
  }

  @ParameterizedTest
  @CsvSource({"''", "Samples", "2x", "a b", "a=b", "a:b", "a_b", "a123456789012345678901234567890"})
  void a_name_is_one_that_can_be_typed(String name) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PlayerSetting.yesOrNo(name, "help", true))
        .withMessageContaining("a name is lower-case letters a to z, digits and hyphens");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "two\nlines", "\u001b"})
  void help_is_one_line(String help) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PlayerSetting.yesOrNo("learns", help, true))
        .withMessageStartingWith("setting learns: help is one line of printable text");
  }

  @Test
  void the_longest_name_and_help_and_the_narrowest_range_are_accepted() {
    String name = "a".repeat(30);
    String help = "x".repeat(Fields.MAX_SENTENCE);
    assertThat(PlayerSetting.decimalNumber(name, help, 0.5, 0.5, 0.5).name()).isEqualTo(name);
    assertThat(PlayerSetting.wholeNumber("z9", "help", 1, 1, 1).parse("1")).isOne();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PlayerSetting.yesOrNo("learns", help + "x", true));
  }

  @Test
  void a_default_is_within_the_range() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PlayerSetting.wholeNumber("n", "number", 1, 2, 3))
        .withMessage("setting n is a whole number from 1 to 2, but this is 3");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PlayerSetting.decimalNumber("n", "number", 0, 1, 1e-7));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PlayerSetting.word("n", "word", List.of("a"), "b"))
        .withMessage("setting n is a, but this is b");
  }

  @Test
  void a_range_is_one_of_values_that_can_be_typed() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PlayerSetting.decimalNumber("n", "number", 0.5, 0.25, 0.5))
        .withMessage(
            "setting n is a number from 0.5 to 0.25 with at most 6 decimals, but this is 0.5");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PlayerSetting.wholeNumber("n", "number", 2, 1, 1))
        .withMessage("setting n is a whole number from 2 to 1, but this is 2");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PlayerSetting.decimalNumber("n", "number", 0, Double.NaN, 0));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PlayerSetting.decimalNumber("n", "number", 0, 1e9, 0));
    assertThatIllegalArgumentException()
        .isThrownBy(
            () -> PlayerSetting.decimalNumber("n", "number", Double.NEGATIVE_INFINITY, 1, 0));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PlayerSetting.word("n", "word", List.of(), "a"));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PlayerSetting.word("n", "word", List.of("a", "A"), "a"))
        .withMessage("A is there twice");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PlayerSetting.word("n", "word", List.of("a b"), "a b"))
        .withMessage("\"a b\": expected letters a to z, digits and hyphens");
  }
}
