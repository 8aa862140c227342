package dev.baize.cli.io;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.NotEmpty;
import net.jqwik.api.constraints.StringLength;
import net.jqwik.api.constraints.Whitespace;

class WordsOfInputTest {

  private static List<String> words(String text) {
    StandardInput in = new StandardInput(new ByteArrayInputStream(text.getBytes(UTF_8)));
    List<String> words = new ArrayList<>();
    for (Optional<String> word = in.nextWord(); word.isPresent(); word = in.nextWord()) {
      words.add(word.get());
    }
    assertThat(in.nextWord()).isEmpty();
    return words;
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void words_come_back_from_between_any_white_space(
      @ForAll List<@NotEmpty String> any, @ForAll @Whitespace @StringLength(min = 1) String space) {
    List<String> words = new ArrayList<>();
    for (String text : any) {
      StringBuilder word = new StringBuilder();
      new String(text.getBytes(UTF_8), UTF_8)
          .chars()
          .filter(c -> !Character.isWhitespace(c))
          .forEach(c -> word.append((char) c));
      if (!word.isEmpty()) {
        words.add(word.toString());
      }
    }
    assertThat(words(String.join(space, words))).isEqualTo(words);
    assertThat(words(space + String.join(space, words) + space)).isEqualTo(words);
  }

  @Example
  void of_a_word_that_is_too_long_for_any_answer_the_beginning_is_kept() {
    assertThat(words("x".repeat(1000) + " y")).containsExactly("x".repeat(1000), "y");
    assertThat(words("x".repeat(1001) + " y")).containsExactly("x".repeat(1000), "y");
  }

  @Example
  void a_null_character_is_part_of_a_word() {
    assertThat(words("a\0b c")).containsExactly("a\0b", "c");
  }
}
