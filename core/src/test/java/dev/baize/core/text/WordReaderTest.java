package dev.baize.core.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class WordReaderTest {

  private static final Set<String> IDLE = Set.of("the", "on");

  private static Optional<String> upper(String word) {
    return Optional.of(word).filter(each -> each.equals(each.toUpperCase(Locale.ROOT)));
  }

  @Test
  void white_space_and_punctuation_end_words_and_idle_words_are_left_out() {
    WordReader words = new WordReader("The cat: ON a-mat,\tJ\u2666\uFE0F!", IDLE);
    assertThat(words.skip("dog", "cat")).isTrue();
    assertThat(words.skip("mat")).isFalse();
    assertThat(words.skip("a")).isTrue();
    assertThat(words.skip("mat")).isTrue();
    assertThat(words.readAll(WordReaderTest::upper)).containsExactly("J\u2666");
    assertThat(words.hasNext()).isFalse();
    assertThat(words.read(WordReaderTest::upper)).isEmpty();
  }

  @Test
  void a_number_has_a_range() {
    WordReader words = new WordReader("6 to 8", Set.of());
    assertThat(words.number("points", 0, 10)).isEqualTo(6);
    assertThat(words.number()).isEmpty();
    assertThat(words.skip("to")).isTrue();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> words.number("points", 0, 7))
        .withMessage("\"8\" after \"to\": expected points, a number from 0 to 7");
    assertThat(words.number()).contains(8L);
  }

  @Test
  void a_word_that_is_not_expected_is_named_with_the_one_before() {
    WordReader words = new WordReader("one two", Set.of());
    assertThatIllegalArgumentException()
        .isThrownBy(() -> words.require("a cat", WordReaderTest::upper))
        .withMessage("\"one\": expected a cat");
    assertThat(words.skip("one")).isTrue();
    assertThat(words.skip("two")).isTrue();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> words.require("a cat", WordReaderTest::upper))
        .withMessage("the end after \"two\": expected a cat");
  }

  @Test
  void a_number_with_a_sign_is_refused_where_a_range_is_not() {
    for (String text : List.of("coins=-2", "coins -2", "-2", "score=–1-8", "5,-6")) {
      assertThatIllegalArgumentException()
          .as(text)
          .isThrownBy(() -> new WordReader(text, IDLE))
          .withMessageContaining("without a sign");
    }
    WordReader words = new WordReader("6-8 9 - 10", IDLE);
    assertThat(words.readAll(WordReaderTest::upper)).containsExactly("6", "8", "9", "10");
  }

  @Test
  void a_value_follows_a_sign_of_equality() {
    WordReader words = new WordReader("a=the b c =d e= f g", IDLE);
    List<String> values = new ArrayList<>();
    while (words.hasNext()) {
      boolean isValue = words.isValue();
      String word = words.require("a word", Optional::of);
      if (isValue) {
        values.add(word);
      }
    }
    assertThat(values).containsExactly("b", "d", "f");
  }

  @Test
  void what_is_said_holds_unless_no_follows() {
    assertThat(new WordReader("=no", IDLE).yes()).isFalse();
    assertThat(new WordReader("", IDLE).yes()).isTrue();
    WordReader words = new WordReader("yes no", IDLE);
    assertThat(words.yes()).isTrue();
    assertThat(words.yes()).isFalse();
    assertThat(words.hasNext()).isFalse();
  }

  @Test
  void a_fact_is_told_once() {
    WordReader words = new WordReader("", IDLE);
    words.once("the dealer");
    words.once("the hand");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> words.once("the dealer"))
        .withMessageContaining("the dealer");
  }
}
