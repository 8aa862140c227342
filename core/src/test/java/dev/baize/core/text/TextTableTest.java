package dev.baize.core.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TextTableTest {

  @Test
  void columns_are_those_of_a_terminal_where_some_characters_are_wide_and_some_have_no_width() {
    TextTable table = new TextTable(1);
    table.add("player", "Elo");
    table.add("王小明", "10");
    table.add("🚀", "-3");
    table.add("e\u0301", "王");
    assertThat(table.text())
        .isEqualTo(
            """
            player  Elo
            王小明   10
            🚀       -3
            e\u0301        王
            """);
  }

  @Test
  void a_cell_is_one_line_and_nothing_that_a_terminal_obeys() {
    TextTable table = new TextTable(1);
    table.add("a\nb", "c");
    table.add("\u001b[2J", "\u009b");
    assertThat(table.text()).isEqualTo("a\\u000Ab        c\n\\u001B[2J  \\u009B\n");
  }
}
