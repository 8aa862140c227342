package dev.baize.euchre;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EuchreHouseRulesTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"classic|''", "american|alone makers", "online|alone both"})
  void the_presets_are_names_for_these_settings(String preset, String text) {
    assertThat(EuchreHouseRules.parse(preset)).hasToString(text);
  }

  @Test
  void a_preset_is_what_its_name_says() {
    for (EuchreHousePreset preset : EuchreHousePreset.values()) {
      assertThat(EuchreHouseRules.of(preset)).isEqualTo(EuchreHouseRules.parse(preset.toString()));
    }
    assertThat(EuchreHouseRules.of(EuchreHousePreset.CLASSIC))
        .isEqualTo(EuchreHouseRules.classic());
  }

  @Test
  void every_house_is_parsed_from_its_text() {
    assertThat(AnyRules.ALL_HOUSES).hasSize(10).doesNotHaveDuplicates();
    for (EuchreHouseRules house : AnyRules.ALL_HOUSES) {
      assertThat(EuchreHouseRules.parse(house.toString())).isEqualTo(house);
    }
  }

  @Test
  void settings_may_come_in_any_order_and_are_printed_in_one() {
    assertThat(EuchreHouseRules.parse("canadian yes, dealer stuck no, alone both"))
        .hasToString("alone both, dealer stuck no, canadian yes");
    assertThat(EuchreHouseRules.parse("american, alone both")).hasToString("alone both");
    assertThat(EuchreHouseRules.parse("classic, dealer stuck yes, canadian no")).hasToString("");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "alone all|alone \"all\": expected no, makers, both",
        "dealer stuck maybe|dealer stuck \"maybe\": expected yes, no",
        "canadian yes|canadian yes: makes no sense without alone makers or alone both",
        "american, alone no, canadian yes|canadian yes: makes no sense without alone makers or"
            + " alone both",
        "alone both, alone no|alone is set twice",
        "american, online|\"online\" is a preset: expected it first, and no other"
      })
  void wrong_rules_are_refused_for_what_is_wrong(String text, String message) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> EuchreHouseRules.parse(text))
        .withMessage(message);
  }
}
