package dev.baize.core.text;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class ExcerptTest {

  @Test
  void a_short_text_is_quoted_whole() {
    assertThat(Excerpt.quote("Jak of Spades")).isEqualTo("\"Jak of Spades\"");
    assertThat(Excerpt.quote("")).isEqualTo("\"\"");
    assertThat(Excerpt.quote("x".repeat(60))).isEqualTo("\"" + "x".repeat(60) + "\"");
  }

  @Test
  void a_long_text_is_cut_and_says_so() {
    assertThat(Excerpt.quote("x".repeat(61))).isEqualTo("\"" + "x".repeat(60) + "…\"");
  }

  @Test
  void no_character_is_cut_in_two() {
    assertThat(Excerpt.of("x😀", 2)).isEqualTo("x…");
    assertThat(Excerpt.of("x😀", 3)).isEqualTo("x😀");
  }

  @Test
  void what_a_terminal_would_obey_is_spelled_out() {
    assertThat(Excerpt.of("a\u001b[2J\r\n\u0000\u2028", 20))
        .isEqualTo("a\\u001B[2J\\u000D\\u000A\\u0000\\u2028");
  }

  @Test
  void of_a_text_that_is_too_long_both_ends_can_stay() {
    assertThat(Excerpt.ofEnds("abcdefgh", 8)).isEqualTo("abcdefgh");
    assertThat(Excerpt.ofEnds("abcdefgh", 5)).isEqualTo("abc…gh");
    assertThat(Excerpt.ofEnds("a\n😀cdef😀\n", 6)).isEqualTo("a\\u000A…😀\\u000A");
    assertThat(Excerpt.ofEnds("a\n😀cdef😀\n", 4)).isEqualTo("a\\u000A…😀\\u000A");
  }

  @Property
  void an_excerpt_is_one_line_that_starts_like_the_text(@ForAll String text) {
    String excerpt = Excerpt.of(text, 10);
    assertThat(excerpt.lines().count()).isLessThanOrEqualTo(1);
    assertThat(excerpt.chars().noneMatch(Character::isISOControl)).isTrue();
    if (text.length() > 10) {
      assertThat(excerpt).endsWith("…");
    }
  }
}
