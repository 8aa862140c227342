package dev.baize.cli.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class MatchDigestsTest {

  private static final MatchDigests TWO = MatchDigests.of(List.of(List.of("a", "b"), List.of("c")));

  @Test
  void the_first_match_with_another_decision_is_found() {
    assertThat(TWO.firstDifference(TWO)).isEqualTo(-1);
    assertThat(TWO.firstDifference(MatchDigests.of(List.of(List.of("a", "b"), List.of("d")))))
        .isEqualTo(1);
    assertThat(TWO.firstDifference(MatchDigests.of(List.of(List.of("b", "a"), List.of("c")))))
        .isZero();
  }

  @Test
  void decisions_whose_texts_have_one_hash_code_are_told_apart() {
    assertThat("Aa").hasSameHashCodeAs("BB");
    assertThat(MatchDigests.of(List.of(List.of("Aa"))))
        .isNotEqualTo(MatchDigests.of(List.of(List.of("BB"))));
  }

  @Test
  void a_match_that_is_missing_is_a_difference() {
    assertThat(TWO.firstDifference(MatchDigests.of(List.of(List.of("a", "b"))))).isEqualTo(1);
    assertThat(MatchDigests.of(List.of()).firstDifference(TWO)).isZero();
  }

  @Test
  void digests_are_found_among_whatever_else_a_process_prints() {
    assertThat(MatchDigests.among(List.of("a warning", TWO.lines().get(0), "", TWO.lines().get(1))))
        .isEqualTo(TWO);
  }
}
