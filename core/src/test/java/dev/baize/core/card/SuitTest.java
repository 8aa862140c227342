package dev.baize.core.card;

import static dev.baize.core.card.Suit.CLUBS;
import static dev.baize.core.card.Suit.DIAMONDS;
import static dev.baize.core.card.Suit.HEARTS;
import static dev.baize.core.card.Suit.SPADES;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class SuitTest {
  @Test
  void suits_ascend_from_spades_to_diamonds() {
    assertThat(Suit.values()).containsExactly(SPADES, HEARTS, CLUBS, DIAMONDS);
  }

  @Test
  void suits_print_their_words() {
    assertThat(Suit.values())
        .extracting(Suit::toString)
        .containsExactly("Spades", "Hearts", "Clubs", "Diamonds");
  }

  @ParameterizedTest
  @EnumSource
  void a_suit_is_read_from_what_it_prints(Suit suit) {
    assertThat(Suit.parse(suit.toString())).isSameAs(suit);
  }

  @ParameterizedTest
  @EnumSource
  void a_suit_is_found_by_its_index(Suit suit) {
    assertThat(Suit.at(suit.index())).isSameAs(suit);
  }

  @Test
  void suits_are_numbered_in_ascending_order() {
    assertThat(Suit.values()).extracting(Suit::index).containsExactly(0, 1, 2, 3);
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 4})
  void there_are_no_other_indices(int index) {
    assertThatThrownBy(() -> Suit.at(index)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "Spade", "spades", "SPADES", " Spades", "Nine"})
  void other_words_are_refused_with_the_words_that_there_are(String word) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Suit.parse(word))
        .withMessage(
            "\"%s\": no suit \"%s\"; expected Spades, Hearts, Clubs or Diamonds", word, word);
  }
}
