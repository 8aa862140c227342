package dev.baize.core.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class StyledTextTest {

  private static final StyledText RED = StyledText.of("red", Style.RED);

  @Test
  void parts_keep_their_styles_and_neighbours_of_one_style_are_one_part() {
    StyledText text = StyledText.join("a ", "b ", RED, StyledText.EMPTY, " c").plus("!");
    assertThat(text.plain()).isEqualTo("a b red c!");
    assertThat(text.spans())
        .containsExactly(
            new StyledText.Span("a b ", Style.PLAIN),
            new StyledText.Span("red", Style.RED),
            new StyledText.Span(" c!", Style.PLAIN));
  }

  @Test
  void texts_that_look_the_same_are_equal() {
    assertThat(StyledText.join("a", "b")).isEqualTo(StyledText.of("ab"));
    assertThat(StyledText.join("a", "b")).hasSameHashCodeAs(StyledText.of("ab"));
    assertThat(RED).isNotEqualTo(StyledText.of("red"));
  }

  @Test
  void a_list_has_separators_between_its_parts_only() {
    assertThat(StyledText.list(", ", List.of(RED, StyledText.of("b"))).plain()).isEqualTo("red, b");
    assertThat(StyledText.list(", ", List.of())).isEqualTo(StyledText.EMPTY);
  }

  @Test
  void a_part_of_a_text_keeps_its_styles() {
    StyledText text = StyledText.join("a ", RED, " b");
    assertThat(text.subSequence(1, 4))
        .isEqualTo(StyledText.join(" ", StyledText.of("re", Style.RED)));
    assertThat(text.subSequence(2, 2)).isEqualTo(StyledText.EMPTY);
  }

  @Test
  void wide_letters_take_two_columns_and_accents_none() {
    assertThat(StyledText.of("王小").columns()).isEqualTo(4);
    assertThat(StyledText.of("e\u0301").columns()).isEqualTo(1);
    assertThat(StyledText.of("J♦").columns()).isEqualTo(2);
    assertThat(StyledText.of("😀").columns()).isEqualTo(2);
    assertThat(StyledText.of("🚀⌚").columns()).isEqualTo(4);
    assertThat(StyledText.of("🂡").columns()).isEqualTo(1);
    assertThat(StyledText.of("a\u200Bb\u200D").columns()).isEqualTo(2);
    assertThat(StyledText.of("\u1112\u1161\u11AB").columns()).isEqualTo(2);
    assertThat(StyledText.of("王小").clipped(3).plain()).isEqualTo("王");
    assertThat(StyledText.of("ae\u0301i").clipped(2).plain()).isEqualTo("ae\u0301");
  }

  @Test
  void long_sentences_are_broken_between_words_and_keep_their_style() {
    StyledText red = StyledText.of("abcd ".repeat(16) + "efg", Style.RED);
    List<StyledText> lines = red.wrapped(78);
    assertThat(lines).hasSize(2);
    assertThat(lines.get(0).toString()).isEqualTo("abcd ".repeat(14) + "abcd");
    assertThat(lines.get(1).toString()).isEqualTo("abcd efg");
    assertThat(lines.get(1).subSequence(0, 4)).isEqualTo(StyledText.of("abcd", Style.RED));
  }

  @Test
  void words_fill_a_line_to_its_end() {
    assertThat(StyledText.of("ab cd ef").wrapped(5))
        .extracting(StyledText::plain)
        .containsExactly("ab cd", "ef");
    assertThat(StyledText.of("ab cd ef").wrapped(4))
        .extracting(StyledText::plain)
        .containsExactly("ab", "cd", "ef");
  }

  @Test
  void what_is_not_printable_is_escaped_and_keeps_its_style() {
    StyledText text = StyledText.join(RED, StyledText.of("\u001b", Style.RED), " b");
    assertThat(text.printable())
        .isEqualTo(StyledText.join(StyledText.of("red\\u001B", Style.RED), " b"));
    assertThat(text.charAt(2)).isEqualTo('d');
    assertThat(RED.printable()).isSameAs(RED);
  }

  @Test
  void a_word_that_is_wider_than_a_line_goes_on_in_lines_of_its_own_and_keeps_its_style() {
    StyledText red = StyledText.of("x".repeat(100), Style.RED);
    assertThat(StyledText.join("a ", red, " b").wrapped(78))
        .containsExactly(
            StyledText.of("a"),
            red.subSequence(0, 78),
            red.subSequence(78, 100),
            StyledText.of("b"));
    assertThat(StyledText.of("Ann,Bob,Cid").wrapped(9))
        .extracting(StyledText::plain)
        .containsExactly("Ann,Bob,", "Cid");
  }
}
