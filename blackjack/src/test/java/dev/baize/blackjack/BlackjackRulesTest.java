package dev.baize.blackjack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

/** The settings of a session and their text form. */
class BlackjackRulesTest {

  private static final long MAX = BlackjackRules.BANK;

  @Property(tries = 1000, seed = "1")
  void rules_are_parsed_from_their_texts(
      @ForAll @LongRange(max = MAX) long bankroll,
      @ForAll @LongRange(max = Long.MAX_VALUE) long hands,
      @ForAll @LongRange(min = 1, max = MAX) long minimum,
      @ForAll DeckShuffle shuffle) {
    BlackjackRules rules = new BlackjackRules(bankroll, hands, minimum, shuffle);
    assertThat(BlackjackRules.parse(rules.text())).isEqualTo(rules);
  }

  @Property(tries = 300, seed = "2")
  void rules_of_houses_follow_the_settings_of_the_session(
      @ForAll BlackjackHousePreset preset, @ForAll @IntRange(min = 1, max = 4) int hands) {
    BlackjackRules rules =
        BlackjackRules.standard()
            .withHouse(BlackjackHouseRules.of(preset).with("reshuffle below " + hands));
    assertThat(BlackjackRules.parse(rules.text())).isEqualTo(rules);
    assertThat(rules.text()).startsWith(BlackjackRules.standard().text() + ", ");
  }

  @Test
  void the_least_that_can_be_staked_is_the_minimum() {
    assertThat(BlackjackRules.standard().withMinimum(25).stake()).isEqualTo(25);
  }

  @Test
  void hands_are_those_of_the_session_first_and_those_of_a_split_in_the_house() {
    BlackjackRules rules =
        BlackjackRules.parse("bankroll 100, hands 3, minimum 5, shuffle uniform, hands 2");
    assertThat(rules.hands()).isEqualTo(3);
    assertThat(rules.house().hands()).isEqualTo(2);
    assertThat(rules.text())
        .isEqualTo("bankroll 100, hands 3, minimum 5, shuffle uniform, hands 2");
  }

  @ParameterizedTest
  @EnumSource(value = BlackjackHousePreset.class, mode = Mode.EXCLUDE, names = "CLASSIC")
  void a_casino_brings_a_minimum_of_which_no_payment_is_rounded_and_a_bankroll(
      BlackjackHousePreset preset) {
    BlackjackRules rules = BlackjackRules.parse(preset.toString());
    assertThat(rules)
        .isEqualTo(
            new BlackjackRules(
                10_000, 1000, 10, DeckShuffle.UNIFORM, BlackjackHouseRules.of(preset)));
    assertThat(BlackjackHouseRules.of(preset).rounds(rules.minimum())).isFalse();
    assertThat(BlackjackRules.parse(preset + ", natural 6:5"))
        .isEqualTo(rules.withHouse(BlackjackHouseRules.parse(preset + ", natural 6:5")));
  }

