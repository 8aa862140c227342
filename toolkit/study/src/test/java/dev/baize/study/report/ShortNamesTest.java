package dev.baize.study.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.text.TextWidth;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Names that are shortened still differ. */
class ShortNamesTest {

  @Test
  void what_fits_stays_as_it_is() {
    assertThat(ShortNames.of(List.of("hands", "score"), 5)).containsExactly("hands", "score");
  }

  @Test
  void the_middle_gives_way() {
    assertThat(ShortNames.of(List.of("score of seat 0", "score of seat 1"), 10))
        .containsExactly("score…at 0", "score…at 1");
  }

  @Test
  void what_differs_elsewhere_is_kept() {
    assertThat(ShortNames.of(List.of("bankroll after 10 hands", "bankroll after 100 hands"), 10))
        .doesNotHaveDuplicates()
        .allMatch(name -> name.length() == 10);
    assertThat(ShortNames.of(List.of("a long name", "b long name"), 5)).doesNotHaveDuplicates();
  }

  @Test
  void wide_characters_take_two_columns() {
    assertThat(ShortNames.of(List.of("東京東京東京"), 6)).allMatch(name -> TextWidth.of(name) <= 6);
  }
}
