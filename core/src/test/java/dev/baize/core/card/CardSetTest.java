package dev.baize.core.card;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Iterator;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class CardSetTest {
  private static final Card NINE_OF_SPADES = Card.parse("Nine of Spades");
  private static final Card ACE_OF_HEARTS = Card.parse("Ace of Hearts");

  @Test
  void the_empty_set_has_no_cards() {
    assertThat(CardSet.none()).isEmpty();
    assertThat(CardSet.none().isEmpty()).isTrue();
    assertThat(CardSet.none().bits()).isZero();
    assertThat(CardSet.of()).isEqualTo(CardSet.none());
  }

  @Test
  void the_whole_pack_has_every_card_once_in_the_natural_order() {
    assertThat(CardSet.all()).containsExactlyElementsOf(CardTest.everyCard().toList());
    assertThat(CardSet.all().isEmpty()).isFalse();
    assertThat(CardSet.all().size()).isEqualTo(52);
  }

  @ParameterizedTest
  @EnumSource
  void a_suit_has_its_thirteen_cards(Suit suit) {
    assertThat(CardSet.suit(suit)).hasSize(13).allMatch(card -> card.suit() == suit);
  }

  @ParameterizedTest
  @EnumSource
  void a_rank_has_its_four_cards(Rank rank) {
    assertThat(CardSet.rank(rank)).hasSize(4).allMatch(card -> card.rank() == rank);
  }

  @Test
  void a_card_that_is_named_twice_is_in_the_set_once() {
    assertThat(CardSet.of(ACE_OF_HEARTS, NINE_OF_SPADES, ACE_OF_HEARTS))
        .containsExactly(NINE_OF_SPADES, ACE_OF_HEARTS);
  }

  @Test
  void bits_are_card_indices() {
    assertThat(CardSet.ofBits(1L << 28 | 1L << 49))
        .containsExactly(NINE_OF_SPADES, ACE_OF_HEARTS)
        .isEqualTo(CardSet.of(NINE_OF_SPADES, ACE_OF_HEARTS));
    assertThat(CardSet.ofBits((1L << 52) - 1)).isEqualTo(CardSet.all());
  }

  @ParameterizedTest
  @ValueSource(longs = {1L << 52, 1L << 63, -1, 1L << 52 | 1})
  void bits_that_stand_for_no_card_are_refused(long bits) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> CardSet.ofBits(bits))
        .withMessage("0x%s: bits above 51 stand for no card", Long.toHexString(bits));
  }

  @Test
  void the_empty_set_has_no_lowest_and_no_highest_card() {
    assertThatThrownBy(CardSet.none()::lowest)
        .isInstanceOf(NoSuchElementException.class)
        .hasMessage("the card set is empty");
    assertThatThrownBy(CardSet.none()::highest)
        .isInstanceOf(NoSuchElementException.class)
        .hasMessage("the card set is empty");
  }

  @Test
  void there_is_no_card_beyond_the_last() {
    CardSet set = CardSet.of(NINE_OF_SPADES, ACE_OF_HEARTS);
    assertThat(set.get(0)).isSameAs(NINE_OF_SPADES);
    assertThat(set.get(1)).isSameAs(ACE_OF_HEARTS);
    assertThatThrownBy(() -> set.get(2)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> set.get(-1)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void an_iterator_ends_after_the_last_card() {
    Iterator<Card> cards = CardSet.of(NINE_OF_SPADES).iterator();
    assertThat(cards.next()).isSameAs(NINE_OF_SPADES);
    assertThat(cards.hasNext()).isFalse();
    assertThatThrownBy(cards::next)
        .isInstanceOf(NoSuchElementException.class)
        .hasMessage("no more cards");
  }

  @Test
  void lists_cannot_be_changed() {
    assertThat(CardSet.all().toList()).isUnmodifiable();
  }

  @Test
  void a_set_equals_sets_of_the_same_cards_only() {
    CardSet set = CardSet.of(NINE_OF_SPADES);
    assertThat(set).isEqualTo(CardSet.none().with(NINE_OF_SPADES));
    assertThat(set).isNotEqualTo(CardSet.of(ACE_OF_HEARTS));
    assertThat(set.equals((Object) NINE_OF_SPADES)).isFalse();
    assertThat(set.hashCode()).isEqualTo(1 << 28);
  }
}
