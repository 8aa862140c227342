package dev.baize.core.card;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.catchIllegalArgumentException;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CardSetTextTest {
  private static final CardSet TWO_CARDS =
      CardSet.of(Card.parse("Nine of Spades"), Card.parse("Ace of Hearts"));

  @Test
  void a_set_prints_its_cards_in_braces_lowest_first() {
    assertThat(TWO_CARDS).hasToString("{Nine of Spades, Ace of Hearts}");
  }

  @Test
  void the_empty_set_prints_empty_braces() {
    assertThat(CardSet.none()).hasToString("{}");
    assertThat(CardSet.parse("{}")).isEqualTo(CardSet.none());
  }

  @Property
  void a_set_is_read_from_what_it_prints(@ForAll @LongRange(max = (1L << 52) - 1) long bits) {
    CardSet set = CardSet.ofBits(bits);
    assertThat(CardSet.parse(set.toString())).isEqualTo(set);
  }

  @Test
  void cards_are_read_in_any_order() {
    assertThat(CardSet.parse("{Ace of Hearts, Nine of Spades}")).isEqualTo(TWO_CARDS);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "}", "Nine of Spades", "Nine of Spades}", " {Nine of Spades}"})
  void a_text_must_begin_with_a_brace(String text) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> CardSet.parse(text))
        .withMessage(
            "\"%s\": expected cards in braces," + " such as \"{Nine of Spades, Ace of Hearts}\"",
            text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"{", "{Nine of Spades", "{Nine of Spades} "})
  void a_text_must_end_with_a_brace(String text) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> CardSet.parse(text))
        .withMessage(
            "\"%s\": expected cards in braces," + " such as \"{Nine of Spades, Ace of Hearts}\"",
            text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{Jak of Hearts} | 1 | Jak of Hearts",
        "{Nine of Spades, Jak of Hearts} | 2 | Jak of Hearts",
        "{Nine of Spades, Ace of Heart, Ten of Clubs} | 2 | Ace of Heart",
        "{Nine of Spades, Ace of Hearts, } | 3 | ''",
        "{Nine of Spades,Ace of Hearts} | 1 | Nine of Spades,Ace of Hearts",
        "{ } | 1 | ' '",
      })
  void a_wrong_card_is_named_with_its_position(String text, int position, String word) {
    IllegalArgumentException wrong = catchIllegalArgumentException(() -> Card.parse(word));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> CardSet.parse(text))
        .withMessage("\"%s\": card %d, %s", text, position, wrong.getMessage());
  }

  @Test
  void a_card_may_not_be_there_twice() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> CardSet.parse("{Ace of Hearts, Nine of Spades, Ace of Hearts}"))
        .withMessage(
            "\"{Ace of Hearts, Nine of Spades, Ace of Hearts}\": card 3, \"Ace of "
                + "Hearts\", appears twice");
  }
}
