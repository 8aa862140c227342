package dev.baize.blackjack.player;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.blackjack.BlackjackDecision;
import dev.baize.blackjack.BlackjackHouseRules;
import dev.baize.blackjack.HandValue;
import dev.baize.blackjack.analysis.Choice;
import dev.baize.blackjack.analysis.Situation;
import dev.baize.blackjack.analysis.Strategy;
import dev.baize.core.card.Card;
import dev.baize.core.card.Rank;
import dev.baize.core.card.Suit;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class HouseStrategyTest {
  private static final int UP = 10;
  private static final BlackjackHouseRules STRIP = BlackjackHouseRules.parse("strip");
  private static final HandValue ELEVEN = hand(Rank.FIVE, Rank.SIX);

  private static HandValue hand(Rank... ranks) {
    HandValue hand = HandValue.empty();
    for (Rank rank : ranks) {
      hand = hand.plus(Card.of(rank, Suit.CLUBS));
    }
    return hand;
  }

  /** Makes the first of some choices that is allowed, in the situations that it knows. */
  private static Strategy strategy(Set<Set<Choice>> known, Choice... preferred) {
    return new Strategy() {
      @Override
      public Choice choose(int up, Situation situation) {
        assertThat(up).isEqualTo(UP);
        return Arrays.stream(preferred)
            .filter(situation.allowed()::contains)
            .findFirst()
            .orElseThrow();
      }

      @Override
      public boolean knows(Situation situation) {
        return known.contains(situation.allowed());
      }

      @Override
      public boolean insures(Situation situation) {
        return situation.pair() == 1;
      }
    };
  }

  private static BlackjackDecision play(
      BlackjackHouseRules house, Strategy strategy, HandValue hand, boolean pair, Choice... legal) {
    List<BlackjackDecision> decisions = Arrays.stream(legal).map(HouseStrategy::decision).toList();
    return new HouseStrategy(house, strategy).play(UP, hand, pair, decisions);
  }

  @Test
  void a_situation_on_the_card_is_played_as_the_card_says() {
    Strategy strategy =
        strategy(Set.of(Set.of(Choice.HIT, Choice.STAND)), Choice.DOUBLE, Choice.STAND);
    assertThat(play(STRIP, strategy, ELEVEN, false, Choice.HIT, Choice.STAND))
        .isEqualTo(BlackjackDecision.stand());
  }

  @Test
  void another_is_played_as_if_all_that_the_house_allows_were_allowed() {
    Strategy strategy = strategy(Set.of(), Choice.SPLIT, Choice.DOUBLE);
    assertThat(play(STRIP, strategy, ELEVEN, false, Choice.HIT, Choice.STAND, Choice.DOUBLE))
        .isEqualTo(BlackjackDecision.doubleDown());
    HandValue eights = hand(Rank.EIGHT, Rank.EIGHT);
    Choice[] all = {Choice.HIT, Choice.STAND, Choice.DOUBLE, Choice.SPLIT};
    assertThat(play(STRIP, strategy, eights, true, all)).isEqualTo(BlackjackDecision.split());
    BlackjackHouseRules withoutSplits =
        BlackjackHouseRules.parse("strip, hands 1, double after split no");
    assertThat(play(withoutSplits, strategy, eights, true, all))
        .isEqualTo(BlackjackDecision.doubleDown());
  }

  @Test
  void if_that_is_not_allowed_it_is_played_as_any_later_hand() {
    Strategy strategy =
        strategy(Set.of(Set.of(Choice.HIT, Choice.STAND)), Choice.SURRENDER, Choice.HIT);
    HandValue sixteen = hand(Rank.TEN, Rank.SIX);
    assertThat(play(STRIP, strategy, sixteen, false, Choice.HIT, Choice.STAND, Choice.DOUBLE))
        .isEqualTo(BlackjackDecision.hit());
  }

  @Test
  void where_the_card_knows_nothing_it_hits_hard_11_and_soft_17() {
    Strategy nothing = strategy(Set.of(), Choice.SURRENDER);
    Choice[] legal = {Choice.HIT, Choice.STAND, Choice.DOUBLE};
    assertThat(play(STRIP, nothing, ELEVEN, false, legal)).isEqualTo(BlackjackDecision.hit());
    assertThat(play(STRIP, nothing, hand(Rank.SIX, Rank.SIX), false, legal))
        .isEqualTo(BlackjackDecision.stand());
    assertThat(play(STRIP, nothing, hand(Rank.ACE, Rank.SIX), false, legal))
        .isEqualTo(BlackjackDecision.hit());
    assertThat(play(STRIP, nothing, hand(Rank.ACE, Rank.SEVEN), false, legal))
        .isEqualTo(BlackjackDecision.stand());
  }

  @Test
  void surrender_and_insurance_are_asked_of_the_first_two_cards() {
    HouseStrategy card =
        new HouseStrategy(STRIP, strategy(Set.of(), Choice.SURRENDER, Choice.STAND));
    assertThat(card.surrenders(UP, ELEVEN, false)).isTrue();
    BlackjackHouseRules without = BlackjackHouseRules.parse("strip, surrender none");
    HouseStrategy other =
        new HouseStrategy(without, strategy(Set.of(), Choice.SURRENDER, Choice.STAND));
    assertThat(other.surrenders(UP, ELEVEN, false)).isFalse();
    assertThat(card.insures(hand(Rank.ACE, Rank.ACE), true)).isTrue();
    assertThat(card.insures(ELEVEN, false)).isFalse();
  }
}
