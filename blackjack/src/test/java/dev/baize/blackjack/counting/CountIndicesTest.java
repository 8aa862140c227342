package dev.baize.blackjack.counting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.baize.blackjack.BlackjackHousePreset;
import dev.baize.blackjack.BlackjackHouseRules;
import dev.baize.blackjack.HandValue;
import dev.baize.blackjack.analysis.Choice;
import dev.baize.blackjack.analysis.Composition;
import dev.baize.blackjack.analysis.Situation;
import dev.baize.core.card.Card;
import dev.baize.core.card.Rank;
import dev.baize.core.card.Suit;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The true counts at which choices change. */
class CountIndicesTest {

  private static final List<CountIndex> INDICES =
      CountIndices.of(
          RemovalEffects.of(BlackjackHouseRules.of(BlackjackHousePreset.STRIP)),
          CardCount.HILO,
          1,
          done -> {});

  /** The indices of D. Schlesinger's "Illustrious 18" and "Fab 4", with six decks. */
  @ParameterizedTest
  @CsvSource({
    "6 9 1, 10, HIT, STAND, 0",
    "5 9 1, 10, HIT, STAND, 4",
    "10 10, 5, STAND, SPLIT, 5",
    "10 10, 6, STAND, SPLIT, 4",
    "8 2, 10, HIT, DOUBLE, 4",
    "10 2, 3, HIT, STAND, 2",
    "10 2, 2, HIT, STAND, 3",
    "9 2, 1, HIT, DOUBLE, 1",
    "7 2, 2, HIT, DOUBLE, 1",
    "8 2, 1, HIT, DOUBLE, 4",
    "7 2, 7, HIT, DOUBLE, 3",
    "6 9 1, 9, HIT, STAND, 5",
    "10 3, 2, HIT, STAND, -1",
    "10 2, 4, HIT, STAND, 0",
    "10 2, 5, HIT, STAND, -2",
    "10 2, 6, HIT, STAND, -1",
    "10 3, 3, HIT, STAND, -2",
    "10 4, 10, HIT, SURRENDER, 3",
    "10 5, 10, HIT, SURRENDER, 0",
    "10 5, 9, HIT, SURRENDER, 2",
    "10 5, 1, HIT, SURRENDER, 1",
  })
  void indices_are_those_that_counters_learn(
      String hand, int up, Choice below, Choice above, double published) {
    int[] cards = Arrays.stream(hand.split(" ")).mapToInt(Integer::parseInt).toArray();
    boolean pair = cards.length == 2 && cards[0] == cards[1];
    Set<Choice> allowed = EnumSet.of(Choice.STAND, Choice.HIT);
    if (cards.length == 2) {
      allowed.addAll(List.of(Choice.DOUBLE, Choice.SURRENDER));
    }
    if (pair) {
      allowed.add(Choice.SPLIT);
    }
    Situation situation = new Situation(hand(cards), pair ? cards[0] : 0, allowed);
    List<CountIndex> found =
        INDICES.stream()
            .filter(index -> index.up() == up && index.situation().equals(situation))
            .filter(index -> index.below() == below && index.above() == above)
            .toList();
    assertThat(found).hasSize(1);
    assertThat(found.get(0).trueCount()).isCloseTo(published, within(0.7));
  }

  private static HandValue hand(int... cards) {
    HandValue value = HandValue.empty();
    for (int card : cards) {
      value = value.plus(Card.of(card == 1 ? Rank.ACE : Rank.at(card - 2), Suit.SPADES));
    }
    return value;
  }

  /** With one deck, a single card is one more or less. */
  @Test
  void the_cards_of_the_decision_are_counted() {
    Situation sixteen = new Situation(hand(6, 9, 1), 0, EnumSet.of(Choice.STAND, Choice.HIT));
    List<CountIndex> found =
        CountIndices.of(
                RemovalEffects.of(BlackjackHouseRules.of(BlackjackHousePreset.SINGLE)),
                CardCount.HILO,
                1,
                done -> {})
            .stream()
            .filter(index -> index.up() == 10 && index.situation().equals(sixteen))
            .toList();
    assertThat(found).hasSize(1);
    assertThat(found.get(0).trueCount()).isCloseTo(-1, within(0.4));
  }

  @Test
  void insurance_pays_from_a_true_count_of_three() {
    assertThat(
            CountIndices.insurance(
                    BlackjackHouseRules.of(BlackjackHousePreset.STRIP), CardCount.HILO)
                .getAsDouble())
        .isCloseTo(3, within(0.1));
    assertThat(
            CountIndices.insurance(
                    BlackjackHouseRules.of(BlackjackHousePreset.SINGLE), CardCount.HILO)
                .getAsDouble())
        .isCloseTo(1.4, within(0.2));
    CardCount aces = CardCount.of("aces", -1, 0, 0, 0, 0, 0, 0, 0, 0, 0);
    assertThat(aces.centred(10)).isNotZero();
    CardCount fives = CardCount.of("fives", -9, 9, 0, 0, 0, 0, 0, 0, 0, 0);
    assertThat(CountIndices.insurance(BlackjackHouseRules.of(BlackjackHousePreset.STRIP), fives))
        .isEmpty();
  }

  @Test
  void a_counted_shoe_has_its_true_count_and_as_many_cards_as_a_full_one() {
    Composition full = Composition.decks(6);
    for (CardCount count : List.of(CardCount.HILO, CardCount.KO, CardCount.OMEGA2)) {
      for (int trueCount = -12; trueCount <= 12; trueCount++) {
        CountIndices.CountedShoe shoe = CountIndices.CountedShoe.of(full, count, trueCount);
        double running = 0;
        for (int card = 1; card <= 10; card++) {
          double cards = shoe.composition().count(card) + shoe.missing(card);
          running -= cards * count.centred(card);
          assertThat(shoe.missing(card)).isBetween(-1.0, 1.0);
        }
        assertThat(shoe.composition().size()).isEqualTo(312);
        assertThat(running / 6).isCloseTo(trueCount, within(1e-12));
      }
    }
  }

  /** Such a shoe has more tens than eight decks, and a count of aces alone has many more aces. */
  @Test
  void there_are_counted_shoes_of_eight_decks_and_of_counts_of_one_card() {
    CardCount aces = CardCount.of("aces", -1, 0, 0, 0, 0, 0, 0, 0, 0, 0);
    for (CardCount count : List.of(CardCount.HILO, aces)) {
      Composition shoe = CountIndices.CountedShoe.of(Composition.decks(8), count, 12).composition();
      assertThat(shoe.size()).isEqualTo(416);
      assertThat(shoe.count(1)).isGreaterThan(32);
    }
  }
}
