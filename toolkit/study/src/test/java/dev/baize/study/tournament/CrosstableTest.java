package dev.baize.study.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class CrosstableTest {

  /** Pairs 0–1, 0–2, 1–2; a round of 3, 4 and 1 half points for the first of each. */
  private static final int[][] ROUND = {{2, 1}, {2, 2}, {0, 1}};

  @Test
  void counts_games_and_rounds_and_products() {
    Crosstable table = new Crosstable(Schedule.roundRobin(3), 2);
    table.add(ROUND);
    table.add(new int[][] {{0, 1}, {2, 2}, {1, 1}});
    assertThat(table.rounds()).isEqualTo(2);
    assertThat(table.pairing(0, 1))
        .isEqualTo(new Pairing(0, 1, 1, 2, 1, List.of(0L, 1L, 0L, 1L, 0L)));
    assertThat(table.pairing(1, 2))
        .isEqualTo(new Pairing(1, 2, 0, 3, 1, List.of(0L, 1L, 1L, 0L, 0L)));
    // The first round brings 7, 2 and 3 half points in all, the second 5, 5 and 2.
    assertThat(table.points()).containsExactly(12, 7, 5);
    assertThat(table.products()[0]).containsExactly(7 * 7 + 5 * 5);
    assertThat(table.products()[1]).containsExactly(7 * 2 + 5 * 5, 2 * 2 + 5 * 5);
    assertThat(table.products()[2]).containsExactly(7 * 3 + 5 * 2, 2 * 3 + 5 * 2, 3 * 3 + 2 * 2);
  }

  @Test
  void numbers_pairs_in_order() {
    for (Schedule schedule : List.of(Schedule.roundRobin(5), Schedule.gauntlet(5))) {
      int expected = 0;
      for (int first = 0; first < 5; first++) {
        for (int second = first + 1; second < 5; second++) {
          if (schedule.meet(first, second)) {
            assertThat(schedule.pair(first, second)).isEqualTo(expected);
            assertThat(schedule.pairs()[expected++]).containsExactly(first, second);
          }
        }
      }
      assertThat(new Crosstable(schedule, 2).pairs()).isEqualTo(expected);
    }
  }

  @Test
  void a_sum_that_is_too_large_is_detected() {
    Crosstable table = new Crosstable(Schedule.roundRobin(2), 2);
    table.add(new int[][] {{2, 2}});
    assertThatThrownBy(
            () -> {
              for (int doubling = 0; doubling < 64; doubling++) {
                table.add(table);
              }
            })
        .isInstanceOf(ArithmeticException.class);
  }

  @Test
  void ten_to_the_fifteen_games_do_not_overflow() {
    Pairing pairing =
        new Pairing(
            0, 1, 1_000_000_000_000_000L, 0, 0, List.of(0L, 0L, 0L, 0L, 500_000_000_000_000L));
    assertThat(pairing.score().value()).isEqualTo(1);
    Crosstable table =
        Crosstable.of(
            List.of(pairing),
            List.of(List.of(8_000_000_000_000_000L), List.of(0L, 0L)),
            List.of(),
            List.of(),
            500_000_000_000_000L);
    assertThat(new Ratings(table).standings(null).get(0).rating().value())
        .isBetween(2000.0, 4000.0);
  }
}
