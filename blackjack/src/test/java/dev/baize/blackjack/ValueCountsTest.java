package dev.baize.blackjack;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.card.Card;
import dev.baize.core.card.Deck;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** The numbers of cards of each value. */
class ValueCountsTest {

  @Property(seed = "1", tries = 200)
  void every_card_is_counted_once(
      @ForAll @IntRange(min = 0, max = 8 * 52) int cards, @ForAll Random random) {
    List<Card> shoe = new ArrayList<>();
    for (int deck = 0; deck < BlackjackHouseRules.MAX_DECKS; deck++) {
      shoe.addAll(Deck.french().cards());
    }
    Collections.shuffle(shoe, random);
    List<Card> counted = shoe.subList(0, cards);
    long counts = ValueCounts.NONE;
    for (Card card : counted) {
      counts += PackedCard.counts(PackedCard.of(card));
    }
    for (int value = 1; value <= ValueCounts.VALUES; value++) {
      int points = value;
      assertThat(ValueCounts.count(counts, value))
          .isEqualTo(
              counted.stream().filter(card -> HandValue.points(card.rank()) == points).count());
    }
    assertThat(ValueCounts.total(counts)).isEqualTo(cards);
  }
}
