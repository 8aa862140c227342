package dev.baize.blackjack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.baize.blackjack.naive.NaiveHand;
import dev.baize.core.card.Card;
import dev.baize.core.card.Rank;
import dev.baize.core.card.Suit;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The value of hands, both as objects and as packed numbers. */
class HandValueTest {

  private int multisets;

  @Test
  void every_multiset_of_ranks_up_to_21_and_one_card_more_is_worth_what_the_model_says() {
    each(new ArrayList<>(), 0);
    assertThat(multisets).isEqualTo(6818);
  }

  /** Checks all hands of these ranks and of later ones, up to four of each. */
  private void each(List<Rank> ranks, int next) {
    multisets++;
    assertRight(ranks);
    Collections.reverse(ranks);
    HandValue value = assertRight(ranks);
    Collections.reverse(ranks);
    if (value.isBust()) {
      return;
    }
    for (int i = next; i < 13; i++) {
      Rank rank = Rank.at(i);
      if (Collections.frequency(ranks, rank) < 4) {
        ranks.add(rank);
        each(ranks, i);
        ranks.remove(ranks.size() - 1);
      }
    }
  }

  private static HandValue assertRight(List<Rank> ranks) {
    NaiveHand naive = new NaiveHand(ranks);
    HandValue value = HandValue.empty();
    int points = 0;
    for (int i = 0; i < ranks.size(); i++) {
      Rank rank = ranks.get(i);
      Card card = Card.of(rank, Suit.at(Collections.frequency(ranks.subList(0, i), rank)));
      points += PackedCard.points(PackedCard.of(card));
      if (!value.isBust()) {
        value = value.plus(card);
      }
    }
    if (new NaiveHand(ranks.subList(0, Math.max(0, ranks.size() - 1))).total() <= 21) {
      assertThat(value.total()).isEqualTo(naive.total());
      assertThat(value.isSoft()).isEqualTo(naive.isSoft());
      assertThat(value.isBust()).isEqualTo(naive.total() > 21);
      assertThat(Points.total(points)).isEqualTo(naive.total());
      assertThat(Points.isSoft(points)).isEqualTo(naive.isSoft());
      assertThat(Points.value(Points.key(points))).isSameAs(value);
      assertThat(Points.isBust(points)).isEqualTo(value.isBust());
      assertThat(Points.isNatural(points) && ranks.size() == 2)
          .isEqualTo(naive.total() == 21 && ranks.size() == 2);
      assertThat(points).isLessThan(Points.COUNT);
    }
    return value;
  }

  @Test
  void a_bust_hand_takes_no_card() {
    HandValue bust = HandValue.empty();
    for (Suit suit : List.of(Suit.SPADES, Suit.HEARTS, Suit.CLUBS)) {
      bust = bust.plus(Card.of(Rank.KING, suit));
    }
    HandValue thirty = bust;
    assertThatThrownBy(() -> thirty.plus(Card.of(Rank.ACE, Suit.SPADES)))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("a hand of 30 is bust and takes no Ace of Spades");
  }

  @ParameterizedTest
  @CsvSource({"TWO, 2", "NINE, 9", "TEN, 10", "JACK, 10", "QUEEN, 10", "KING, 10", "ACE, 1"})
  void a_card_counts_its_rank_a_face_ten_and_an_ace_one(Rank rank, int points) {
    assertThat(HandValue.points(rank)).isEqualTo(points);
    for (Suit suit : Suit.values()) {
      Card card = Card.of(rank, suit);
      int packed = PackedCard.of(card);
      assertThat(PackedCard.card(packed)).isSameAs(card);
      assertThat(PackedCard.isFaceDown(packed)).isFalse();
      int faceDown = PackedCard.faceDown(packed);
      assertThat(PackedCard.isFaceDown(faceDown)).isTrue();
      assertThat(PackedCard.card(faceDown)).isSameAs(card);
      assertThat(PackedCard.faceUp(faceDown)).isEqualTo(packed);
      assertThat(Points.low(PackedCard.points(packed))).isEqualTo(points);
      assertThat(Points.isAce(PackedCard.points(packed))).isEqualTo(rank == Rank.ACE);
      assertThat(ValueCounts.count(PackedCard.counts(packed), points)).isEqualTo(1);
    }
  }

  @Test
  void a_value_says_whether_it_is_soft() {
    HandValue ace = HandValue.empty().plus(Card.of(Rank.ACE, Suit.CLUBS));
    assertThat(ace).hasToString("soft 11");
    assertThat(ace.plus(Card.of(Rank.SIX, Suit.CLUBS))).hasToString("soft 17");
    assertThat(HandValue.empty()).hasToString("0");
  }
}
