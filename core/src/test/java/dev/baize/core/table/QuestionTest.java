package dev.baize.core.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.card.Card;
import dev.baize.core.card.Rank;
import dev.baize.core.card.Suit;
import dev.baize.core.toy.Play;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class QuestionTest {

  private static final Play ACE = Play.of(Card.of(Rank.ACE, Suit.SPADES));
  private static final Play KING = Play.of(Card.of(Rank.KING, Suit.SPADES));

  private static Question<Play> question(String key) {
    return Question.of(
        "Play",
        List.of(
            Answer.button(ACE, key, "the ace", "play the ace", "high"),
            Answer.button(KING, "k", "the king", "play the king")),
        text -> "",
        List.of());
  }

  @Test
  void an_answer_is_typed_by_its_key_its_button_its_label_or_another_word_in_any_case() {
    for (String text : List.of("a", "A", "the ace", "Play the Ace", "HIGH")) {
      assertThat(question("a").read(text)).as(text).contains(ACE);
    }
    assertThat(question("a").read("play")).isEmpty();
  }

  @Test
  void answers_without_numbers_are_numbered_from_1() {
    assertThat(question("a").read("1")).contains(ACE);
    assertThat(question("a").read("2")).contains(KING);
    for (String text : List.of("0", "3", "01", "9999", "99999999999")) {
      assertThat(question("a").read(text)).as(text).isEmpty();
    }
  }

  @Test
  void where_a_key_is_a_number_no_other_answer_has_one() {
    assertThat(question("2").read("2")).contains(ACE);
    assertThat(question("2").read("1")).isEmpty();
  }

  @Test
  void where_other_texts_are_decisions_numbers_are_not_answers() {
    Question<Play> amounts =
        new Question<>(
            "Bet", question("a").answers(), text -> Optional.empty(), text -> "", List.of());
    assertThat(amounts.read("1")).isEmpty();
  }

  @Test
  void a_decision_that_is_no_listed_answer_is_called_what_it_is_written() {
    assertThat(question("a").label(ACE).plain()).isEqualTo("play the ace");
    Play queen = Play.of(Card.of(Rank.QUEEN, Suit.SPADES));
    assertThat(question("a").label(queen).plain()).isEqualTo(queen.text());
  }

  @Test
  void completion_offers_a_word_for_each_answer() {
    assertThat(question("a").words()).containsExactly("high", "the king");
  }
}
