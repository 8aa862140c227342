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
    assertThat(
            EuchreHouseRules.parse(
                "dealer 2, start 4:9, deals 8, lone euchred 3, lone march 5, lone lead left,"
                    + " alone makers"))
        .hasToString(
            "alone makers, lone lead left, lone march 5, lone euchred 3, deals 8, start 4:9, dealer 2");
    assertThat(
            EuchreHouseRules.parse(
                "lone lead eldest, lone march 4, lone euchred 2, deals 0, start 0:0, dealer 0"))
        .isEqualTo(EuchreHouseRules.classic());
    assertThat(EuchreHouseRules.parse("classic, dealer stuck yes, canadian no")).hasToString("");
  }

  @Test
  void a_lone_hand_counts_what_the_house_says() {
    EuchreHouseRules house = EuchreHouseRules.parse("online, lone march 5, lone euchred 3");
    assertThat(house.points(HandResult.LONE_MARCH, true)).isEqualTo(5);
    assertThat(house.points(HandResult.MADE, true)).isEqualTo(1);
    assertThat(house.points(HandResult.EUCHRED, true)).isEqualTo(3);
    assertThat(house.points(HandResult.EUCHRED, false)).isEqualTo(2);
    assertThat(house.points(HandResult.MARCH, false)).isEqualTo(2);
    assertThat(house.points(HandResult.LONE_DEFENCE, true)).isEqualTo(4);
    assertThat(house.mostPoints()).isEqualTo(5);
    EuchreHouseRules dear = EuchreHouseRules.parse("online, lone march 2, lone euchred 6");
    assertThat(dear.points(HandResult.LONE_DEFENCE, true)).isEqualTo(6);
    assertThat(dear.points(HandResult.LONE_DEFENCE, false)).isEqualTo(4);
    assertThat(dear.mostPoints()).isEqualTo(6);
  }

  @Test
  void numbers_are_checked_however_the_rules_are_made() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> rules(0, 2, 0, 0, 0, 0))
        .withMessage("lone march 0: expected 1 to 100");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> rules(4, 101, 0, 0, 0, 0))
        .withMessage("lone euchred 101: expected 1 to 100");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> rules(4, 2, 101, 0, 0, 0))
        .withMessage("deals 101: expected 0 to 100");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> rules(4, 2, 0, 100, 0, 0))
        .withMessage("start 100: expected 0 to 99");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> rules(4, 2, 0, 0, -1, 0))
        .withMessage("start -1: expected 0 to 99");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> rules(4, 2, 0, 0, 0, 4))
        .withMessage("dealer 4: expected 0 to 3");
  }

  private static EuchreHouseRules rules(
      int march, int euchred, int deals, int even, int odd, int dealer) {
    return new EuchreHouseRules(
        Alone.BOTH, true, false, false, march, euchred, deals, even, odd, dealer);
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
        "lone lead left|lone lead left: makes no sense without alone makers or alone both",
        "lone march 5|lone march 5: makes no sense without alone makers or alone both",
        "lone euchred 4|lone euchred 4: makes no sense without alone makers or alone both",
        "american, lone lead right|lone lead \"right\": expected eldest, left",
        "american, lone march 0|lone march \"0\": expected 1 to 100",
        "american, lone euchred 101|lone euchred \"101\": expected 1 to 100",
        "deals -1|deals \"-1\": expected 0 to 100",
        "deals 08|deals \"08\": expected 0 to 100",
        "dealer 4|dealer \"4\": expected 0, 1, 2, 3",
        "start 4|start \"4\": expected the points of both sides, 0 to 99, such as 4:9",
        "start 4:|start \"4:\": expected the points of both sides, 0 to 99, such as 4:9",
        "start :9|start \":9\": expected the points of both sides, 0 to 99, such as 4:9",
        "start 04:9|start \"04:9\": expected the points of both sides, 0 to 99, such as 4:9",
        "start 4:9:1|start \"4:9:1\": expected the points of both sides, 0 to 99, such as 4:9",
        "start 100:0|start \"100:0\": expected the points of both sides, 0 to 99, such as 4:9",
        "alone both, alone no|alone is set twice",
        "american, online|\"online\" is a preset: expected it first, and no other"
      })
  void wrong_rules_are_refused_for_what_is_wrong(String text, String message) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> EuchreHouseRules.parse(text))
        .withMessage(message);
  }
}
