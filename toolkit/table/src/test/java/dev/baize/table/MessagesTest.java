package dev.baize.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.table.Scene;
import dev.baize.core.table.StyledText;
import java.util.List;
import org.junit.jupiter.api.Test;

class MessagesTest {

  private static final int HEIGHT = 7;
  private static final int WIDTH = 78;

  private final Messages messages = new Messages();

  private List<String> lines() {
    return messages.shown().lines(WIDTH, HEIGHT).stream().map(StyledText::plain).toList();
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
    assertThat(lines()).containsExactly("One. Two.", "Three.");
  }

  @Test
  void the_first_sentence_needs_no_paragraph() {
    tell("One.");
    assertThat(lines()).containsExactly("One.");
  }

  @Test
  void the_latest_lines_stay() {
    for (int i = 1; i <= 20; i++) {
      tell("\n" + i);
    }
    assertThat(lines()).containsExactly("14", "15", "16", "17", "18", "19", "20");
  }

  @Test
  void the_latest_lines_begin_with_a_whole_sentence() {
    tell("\nA " + "word ".repeat(13) + "end.");
    tell("Simple turns it down.");
    tell("You pass.");
    tellLines(1, HEIGHT - 1);
    assertThat(lines()).startsWith("You pass.", "1").hasSize(HEIGHT);
    tellLines(HEIGHT, HEIGHT);
    assertThat(lines()).startsWith("1").hasSize(HEIGHT);
  }

  @Test
  void a_sentence_that_is_cut_is_left_out_unless_it_is_all_there_is() {
    tell("\nA " + "word ".repeat(30) + "end.");
    tellLines(1, HEIGHT - 1);
    assertThat(lines()).startsWith("1").hasSize(HEIGHT - 1);
    tell("\nA " + "word ".repeat(200) + "end.");
    assertThat(lines()).hasSize(HEIGHT).last().asString().endsWith("end.");
  }

  @Test
  void lines_that_begin_after_the_end_of_a_sentence_are_whole() {
    tell("\n" + "word ".repeat(14) + "end.");
    tell("Second " + "word ".repeat(13) + "end.");
    tellLines(1, HEIGHT - 1);
    assertThat(lines()).hasSize(HEIGHT).first().asString().startsWith("Second word");
  }

  @Test
  void a_notice_stands_for_them_until_it_is_cleared() {
    tell("\nOne.");
    messages.say("First.");
    assertThat(lines()).first().asString().startsWith("First.");
    messages.clear();
    assertThat(lines()).startsWith("One.");
  }

  private Screen screen(int page) {
    Scene scene = new Scene("A game", List.of(), List.of(), List.of(), List.of());
    return new Screen(
        Theme.LETTERS,
        scene,
        columns -> Asked.NOTHING,
        page,
        messages.shown(),
        Screen.ENTER,
        List.of("quit"));
  }

  @Test
  void a_notice_that_is_too_long_for_the_window_of_the_moment_has_pages() {
    messages.say("First " + "word ".repeat(200) + "last");
    assertThat(screen(0).pages(60, 18)).isEqualTo(2);
    assertThat(screen(0).pages(80, 18)).isEqualTo(1);
    assertThat(screen(0).lines(60, 18).toString())
        .contains("First word")
        .doesNotContain("last")
        .contains("(page 1 of 2; Enter shows the next)");
    assertThat(screen(1).lines(60, 18).toString())
        .contains("word last")
        .contains("(page 2 of 2; Enter shows the next)");
    assertThat(screen(0).lines(80, 18).toString())
        .contains("First word", "word last")
        .doesNotContain("page");
  }

  private void tellLines(int from, int to) {
    for (int i = from; i <= to; i++) {
      tell("\n" + i);
    }
  }

  @Test
  void what_happened_since_the_last_decision_is_told_and_again() {
    tellLines(1, 2);
    messages.markRead();
    tell("You pass.");
    tellLines(3, 9);
    assertThat(messages.shown().hasMore(WIDTH, HEIGHT)).isTrue();
    for (int time = 1; time <= 2; time++) {
      messages.more();
      assertThat(lines()).containsExactly("You pass.", "3", "4", "5", "6", "7", "8", "9");
      messages.clear();
    }
    assertThat(lines()).startsWith("3").endsWith("9");
  }

  @Test
  void what_happened_before_the_last_decision_is_not_new() {
    tell("Old. ".repeat(100).strip());
    messages.markRead();
    tell("New.");
    tellLines(1, 6);
    assertThat(messages.shown().hasMore(WIDTH, HEIGHT)).isFalse();
    tell("\n7");
    assertThat(messages.shown().hasMore(WIDTH, HEIGHT)).isTrue();
    messages.more();
    assertThat(lines()).startsWith("New.", "1");
  }

  @Test
  void what_follows_the_next_decision_alone_is_new() {
    tellLines(1, 9);
    messages.markRead();
    assertThat(messages.shown().hasMore(WIDTH, HEIGHT)).isFalse();
    tellLines(10, 16);
    messages.more();
    assertThat(lines()).containsExactly("10", "11", "12", "13", "14", "15", "16");
    messages.clear();
    tellLines(17, 17);
    messages.more();
    assertThat(lines()).startsWith("10").endsWith("17");
  }

  @Test
  void what_has_been_read_long_ago_is_forgotten_and_the_news_is_not() {
    for (int decision = 0; decision < 3; decision++) {
      tellLines(1, 300);
      messages.markRead();
    }
    tellLines(301, 302);
    assertThat(messages.shown().news()).extracting(StyledText::plain).containsExactly("301", "302");
    assertThat(lines()).containsExactly("296", "297", "298", "299", "300", "301", "302");
  }

  @Test
  void where_there_is_nothing_to_tell_it_is_said() {
    messages.more();
    assertThat(lines())
        .containsExactly(
            "There is no more to tell since your last decision; the table shows the rest.");
    messages.clear();
    tellLines(1, 2);
    messages.markRead();
    tellLines(3, 8);
    messages.more();
    assertThat(messages.shown().hasMore(WIDTH, HEIGHT)).isFalse();
    assertThat(lines()).containsExactly("3", "4", "5", "6", "7", "8");
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
    assertThat(shown.lines(WIDTH, 2)).containsExactly(StyledText.of("One."));
    assertThat(shown.lines(4, 2).get(0).plain()).isEqualTo("One.");
  }
}
