package dev.baize.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RulesPageTest {

  @Test
  void lines_of_a_paragraph_are_joined_and_wrapped_and_paragraphs_stay_apart() {
    assertThat(RulesPage.lines("One two\nthree four.\n\nFive.\n", 10))
        .containsExactly("One two", "three", "four.", "", "Five.");
  }

  @Test
  void entries_of_a_list_begin_lines_and_their_further_lines_are_indented() {
    assertThat(RulesPage.lines("These:\n- one two three\n  four\n- five\nsix\n\nEnd.", 12))
        .containsExactly("These:", "- one two", "  three four", "- five six", "", "End.");
  }

  @Test
  void a_table_stays_as_it_is() {
    assertThat(RulesPage.lines("Prices:\n  Blue    4  6\n  garden  -  2\nThe end.", 10))
        .containsExactly("Prices:", "  Blue    4  6", "  garden  -  2", "The end.");
  }
}
