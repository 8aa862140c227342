package dev.baize.core.card;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CardCodeTest {

  @Test
  void a_card_in_short_is_its_rank_and_the_letter_of_its_suit() {
    assertThat(CardCode.of(Card.of(Rank.JACK, Suit.DIAMONDS))).isEqualTo("JD");
    assertThat(CardCode.of(Card.of(Rank.TEN, Suit.CLUBS))).isEqualTo("10C");
    assertThat(CardCode.of(Card.of(Rank.TWO, Suit.SPADES))).isEqualTo("2S");
    assertThat(CardCode.of(Card.of(Rank.ACE, Suit.HEARTS))).isEqualTo("AH");
  }

  @Test
  void every_card_is_read_back_in_upper_and_lower_case() {
    for (Card card : CardSet.all()) {
      String code = CardCode.of(card);
      assertThat(CardCode.parse(code)).isSameAs(card);
      assertThat(CardCode.parse(code.toLowerCase(Locale.ROOT))).isSameAs(card);
    }
  }

  @Test
  void a_ten_may_be_a_t() {
    assertThat(CardCode.parse("TC")).isSameAs(CardCode.parse("10C"));
    assertThat(CardCode.parse("th")).isSameAs(CardCode.parse("10H"));
  }

  @Test
  void a_suit_may_be_its_sign() {
    assertThat(CardCode.parse("10♣")).isSameAs(CardCode.parse("10C"));
    assertThat(CardCode.parse("j♦")).isSameAs(CardCode.parse("JD"));
    assertThat(CardCode.parse("A♠")).isSameAs(CardCode.parse("AS"));
    assertThat(CardCode.parse("2♥")).isSameAs(CardCode.parse("2H"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "J", "D", "DJ", "JDS", "1D", "11D", "J D", " JD", "JX", "0S", "TT"})
  void anything_else_is_refused_and_quoted(String text) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> CardCode.parse(text))
        .withMessage(
            "\"%s\" is not a card; expected a rank (2 to 10, J, Q, K, A) and a suit (S, H, "
                + "C, D), such as JD",
            text);
  }

  @Test
  void names_of_cards_in_a_sentence_become_codes() {
    for (Card card : CardSet.all()) {
      assertThat(CardCode.abbreviated("turned the " + card + ", up"))
          .isEqualTo("turned the " + CardCode.of(card) + ", up");
    }
    assertThat(CardCode.abbreviated("ace  of spades, 10 of Hearts, k of clubs"))
        .isEqualTo("AS, 10H, KC");
    assertThat(CardCode.abbreviated("against a king of spades, an Ace of Clubs"))
        .isEqualTo("against KS, AC");
  }
}
