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

/** The settings of a session and their text form. */
class BlackjackRulesTest {

  private static final long MOST = BlackjackRules.BANK;

  @Property(tries = 1000, seed = "1")
  void rules_are_parsed_from_their_texts(
      @ForAll @LongRange(max = MOST) long bankroll,
      @ForAll @LongRange(max = Long.MAX_VALUE) long hands,
      @ForAll @LongRange(min = 1, max = MOST) long minimum,
      @ForAll DeckShuffle shuffle) {
    BlackjackRules rules = new BlackjackRules(bankroll, hands, minimum, shuffle);
    assertThat(BlackjackRules.parse(rules.text())).isEqualTo(rules);
  }

  @Property(tries = 300, seed = "2")
  void rules_of_houses_follow_the_settings_of_the_session(
      @ForAll HousePreset preset, @ForAll @IntRange(min = 1, max = 4) int hands) {
    BlackjackRules rules =
        BlackjackRules.standard()
            .withHouse(HouseRulesBuilder.from(HouseRules.of(preset)).reshuffleBelow(hands).build());
    assertThat(BlackjackRules.parse(rules.text())).isEqualTo(rules);
    assertThat(rules.text()).startsWith(BlackjackRules.standard().text() + ", ");
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

  @Test
  void the_name_of_a_house_stands_for_a_standard_session_there() {
    assertThat(BlackjackRules.parse("strip, decks 8"))
        .isEqualTo(BlackjackRules.standard().withHouse(HouseRules.parse("strip, decks 8")));
    assertThat(BlackjackRules.parse("classic")).isEqualTo(BlackjackRules.standard());
  }

  @Test
  void the_presets_have_these_texts() {
    assertThat(BlackjackRules.standard().text())
        .isEqualTo("bankroll 1000, hands 1000, minimum 5, shuffle uniform");
    assertThat(BlackjackRules.classic(7, 3).text())
        .isEqualTo("bankroll 7, hands 3, minimum 5, shuffle riffle");
    assertThat(
            BlackjackRules.standard()
                .withBankroll(1)
                .withHands(2)
                .withMinimum(3)
                .withShuffle(DeckShuffle.RIFFLE))
        .isEqualTo(new BlackjackRules(1, 2, 3, DeckShuffle.RIFFLE));
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
            + " | \"010\": expected 10, without leading zeros",
        "bankroll 1, hands 9999999999999999999, minimum 1, shuffle riffle"
            + " | \"9999999999999999999\" is more than 9223372036854775807",
        "bankroll 1, hands 1, minimum 1, shuffle riffle, decks 2"
            + " | shuffle riffle: makes no sense without decks 1",
        "bankroll 1, hands 1, minimum 1, shuffle riffle, decks 9"
            + " | decks \"9\": expected 1 to 8",
        "bankroll 1, hands 1, minimum 1, shuffle pile"
            + " | no shuffle \"pile\"; there are: riffle, uniform",
      })
  void a_text_that_is_no_rules_is_rejected(String text, String message) {
    assertThatThrownBy(() -> BlackjackRules.parse(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(message);
  }
}
