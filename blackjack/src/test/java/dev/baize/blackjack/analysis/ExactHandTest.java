package dev.baize.blackjack.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import dev.baize.blackjack.HouseRules;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ExactHandTest {
  private static final double ROUNDING = 1e-12;

  private static void assertSame(OptionalDouble actual, OptionalDouble expected, String hand) {
    assertThat(actual.isPresent()).as(hand).isEqualTo(expected.isPresent());
    expected.ifPresent(
        value -> assertThat(actual.getAsDouble()).as(hand).isCloseTo(value, within(ROUNDING)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "single",
        "downtown, decks 1",
        "european, decks 1, reshuffle below 20",
        "strip, decks 1, reshuffle below 20",
        "single, surrender early, resplit aces yes",
        "dealer natural original, surrender late, double any, hands 3, soft 17 hit",
        "double any, hands 2, double after split yes, hit split aces yes, surrender late",
      })
  void all_hands_of_two_cards_have_the_values_of_the_whole_analysis(String text) {
    HouseRules rules = HouseRules.parse(text);
    Composition deck = Composition.decks(rules.decks());
    ExactAnalysis whole = ExactAnalysis.of(rules, deck, StrategyClass.CDP);
    for (int up = 1; up <= 10; up++) {
      for (int first = 1; first <= 10; first++) {
        for (int second = first; second <= 10; second++) {
          if (first == 1 && second == 10) {
            continue; // A natural is paid before anybody plays.
          }
          ChoiceValues hand =
              ExactHand.values(rules, deck, up, Math.max(2, rules.hands()), first, second);
          ChoiceValues expected = whole.values(up, first, second);
          for (Choice choice : Choice.values()) {
            String what = choice + " " + first + "," + second + " against " + up;
            assertSame(hand.value(choice), expected.value(choice), what);
          }
        }
      }
    }
  }

  @Test
  void a_hand_of_more_cards_may_be_hit_or_stood_upon() {
    HouseRules rules = HouseRules.parse("strip");
    Composition shoe = Composition.decks(6);
    ChoiceValues hand = ExactHand.values(rules, shoe, 10, 4, 10, 4, 2);
    ChoiceValues whole = ExactAnalysis.of(rules, shoe, StrategyClass.CDZ).values(10, 10, 4, 2);
    assertThat(hand.value(Choice.HIT).getAsDouble())
        .isCloseTo(whole.value(Choice.HIT).getAsDouble(), within(ROUNDING));
    assertThat(hand.value(Choice.DOUBLE)).isEmpty();
    assertThat(hand.value(Choice.SURRENDER)).isEmpty();
    assertThat(hand.best()).isEqualTo(Choice.STAND);
  }

  @Test
  void looking_ahead_to_more_hands_of_a_split_is_worth_something() {
    HouseRules rules = HouseRules.parse("strip");
    double last = -1;
    for (int splits = 2; splits <= 4; splits++) {
      ChoiceValues eights = ExactHand.values(rules, Composition.decks(6), 6, splits, 8, 8);
      assertThat(eights.value(Choice.SPLIT).getAsDouble()).isGreaterThan(last);
      last = eights.value(Choice.SPLIT).getAsDouble();
    }
  }

  @Test
  void aces_that_are_not_split_again_are_taken_to_become_two_hands() {
    HouseRules rules = HouseRules.parse("strip");
    Composition shoe = Composition.decks(6);
    assertThat(ExactHand.values(rules, shoe, 6, 4, 1, 1))
        .isEqualTo(ExactHand.values(rules, shoe, 6, 2, 1, 1));
  }

  @Test
  void an_ace_and_a_ten_of_a_split_count_21_and_no_natural() {
    HouseRules rules = HouseRules.parse("strip");
    double stand =
        ExactHand.values(rules, Composition.decks(6), 6, 4, 1, 10)
            .value(Choice.STAND)
            .getAsDouble();
    assertThat(stand).isBetween(0.8, 1.0);
  }

  @Test
  void if_the_dealer_must_have_a_natural_early_surrender_loses_half() {
    HouseRules rules = HouseRules.parse("single, surrender early");
    ChoiceValues values =
        ExactHand.values(rules, Composition.ofShoe(1, 0, 0, 0, 0, 0, 1, 0, 1, 4), 1, 2, 7, 9);
    assertThat(values.value(Choice.SURRENDER)).hasValue(-0.5);
    assertThat(values.value(Choice.STAND)).hasValue(-1);
    assertThat(values.best()).isEqualTo(Choice.SURRENDER);
  }

  @Test
  void insurance_pays_if_more_than_a_third_of_the_cards_are_worth_ten() {
    assertThat(ExactHand.insurance(Composition.ofShoe(0, 2, 0, 0, 0, 0, 0, 0, 0, 1))).isZero();
    assertThat(ExactHand.insurance(Composition.ofShoe(0, 1, 0, 0, 0, 0, 0, 0, 0, 1)))
        .isEqualTo(0.25);
  }

  @Test
  void hands_that_cannot_be_are_refused() {
    HouseRules rules = HouseRules.parse("single");
    Composition deck = Composition.fullDeck();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ExactHand.values(rules, deck, 4, 2, 10, 8, 4))
        .withMessage("[10, 8, 4] against 4: expected two or more cards that are left, up to 21");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ExactHand.values(rules, deck, 4, 2, 4, 4, 4, 4))
        .withMessageStartingWith("[4, 4, 4, 4] against 4");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ExactHand.values(rules, deck, 4, 5, 4, 4))
        .withMessage("5 hands of a split: expected 2 to 4");
  }
}
