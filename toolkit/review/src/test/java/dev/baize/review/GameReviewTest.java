package dev.baize.review;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.game.Seat;
import dev.baize.core.record.MatchRecord;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The text of reviews, which ReviewerTest makes. */
class GameReviewTest {

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
    String text = EUCHRE.text(columns);
    assertThat(text.lines()).allMatch(line -> line.length() <= columns);
    assertThat(words(text)).containsAll(words(EUCHRE.heading()));
    EUCHRE
        .seats()
        .get(0)
        .mistakes()
        .forEach(
            each -> assertThat(words(text)).containsAll(words(GameReview.sentence(each).plain())));
  }

  @Test
  void a_wide_screen_and_none_have_lines_of_80_columns() {
    assertThat(EUCHRE.text(200)).isEqualTo(EUCHRE.text(80)).isEqualTo(EUCHRE.text());
    assertThat(EUCHRE.text(1)).isEqualTo(EUCHRE.text(20));
  }

  @Test
  void names_are_those_of_the_table_and_for_programs_those_of_the_record() {
    MatchRecord played =
        ReviewerTest.play(
            "highcard", "2 seats, 3 rounds", 5, "Thinker:iterations=9", "Thinker:iterations=9");
    GameReview review =
        ReviewerTest.review(played, "Thinker:iterations=40", 1, Seat.of(0), Seat.of(1));
    assertThat(review.text())
        .contains("\nThinker0: ", "\nThinker1: ")
        .doesNotContain("iterations=9");
    assertThat(ReviewPage.html(review, played, ReviewerTest.REGISTRY))
        .contains("<h2>Thinker0</h2>", ": Thinker0, Thinker1</title>")
        .doesNotContain("iterations=9");
    assertThat(review.rows().toString()).contains("name=Thinker:iterations=90");
    assertThat(review.values().toString()).contains("name=Thinker:iterations=91");
  }

  private static List<String> words(String text) {
    return List.of(text.strip().split("[\\s\u00a0]+"));
  }
}
