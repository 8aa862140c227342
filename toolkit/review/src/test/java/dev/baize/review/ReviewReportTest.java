package dev.baize.review;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.game.Seat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The text of reviews, which ReviewerTest makes. */
class ReviewReportTest {

  private static final GameReview EUCHRE =
      ReviewerTest.review(
          ReviewerTest.play(
              "euchre", "points 3, shuffle uniform", 5, "Random", "Random", "Random", "Random"),
          "Master:samples=50",
          1,
          Seat.of(0));

  @ParameterizedTest
  @ValueSource(ints = {50, 60, 79})
  void a_narrow_screen_is_kept_to(int columns) {
    String text = new ReviewReport(EUCHRE).text(columns);
    assertThat(text.lines()).allMatch(line -> line.length() <= columns);
    assertThat(words(text)).containsAll(words(ReviewReport.heading(EUCHRE)));
    EUCHRE
        .seats()
        .get(0)
        .mistakes()
        .forEach(
            each ->
                assertThat(words(text)).containsAll(words(ReviewReport.sentence(each).plain())));
  }

  @Test
  void a_wide_screen_and_none_have_lines_of_80_columns() {
    ReviewReport report = new ReviewReport(EUCHRE);
    assertThat(report.text(200)).isEqualTo(report.text(80)).isEqualTo(report.text());
    assertThat(report.text(1)).isEqualTo(report.text(20));
  }

  private static List<String> words(String text) {
    return List.of(text.strip().split("[\\s\u00a0]+"));
  }
}
