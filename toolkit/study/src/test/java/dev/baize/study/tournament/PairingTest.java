package dev.baize.study.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.baize.study.statistics.Estimate;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PairingTest {

  /**
   * Four rounds of two games with scores of 1, 1½, 1½ and 2 points: 6 of 8. The distances from the
   * mean of 1½ are −½, 0, 0 and ½, so their squares add up to ½; times 4/3 that is ⅔. The game that
   * is imagined adds (0.75² + 0.25²) / 2 = 0.3125. The root of 0.979… is divided by 8 games.
   */
  @Test
  void the_error_of_a_score_comes_from_the_scores_of_rounds() {
    Estimate score = new Pairing(0, 1, 5, 2, 1, List.of(0L, 0L, 1L, 2L, 1L)).score();
    assertThat(score.value()).isEqualTo(0.75);
    assertThat(score.standardError()).isCloseTo(Math.sqrt(2.0 / 3 + 0.3125) / 8, within(1e-15));
    assertThat(score.degreesOfFreedom()).isEqualTo(3);
  }

  @Test
  void rounds_that_all_end_alike_do_not_make_it_certain() {
    Estimate score = new Pairing(0, 1, 200, 0, 0, List.of(0L, 0L, 0L, 0L, 100L)).score();
    assertThat(score.value()).isEqualTo(1);
    assertThat(score.standardError()).isCloseTo(Math.sqrt(0.5) / 200, within(1e-15));
  }

  @Test
  void one_round_tells_nothing_of_the_error() {
    Estimate score = new Pairing(0, 1, 2, 0, 0, List.of(0L, 0L, 0L, 0L, 1L)).score();
    assertThat(score).isEqualTo(new Estimate(1, Double.NaN, 0));
  }

  @Test
  void the_other_player_sees_it_the_other_way_round() {
    Pairing pairing = new Pairing(0, 1, 5, 2, 1, List.of(0L, 0L, 1L, 2L, 1L));
    Pairing mirrored = pairing.mirrored();
    assertThat(mirrored).isEqualTo(new Pairing(1, 0, 1, 2, 5, List.of(1L, 2L, 1L, 0L, 0L)));
    assertThat(mirrored.score().value()).isEqualTo(0.25);
    assertThat(mirrored.score().standardError())
        .isCloseTo(pairing.score().standardError(), within(1e-15));
    assertThat(mirrored.mirrored()).isEqualTo(pairing);
  }

  @ParameterizedTest
  @CsvSource({
    "5, 2, 2, 0 0 1 2 1",
    "4, 3, 1, 0 0 1 2 1",
    "-1, 2, 7, 0 0 1 2 1",
    "5, 2, 1, 0 0 1 2 1 0",
    "5, 2, 1, 4",
    "0, 9, -1, 0 0 3 0 1",
    "0, 0, 0, -1 0 2 0 -1",
    "9000000000000000000, 0, 0, 0 0 0 0 4500000000000000000"
  })
  void numbers_that_no_rounds_have_are_refused(long wins, long draws, long losses, String scores) {
    List<Long> counts = LongStream.of(Counts.parse(scores)).boxed().toList();
    assertThatThrownBy(() -> new Pairing(0, 1, wins, draws, losses, counts))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("no rounds have all of these");
  }
}
