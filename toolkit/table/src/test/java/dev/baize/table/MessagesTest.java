package dev.baize.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.table.StyledText;
import java.util.List;
import org.junit.jupiter.api.Test;

class MessagesTest {

  private static final int HEIGHT = 7;
  private static final int WIDTH = 78;

  private final Messages messages = new Messages();

  private List<String> lines() {
    List<StyledText> lines = messages.shown().lines(WIDTH, HEIGHT);
    assertThat(lines).hasSize(HEIGHT);
    return lines.stream().map(StyledText::plain).toList();
  }

  private void tell(String sentence) {
    messages.tell(StyledText.of(sentence));
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
  void a_notice_stands_for_them_until_it_is_cleared() {
    tell("\nOne.");
    messages.say("First.");
    assertThat(lines()).first().asString().startsWith("First.");
    messages.clear();
    assertThat(lines()).startsWith("One.");
  }

  @Test
  void a_notice_that_is_too_long_is_read_page_by_page_by_asking_again() {
    String rules = "First " + "word ".repeat(150) + "last";
    messages.say(rules);
    assertThat(lines()).first().asString().startsWith("First word");
    assertThat(lines()).last().isEqualTo("(page 1 of 2; ask again for the next)");
    messages.clear();
    messages.say(rules);
    assertThat(String.join(" ", lines())).contains("word last").contains("(page 2 of 2;");
    messages.say(rules);
    assertThat(lines()).first().asString().startsWith("First word");
  }

  private void tellLines(int from, int to) {
    for (int i = from; i <= to; i++) {
      tell("\n" + i);
    }
  }

  @Test
  void what_happened_since_the_last_decision_is_read_page_by_page_and_again() {
    tellLines(1, 2);
    messages.turnPage();
    tell("You pass.");
    tellLines(3, 9);
    assertThat(messages.shown().hasMore(WIDTH, HEIGHT)).isTrue();
    for (int time = 1; time <= 2; time++) {
      messages.more();
      assertThat(lines())
          .containsExactly(
              "You pass.", "3", "4", "5", "6", "7", "(page 1 of 2; ask again for the next)");
      messages.clear();
      messages.more();
      assertThat(lines()).startsWith("8", "9", "(page 2 of 2; ask again for the next)", "");
      messages.clear();
    }
    assertThat(lines()).startsWith("3").endsWith("9");
  }

  @Test
  void what_happened_before_the_last_decision_is_not_new() {
    tell("Old. ".repeat(100).strip());
    messages.turnPage();
    tell("New.");
    tellLines(1, 6);
    assertThat(messages.shown().hasMore(WIDTH, HEIGHT)).isFalse();
    tell("\n7");
    assertThat(messages.shown().hasMore(WIDTH, HEIGHT)).isTrue();
    messages.more();
    assertThat(lines()).startsWith("New.", "1");
  }

  @Test
  void the_next_decision_begins_at_the_first_page_again() {
    tellLines(1, 9);
    messages.more();
    messages.turnPage();
    assertThat(messages.shown().hasMore(WIDTH, HEIGHT)).isFalse();
    tellLines(10, 16);
    messages.more();
    assertThat(lines()).startsWith("10", "11", "12", "13", "14", "15", "16");
    messages.clear();
    tellLines(17, 17);
    messages.more();
    assertThat(lines()).startsWith("10").endsWith("(page 1 of 2; ask again for the next)");
  }

  @Test
  void where_all_has_room_it_is_one_page_without_a_number() {
    messages.more();
    assertThat(lines())
        .startsWith(
            "There is no more to tell since your last decision; the table shows the rest.", "");
    messages.clear();
    tellLines(1, 2);
    messages.turnPage();
    tellLines(3, 8);
    messages.more();
    assertThat(messages.shown().hasMore(WIDTH, HEIGHT)).isFalse();
    assertThat(lines()).containsExactly("3", "4", "5", "6", "7", "8", "");
  }

  @Test
  void nothing_is_shown_that_a_terminal_obeys() {
    tell("\ntold\u001b[2J\nx");
    tell("more\u2028y");
    assertThat(lines()).startsWith("told\\u001B[2J\\u000Ax more\\u2028y");
    messages.say("said\u001bc");
    assertThat(lines()).startsWith("said\\u001Bc");
  }

  @Test
  void what_was_shown_once_does_not_change_with_what_is_told_later() {
    tell("\nOne.");
    Messages.Shown shown = messages.shown();
    tell("\nTwo.");
    assertThat(shown.lines(WIDTH, 2).get(1)).isEqualTo(StyledText.EMPTY);
    assertThat(shown.lines(3, 2).get(0).plain()).isEqualTo("One.");
  }
}
