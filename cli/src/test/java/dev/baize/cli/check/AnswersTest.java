package dev.baize.cli.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class AnswersTest {

  private static final Answers TWO = Answers.of(List.of(List.of("a", "b"), List.of("c")));

  @Test
  void the_first_match_with_another_decision_is_found() {
    assertThat(TWO.firstUnlike(TWO)).isEqualTo(-1);
    assertThat(TWO.firstUnlike(Answers.of(List.of(List.of("a", "b"), List.of("d"))))).isEqualTo(1);
    assertThat(TWO.firstUnlike(Answers.of(List.of(List.of("b", "a"), List.of("c"))))).isZero();
  }

  @Test
  void a_match_that_is_missing_is_unlike() {
    assertThat(TWO.firstUnlike(Answers.of(List.of(List.of("a", "b"))))).isEqualTo(1);
    assertThat(Answers.of(List.of()).firstUnlike(TWO)).isZero();
  }

  @Test
  void answers_are_found_among_whatever_else_a_process_prints() {
    assertThat(Answers.among(List.of("a warning", TWO.lines().get(0), "", TWO.lines().get(1))))
        .isEqualTo(TWO);
  }
}
