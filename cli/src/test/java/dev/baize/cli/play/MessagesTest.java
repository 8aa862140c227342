package dev.baize.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStyle;
import org.junit.jupiter.api.Test;

class MessagesTest {

  private final Messages messages = new Messages();

  private List<String> lines() {
    assertThat(messages.lines()).hasSize(Messages.HEIGHT);
    return messages.lines().stream().map(line -> line.toString().strip()).toList();
  }

  private void tell(String sentence) {
    messages.tell(new AttributedString(sentence));
  }

  @Test
  void sentences_follow_one_another_and_paragraphs_begin_lines() {
    tell("\nOne.");
    tell("Two.");
    tell("");
    tell("\nThree.");
    assertThat(lines()).startsWith("One. Two.", "Three.", "");
  }

  @Test
  void the_first_sentence_needs_no_paragraph() {
    tell("One.");
    assertThat(lines()).startsWith("One.", "");
  }

  @Test
  void the_latest_lines_stay() {
    for (int i = 1; i <= 20; i++) {
      tell("\n" + i);
    }
    assertThat(lines()).containsExactly("14", "15", "16", "17", "18", "19", "20");
  }

  @Test
  void a_notice_stands_for_them_until_it_is_cleared_and_is_cut_at_its_end() {
    tell("\nOne.");
    messages.say("Word ".repeat(200));
    assertThat(lines()).allMatch(line -> line.startsWith("Word Word"));
    messages.clear();
    assertThat(lines()).startsWith("One.");
  }

  @Test
  void long_sentences_are_broken_between_words_and_keep_their_style() {
    AttributedString red =
        new AttributedString("abcd ".repeat(16) + "efg", AttributedStyle.DEFAULT.foreground(1));
    List<AttributedString> lines = Messages.wrapped(red);
    assertThat(lines).hasSize(2);
    assertThat(lines.get(0).toString()).isEqualTo("abcd ".repeat(14) + "abcd");
    assertThat(lines.get(1).toString()).isEqualTo("abcd efg");
    assertThat(lines.get(1).styleAt(0)).isEqualTo(AttributedStyle.DEFAULT.foreground(1));
  }

  @Test
  void a_word_that_is_longer_than_a_line_has_a_line_of_its_own() {
    List<AttributedString> lines =
        Messages.wrapped(new AttributedString("a " + "x".repeat(100) + " b"));
    assertThat(lines)
        .extracting(AttributedString::toString)
        .containsExactly("a", "x".repeat(100), "b");
  }
}
