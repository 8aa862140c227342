package dev.baize.core.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class CanvasTest {

  private static List<String> text(Canvas canvas) {
    return canvas.lines().stream().map(StyledText::plain).toList();
  }

  @Test
  void texts_stand_from_around_and_up_to_columns() {
    Canvas canvas = new Canvas(2).left(0, 2, "ab").centre(0, 10, "cde").right(0, "f");
    assertThat(text(canvas)).containsExactly("  ab     cde" + " ".repeat(66) + "f", "");
  }

  @Test
  void wide_letters_count_twice() {
    assertThat(text(new Canvas(1).centre(0, 4, "王小").left(0, 8, "x"))).containsExactly("  王小  x");
  }

  @Test
  void texts_that_would_overlap_have_a_space_between() {
    assertThat(text(new Canvas(1).left(0, 0, "long").left(0, 2, "x"))).containsExactly("long x");
  }

  @Test
  void what_does_not_fit_is_cut_off() {
    assertThat(text(new Canvas(1).left(0, 70, "x".repeat(30))))
        .containsExactly(" ".repeat(70) + "x".repeat(10));
  }
}
