package dev.baize.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RecordTextTest {

  /** What is taken apart. */
  private record Hand(String owner, List<Card> cards, Map<String, Integer> points) {}

  private record Card(int rank, String suit) {}

  @Test
  void the_fields_of_a_record_have_their_values_whatever_is_in_them() {
    Hand hand = new Hand("Ann, Bob", List.of(new Card(1, "S"), new Card(2, "H")), Map.of("Ann", 3));
    assertThat(RecordText.fields(hand.toString()))
        .containsExactly(
            Map.entry("owner", "Ann, Bob"),
            Map.entry("cards", "[Card[rank=1, suit=S], Card[rank=2, suit=H]]"),
            Map.entry("points", "{Ann=3}"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "a hand", "Hand[]", "Hand[a, b=c]", "Hand[a=b] and more", "[a=b]"})
  void a_text_of_any_other_form_has_no_fields(String text) {
    assertThat(RecordText.fields(text)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "[a, b]|a, b",
        "{}|none",
        "''|none",
        "[a], [b]|[a], [b]",
        "a|a",
        "[[a], [b]]|[a], [b]",
        "Optional[a]|a",
        "Optional[a], Optional[b]|Optional[a], Optional[b]",
        "Optional.empty|none"
      })
  void lists_sets_and_optional_values_lose_their_brackets(String value, String items) {
    assertThat(RecordText.items(value)).isEqualTo(items);
  }
}
