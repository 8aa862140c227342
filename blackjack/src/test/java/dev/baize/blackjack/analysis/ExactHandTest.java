package dev.baize.blackjack.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import dev.baize.blackjack.BlackjackHouseRules;
import dev.baize.core.card.Rank;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ExactHandTest {
  private static final double ROUNDING = 1e-12;
  private static final BlackjackHouseRules STRIP = BlackjackHouseRules.parse("strip");

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
    BlackjackHouseRules rules = BlackjackHouseRules.parse(text);
    Composition deck = Composition.decks(rules.decks());
    ExactAnalysis whole = ExactAnalysis.of(rules, deck, StrategyClass.CDP, 1);
    for (int up = 1; up <= 10; up++) {
      for (int first = 1; first <= 10; first++) {
        for (int second = first; second <= 10; second++) {
          ChoiceValues hand = hand(rules, up, first, second).values();
          ChoiceValues expected = whole.values(up, first, second);
          for (Choice choice : Choice.values()) {
            String what = choice + " " + first + "," + second + " against " + up;
            assertSame(hand.value(choice), expected.value(choice), what);
          }
        }
      }
    }
  }

  private static ExactHand hand(BlackjackHouseRules rules, int up, int... cards) {
    List<Rank> ranks = Arrays.stream(cards).mapToObj(ExactHandTest::rank).toList();
    return ExactHand.of(rules, ranks, rank(up));
  }

  private static Rank rank(int value) {
    return value == 1 ? Rank.ACE : Rank.at(value - 2);
  }

  @Test
  void face_cards_are_worth_ten() {
    ExactHand tens = hand(STRIP, 10, 10, 4, 2);
    List<Rank> faces = List.of(Rank.TWO, Rank.KING, Rank.FOUR);
    assertThat(ExactHand.of(STRIP, faces, Rank.JACK).values()).isEqualTo(tens.values());
    assertThat(tens).hasToString("[Ten, Four, Two] against Ten");
  }

  @Test
  void cards_that_are_gone_change_what_it_is_worth() {
    ExactHand hand = hand(STRIP, 10, 10, 6);
    Composition left = Composition.decks(6).without(5).without(5);
    ChoiceValues whole = ExactAnalysis.of(STRIP, left, StrategyClass.CDZ, 1).values(10, 10, 6);
    ChoiceValues fewer = hand.dealtFrom(left).values();
    assertSame(fewer.value(Choice.HIT), whole.value(Choice.HIT), "hit");
    assertSame(fewer.value(Choice.STAND), whole.value(Choice.STAND), "stand");
    assertThat(fewer).isNotEqualTo(hand.values());
  }

  @Test
  void a_wager_pays_what_the_game_pays() {
    ExactHand sixteen = hand(STRIP, 10, 10, 6);
    assertThat(sixteen.withWager(10).values()).isEqualTo(sixteen.values());
    assertThat(sixteen.values().best()).isEqualTo(Choice.SURRENDER);
    assertThat(sixteen.withWager(5).values().value(Choice.SURRENDER)).hasValue(-0.6);
    assertThat(sixteen.withWager(5).values().best()).isNotEqualTo(Choice.SURRENDER);
    assertThat(hand(STRIP, 6, 1, 10).withWager(5).values().value(Choice.STAND)).hasValue(1.4);
    ExactHand insured = hand(STRIP, 1, 10, 6);
    assertThat(insured.withWager(5).insurance())
        .isCloseTo(insured.insurance() * 4 / 5, within(ROUNDING));
    assertThat(insured.insurance()).isCloseTo(0.5 * (3 * 95.0 / 309 - 1), within(ROUNDING));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> sixteen.withWager(0))
        .withMessage("wager 0: expected 1 to 1000000000000000000");
  }

  @Test
  void a_hand_of_more_cards_may_be_hit_or_stood_upon() {
    ChoiceValues hand = hand(STRIP, 10, 10, 4, 2).values();
    ChoiceValues whole =
        ExactAnalysis.of(STRIP, Composition.decks(6), StrategyClass.CDZ, 1).values(10, 10, 4, 2);
    assertThat(hand.value(Choice.HIT).getAsDouble())
        .isCloseTo(whole.value(Choice.HIT).getAsDouble(), within(ROUNDING));
    assertThat(hand.value(Choice.DOUBLE)).isEmpty();
    assertThat(hand.value(Choice.SURRENDER)).isEmpty();
    assertThat(hand.best()).isEqualTo(Choice.STAND);
  }

  @Test
  void looking_ahead_to_more_hands_of_a_split_is_worth_something() {
    double last = -1;
    for (int most = 2; most <= 4; most++) {
      ChoiceValues eights = hand(STRIP, 6, 8, 8).withMostHands(most).values();
      assertThat(eights.value(Choice.SPLIT).getAsDouble()).isGreaterThan(last);
      last = eights.value(Choice.SPLIT).getAsDouble();
    }
  }

  @Test
  void aces_that_are_not_split_again_are_taken_to_become_two_hands() {
    ExactHand aces = hand(STRIP, 6, 1, 1);
    assertThat(aces.values()).isEqualTo(aces.withMostHands(2).values());
  }

  @Test
  void an_ace_and_a_ten_of_a_split_count_21_and_no_natural() {
    assertThat(hand(STRIP, 6, 1, 10).values().value(Choice.STAND)).hasValue(1.5);
    assertThat(hand(STRIP, 6, 1, 10).afterSplit().values().value(Choice.STAND).getAsDouble())
        .isBetween(0.8, 1.0);
  }

  @Test
  void after_a_split_less_is_allowed() {
    ExactHand nine = hand(STRIP, 10, 6, 3);
    assertThat(nine.values().value(Choice.SURRENDER)).hasValue(-0.5);
    assertThat(nine.afterSplit().values().value(Choice.SURRENDER)).isEmpty();
    assertThat(nine.afterSplit().values().value(Choice.DOUBLE))
        .isEqualTo(nine.values().value(Choice.DOUBLE));
    BlackjackHouseRules single = BlackjackHouseRules.parse("single");
    assertThat(hand(single, 10, 6, 3).values().value(Choice.DOUBLE)).isPresent();
    assertThat(hand(single, 10, 6, 3).afterSplit().values().value(Choice.DOUBLE)).isEmpty();
  }

  @Test
  void if_the_dealer_must_have_a_natural_early_surrender_loses_half() {
    ChoiceValues values =
        hand(BlackjackHouseRules.parse("single, surrender early"), 1, 7, 9)
            .dealtFrom(Composition.of(1, 0, 0, 0, 0, 0, 1, 0, 1, 4))
            .values();
    assertThat(values.value(Choice.SURRENDER)).hasValue(-0.5);
    assertThat(values.value(Choice.STAND)).hasValue(-1);
    assertThat(values.best()).isEqualTo(Choice.SURRENDER);
  }

  @Test
  void insurance_pays_if_more_than_a_third_of_the_cards_are_worth_ten() {
    ExactHand hand = hand(STRIP, 1, 2, 3);
    assertThat(hand.dealtFrom(Composition.of(1, 3, 1, 0, 0, 0, 0, 0, 0, 1)).insurance()).isZero();
    assertThat(hand.dealtFrom(Composition.of(1, 2, 1, 0, 0, 0, 0, 0, 0, 1)).insurance())
        .isEqualTo(0.25);
  }

  @Test
  void hands_that_cannot_be_are_refused() {
    BlackjackHouseRules rules = BlackjackHouseRules.parse("single");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> hand(rules, 4, 10, 8, 4))
        .withMessage(
            "[Ten, Eight, Four] against Four: expected two or more cards that are left, up to 21");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> hand(rules, 4, 4, 4, 4, 4))
        .withMessageStartingWith("[Four, Four, Four, Four] against Four");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> hand(rules, 4, 4))
        .withMessageStartingWith("[Four] against Four");
    ExactHand eights = hand(rules, 4, 8, 8);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> eights.dealtFrom(Composition.of(4, 4, 4, 4, 4, 4, 4, 1, 4, 16)))
        .withMessageStartingWith("[Eight, Eight] against Four");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> eights.withMostHands(5))
        .withMessage("5 hands of a split: expected 2 to 4");
    assertThatIllegalArgumentException().isThrownBy(() -> eights.withMostHands(1));
  }
}
