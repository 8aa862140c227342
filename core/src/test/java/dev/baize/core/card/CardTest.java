package dev.baize.core.card;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class CardTest {
  static Stream<Card> everyCard() {
    return IntStream.range(0, 52).mapToObj(Card::at);
  }

  @Test
  void a_card_prints_its_rank_and_suit() {
    assertThat(Card.of(Rank.JACK, Suit.DIAMONDS)).hasToString("Jack of Diamonds");
  }

  @ParameterizedTest
  @MethodSource("everyCard")
  void a_card_is_read_from_what_it_prints(Card card) {
    assertThat(Card.parse(card.toString())).isSameAs(card);
  }

  @ParameterizedTest
  @MethodSource("everyCard")
  void there_is_one_object_for_each_card(Card card) {
    assertThat(Card.of(card.rank(), card.suit())).isSameAs(card);
    assertThat(Card.at(card.index())).isSameAs(card);
  }

  @Test
  void every_rank_and_suit_make_a_different_card() {
    List<Card> cards = new ArrayList<>();
    for (Rank rank : Rank.values()) {
      for (Suit suit : Suit.values()) {
        Card card = Card.of(rank, suit);
        assertThat(card.rank()).isSameAs(rank);
        assertThat(card.suit()).isSameAs(suit);
        assertThat(card.index()).isEqualTo(cards.size());
        cards.add(card);
      }
    }
    assertThat(cards).doesNotHaveDuplicates().hasSize(52).containsExactlyElementsOf(all());
  }

  @Test
  void the_natural_order_is_by_rank_and_then_by_suit() {
    Comparator<Card> byRankThenSuit = Comparator.comparing(Card::rank).thenComparing(Card::suit);
    for (Card one : all()) {
      for (Card other : all()) {
        assertThat(Integer.signum(one.compareTo(other)))
            .isEqualTo(Integer.signum(byRankThenSuit.compare(one, other)));
      }
    }
  }

  @Test
  void hashes_are_the_same_in_every_run() {
    assertThat(everyCard().mapToInt(Card::hashCode)).containsExactlyElementsOf(indices());
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 52})
  void there_are_no_other_indices(int index) {
    assertThatThrownBy(() -> Card.at(index)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"Jak of Spades", "jack of Spades", " of Spades", " Jack of Spades"})
  void a_wrong_rank_is_named(String text) {
    String rank = text.substring(0, text.indexOf(" of "));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Card.parse(text))
        .withMessage(
            "\"%s\": no rank \"%s\"; expected Two, Three, Four, Five, Six, Seven, Eight, Nine, Ten,"
                + " Jack, Queen, King or Ace",
            text, rank);
  }

  @ParameterizedTest
  @CsvSource({
    "Jack of Spade, Spade",
    "Jack of spades, spades",
    "'Jack of Spades ', 'Spades '",
    "'Jack of  Spades', ' Spades'",
    "Jack of of Spades, of Spades",
    "'Jack of ', ''",
  })
  void a_wrong_suit_is_named(String text, String suit) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Card.parse(text))
        .withMessage(
            "\"%s\": no suit \"%s\"; expected Spades, Hearts, Clubs or Diamonds", text, suit);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "Jack", "Jack Spades", "JackofSpades", "Jack of"})
  void a_text_of_no_two_parts_is_refused(String text) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Card.parse(text))
        .withMessage(
            "\"%s\": no \" of \"; expected a rank and a suit, such as \"Jack of Diamonds\"", text);
  }

  private static List<Card> all() {
    return everyCard().toList();
  }

  private static List<Integer> indices() {
    return IntStream.range(0, 52).boxed().toList();
  }
}
