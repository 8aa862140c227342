package dev.baize.blackjack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.testing.EqualsTester;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The settings of a house, their text form, and which of them make sense together. */
class BlackjackHouseRulesTest {

  @Property(tries = 1000, seed = "1")
  void rules_are_parsed_from_their_texts(@ForAll("rules") BlackjackHouseRules rules) {
    assertThat(BlackjackHouseRules.parse(rules.toString())).isEqualTo(rules);
    assertThat(rules.with("")).isEqualTo(rules);
  }

  @Property(tries = 1000, seed = "1")
  void rules_that_differ_in_one_setting_are_not_equal(
      @ForAll("rules") BlackjackHouseRules rules, @ForAll("rules") BlackjackHouseRules other) {
    assertThat(rules.equals(other)).isEqualTo(rules.toString().equals(other.toString()));
  }

  @Provide
  Arbitrary<BlackjackHouseRules> rules() {
    return HouseRulesArbitrary.any();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "classic | ''",
        "strip | decks 6, reshuffle below 78, double any, double after split yes, hands 4,"
            + " surrender late, insurance yes, naturals push yes, dealer natural peek",
        "downtown | decks 2, reshuffle below 26, soft 17 hit, double any, double after split yes,"
            + " hands 4, insurance yes, naturals push yes, dealer natural peek",
        "single | soft 17 hit, double any, hands 4, insurance yes, naturals push yes,"
            + " dealer natural peek",
        "european | decks 6, reshuffle below 78, double 9-11, double after split yes, hands 2,"
            + " insurance yes, naturals push yes, dealer natural all",
      })
  void the_presets_are_names_for_these_settings(String preset, String text) {
    assertThat(BlackjackHouseRules.parse(preset)).hasToString(text);
    assertThat(BlackjackHouseRules.of(BlackjackHousePreset.find(preset).orElseThrow()))
        .hasToString(text);
  }

  @Test
  void settings_follow_a_preset_in_any_order_and_are_printed_in_theirs() {
    assertThat(BlackjackHouseRules.parse("strip, natural 6:5, decks 8, surrender none"))
        .hasToString(
            "decks 8, reshuffle below 78, double any, double after split yes, hands 4, "
                + "insurance yes, natural 6:5, naturals push yes, dealer natural peek");
    assertThat(BlackjackHouseRules.parse("hands 2, double 10-11, decks 1"))
        .hasToString("double 10-11, hands 2");
  }

  @Test
  void every_setting_has_its_getter() {
    BlackjackHouseRules rules =
        BlackjackHouseRules.parse(
            "decks 2, reshuffle below 7, soft 17 hit, double 9-11, double after split yes, "
                + "hands 3, resplit aces yes, hit split aces yes, surrender early, insurance yes, "
                + "natural 7:5, naturals push yes, dealer natural original");
    assertThat(rules.decks()).isEqualTo(2);
    assertThat(rules.reshuffleBelow()).isEqualTo(7);
    assertThat(rules.hitsSoft17()).isTrue();
    assertThat(rules.doubleDown()).isEqualTo(DoubleDown.NINE_TO_ELEVEN);
    assertThat(rules.doubleAfterSplit()).isTrue();
    assertThat(rules.hands()).isEqualTo(3);
    assertThat(rules.resplitAces()).isTrue();
    assertThat(rules.hitSplitAces()).isTrue();
    assertThat(rules.surrender()).isEqualTo(Surrender.EARLY);
    assertThat(rules.insurance()).isTrue();
    assertThat(rules.natural()).isEqualTo(NaturalPayment.SEVEN_TO_FIVE);
    assertThat(rules.naturalsPush()).isTrue();
    assertThat(rules.dealerNatural()).isEqualTo(DealerNatural.ORIGINAL);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "hit split aces yes | hit split aces yes: makes no sense without hands 2 or more",
        "hands 2, resplit aces yes | resplit aces yes: makes no sense without hands 3 or more",
        "double any, double after split yes"
            + " | double after split yes: makes no sense without hands 2 or more",
        "hands 2, double after split yes"
            + " | double after split yes: makes no sense without a double other than none",
        "reshuffle below 53 | reshuffle below 53: expected 0 to 52",
        "decks 2, reshuffle below 105 | reshuffle below 105: expected 0 to 104",
        "decks 9 | decks \"9\": expected 1 to 8",
        "decks 06 | decks \"06\": expected 1 to 8",
        "hands 0 | hands \"0\": expected 1, 2, 3, 4",
        "soft 17 maybe | soft 17 \"maybe\": expected stand, hit",
        "double 10 | double \"10\": expected none, 10-11, 9-11, any",
        "natural 2:3 | natural \"2:3\": expected 3:2, 6:5, 7:5, 1:1, 2:1",
        "decks 2, soft 17 hit, decks 2 | decks is set twice",
        "decks 6, strip | \"strip\" is a preset: expected it first, and no other",
      })
  void what_makes_no_sense_is_refused_by_name(String text, String message) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> BlackjackHouseRules.parse(text))
        .withMessage(message);
  }

  @ParameterizedTest
  @ValueSource(strings = {"vegas", "decks", "strip,decks 6", "strip, ", ", decks 6"})
  void what_is_unknown_is_quoted_and_all_there_is_is_listed(String text) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> BlackjackHouseRules.parse(text))
        .withMessageContaining("classic, strip, downtown, single, european")
        .withMessageContaining(
            "decks, reshuffle below, soft 17, double, double after split, hands");
  }

  @Test
  void settings_are_changed_one_by_one() {
    BlackjackHouseRules strip = BlackjackHouseRules.of(BlackjackHousePreset.STRIP);
    assertThat(strip.with("surrender none, decks 8"))
        .isEqualTo(BlackjackHouseRules.parse("strip, decks 8, surrender none"));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> strip.with("decks 1"))
        .withMessage("reshuffle below 78: expected 0 to 52");
  }

  @Test
  void numbers_out_of_range_are_refused() {
    assertThatThrownBy(() -> house(0, 20, 1)).hasMessage("decks 0: expected 1 to 8");
    assertThatThrownBy(() -> house(1, 20, 5)).hasMessage("hands 5: expected 1 to 4");
    assertThatThrownBy(() -> house(1, -1, 1)).hasMessage("reshuffle below -1: expected 0 to 52");
  }

  private static BlackjackHouseRules house(int decks, int reshuffleBelow, int hands) {
    return new BlackjackHouseRules(
        decks,
        reshuffleBelow,
        false,
        DoubleDown.NONE,
        false,
        hands,
        false,
        false,
        Surrender.NONE,
        false,
        NaturalPayment.EVEN,
        false,
        DealerNatural.NONE);
  }

  @ParameterizedTest
  @CsvSource({
    "3:2, 5, 7",
    "6:5, 4, 4",
    "6:5, 5, 6",
    "7:5, 5, 7",
    "7:5, 9, 12",
    "1:1, 3, 3",
    "2:1, 3, 6"
  })
  void a_natural_is_paid_rounded_down(String payment, long wager, long won) {
    NaturalPayment natural = BlackjackHouseRules.parse("natural " + payment).natural();
    assertThat(natural.of(wager)).isEqualTo(won);
    assertThat((long) (natural.ratio() * (double) wager)).isEqualTo(won);
  }

  @Test
  void a_natural_is_paid_for_the_largest_bankroll() {
    long bank = BlackjackRules.BANK;
    assertThat(NaturalPayment.SEVEN_TO_FIVE.of(bank)).isEqualTo(bank / 5 * 7);
  }

  @ParameterizedTest
  @EnumSource(DoubleDown.class)
  void only_hard_nine_to_eleven_may_be_doubled_unless_any_hand_may(DoubleDown rule) {
    for (int total = 4; total <= 21; total++) {
      boolean nine = rule == DoubleDown.NINE_TO_ELEVEN && total >= 9 && total <= 11;
      boolean ten = rule == DoubleDown.TEN_OR_ELEVEN && total >= 10 && total <= 11;
      boolean any = rule == DoubleDown.ANY;
      assertThat(rule.allows(HandValue.of(total, false))).isEqualTo(nine || ten || any);
      if (total > 11) {
        assertThat(rule.allows(HandValue.of(total, true))).isEqualTo(any);
      }
    }
    assertThat(rule.allows(HandValue.of(11, true))).isEqualTo(rule == DoubleDown.ANY);
  }

  @Test
  void rules_with_the_same_settings_are_equal() {
    new EqualsTester()
        .addEqualityGroup(
            BlackjackHouseRules.classic(),
            BlackjackHouseRules.parse(""),
            BlackjackHouseRules.parse("decks 1"))
        .addEqualityGroup(BlackjackHouseRules.parse("decks 2"))
        .addEqualityGroup(
            BlackjackHouseRules.of(BlackjackHousePreset.STRIP), BlackjackHouseRules.parse("strip"))
        .testEquals();
  }
}