  @Test
  void without_a_casino_the_session_is_the_standard_one() {
    assertThat(BlackjackRules.parse("classic")).isEqualTo(BlackjackRules.standard());
    assertThat(BlackjackRules.parse("decks 6"))
        .isEqualTo(BlackjackRules.standard().withHouse(BlackjackHouseRules.parse("decks 6")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "minimum 5, strip | 10000 | 5",
        "strip, minimum 5 | 10000 | 5",
        "bankroll 500, strip | 500 | 10",
        "strip, decks 8, bankroll 500, soft 17 hit, minimum 7 | 500 | 7",
        "bankroll 500, hands 1000, minimum 5, shuffle uniform, strip | 500 | 5",
        "minimum 7 | 1000 | 7",
        "bankroll 70, decks 2 | 70 | 5",
      })
  void a_minimum_or_bankroll_that_is_given_wins_wherever_it_stands(
      String text, long bankroll, long minimum) {
    BlackjackRules rules = BlackjackRules.parse(text);
    assertThat(rules.bankroll()).isEqualTo(bankroll);
    assertThat(rules.minimum()).isEqualTo(minimum);
    assertThat(rules.hands()).isEqualTo(1000);
    assertThat(rules.house().decks())
        .isEqualTo(
            text.contains("decks 8") ? 8 : text.contains("strip") ? 6 : rules.house().decks());
    assertThat(BlackjackRules.parse(rules.text())).isEqualTo(rules);
  }

  @Test
  void a_text_changes_of_other_rules_what_it_names() {
    BlackjackRules rules = new BlackjackRules(200, 50, 5, DeckShuffle.RIFFLE);
    assertThat(rules.with("soft 17 hit"))
        .isEqualTo(rules.withHouse(BlackjackHouseRules.parse("soft 17 hit")));
    assertThat(rules.with("single"))
        .isEqualTo(
            new BlackjackRules(
                10_000, 50, 10, DeckShuffle.RIFFLE, BlackjackHouseRules.parse("single")));
    assertThat(rules.with("minimum 8, single").minimum()).isEqualTo(8);
  }

  @Test
  void the_presets_have_these_texts() {
    assertThat(BlackjackRules.standard().text())
        .isEqualTo("bankroll 1000, hands 1000, minimum 5, shuffle uniform");
    assertThat(BlackjackRules.classic(7, 3).text())
        .isEqualTo("bankroll 7, hands 3, minimum 5, shuffle riffle");
    assertThat(BlackjackRules.standard().withBankroll(1).withHands(2).withMinimum(3))
        .isEqualTo(new BlackjackRules(1, 2, 3, DeckShuffle.UNIFORM));
    assertThat(new BlackjackProvider().rules()).isEqualTo(BlackjackRules.standard());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "-1 | 0 | 1 | bankroll -1: expected 0 to 1000000000000000000",
        "1000000000000000001 | 0 | 1"
            + " | bankroll 1000000000000000001: expected 0 to 1000000000000000000",
        "0 | -1 | 1 | hands -1: expected 0 to 9223372036854775807",
        "0 | 0 | 0 | minimum 0: expected 1 to 1000000000000000000",
        "0 | 0 | 1000000000000000001"
            + " | minimum 1000000000000000001: expected 1 to 1000000000000000000",
      })
  void a_number_out_of_range_is_rejected(long bankroll, long hands, long minimum, String message) {
    assertThatThrownBy(() -> new BlackjackRules(bankroll, hands, minimum, DeckShuffle.RIFFLE))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "bankroll 1, hands 1, minimum 1 | \"bankroll 1, hands 1, minimum 1\" does not "
            + "describe rules of blackjack; expected \"bankroll N, hands N, minimum N, "
            + "shuffle NAME\"",
        "bankroll 010, hands 1, minimum 1, shuffle riffle"
            + " | bankroll \"010\": expected a whole number from 0 to 9223372036854775807, in its shortest form",
        "bankroll 1, hands 9999999999999999999, minimum 1, shuffle riffle"
            + " | hands \"9999999999999999999\": expected a whole number from 0 to 9223372036854775807, in its shortest form",
        "bankroll 1, hands 1, minimum 1, shuffle riffle, decks 2"
            + " | shuffle riffle: makes no sense without decks 1",
        "bankroll 1, hands 1, minimum 1, shuffle riffle, decks 9"
            + " | decks \"9\": expected 1 to 8",
        "bankroll 1, hands 1, minimum 1, shuffle pile"
            + " | no shuffle \"pile\"; there are: riffle, uniform",
        "bankroll 1, hands 1, minimum 1, shuffle riffle, minimum 2 | minimum is set twice",
        "bankroll 2, strip, bankroll 2 | bankroll is set twice",
        "strip, minimum five | minimum \"five\": expected a whole number from 0 to 9223372036854775807, in its shortest form",
        "strip, minimum 05 | minimum \"05\": expected a whole number from 0 to 9223372036854775807, in its shortest form",
        "strip, minimum 0 | minimum 0: expected 1 to 1000000000000000000",
        "minimum 5, decks 6, strip | \"strip\" is a preset: expected it first, and no other",
      })
  void a_text_that_is_no_rules_is_rejected(String text, String message) {
    assertThatThrownBy(() -> BlackjackRules.parse(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(message);
  }
}
