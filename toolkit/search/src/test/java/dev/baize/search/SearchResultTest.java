package dev.baize.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.player.DecisionValue;
import dev.baize.core.toy.NimMove;
import java.util.List;
import org.junit.jupiter.api.Test;

class SearchResultTest {

  private static final NimMove ONE = new NimMove(0, 1);
  private static final NimMove TWO = new NimMove(0, 2);

  private static NimMove best(long visits, double value, long otherVisits, double otherValue) {
    return new SearchResult<>(
            "points",
            List.of(
                new DecisionValue<>(ONE, value, 0.1), new DecisionValue<>(TWO, otherValue, 0.1)),
            List.of(visits, otherVisits))
        .best();
  }

  @Test
  void the_best_was_tried_most_often() {
    assertThat(best(3, 0.1, 2, 0.9)).isEqualTo(ONE);
    assertThat(best(2, 0.9, 3, 0.1)).isEqualTo(TWO);
  }

  @Test
  void of_those_tried_as_often_the_higher_value_is_the_best_and_of_equals_the_first() {
    assertThat(best(3, 0.1, 3, 0.9)).isEqualTo(TWO);
    assertThat(best(3, 0.9, 3, 0.1)).isEqualTo(ONE);
    assertThat(best(3, 0.9, 3, 0.9)).isEqualTo(ONE);
  }
}
