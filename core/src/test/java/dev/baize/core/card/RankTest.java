package dev.baize.core.card;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class RankTest {
  @Test
  void ranks_ascend_from_two_to_ace() {
    assertThat(Rank.values())
        .extracting(Rank::toString)
        .containsExactly(
            "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten", "Jack", "Queen",
            "King", "Ace");
  }

  @ParameterizedTest
  @EnumSource
  void a_rank_is_read_from_what_it_prints(Rank rank) {
    assertThat(Rank.parse(rank.toString())).isSameAs(rank);
  }

  @ParameterizedTest
  @EnumSource
  void a_rank_is_found_by_its_index(Rank rank) {
    assertThat(Rank.at(rank.index())).isSameAs(rank);
  }

  @Test
  void ranks_are_numbered_in_ascending_order() {
    assertThat(Rank.values())
        .extracting(Rank::index)
        .containsExactly(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12);
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 13})
  void there_are_no_other_indices(int index) {
    assertThatThrownBy(() -> Rank.at(index)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "1", "ace", "ACE", "Ace ", "Spades"})
  void other_words_are_refused_with_the_words_that_there_are(String word) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Rank.parse(word))
        .withMessage(
            "\"%s\": no rank \"%s\"; expected Two, Three, Four, Five, Six, Seven, Eight, Nine, Ten,"
                + " Jack, Queen, King or Ace",
            word, word);
  }
}
