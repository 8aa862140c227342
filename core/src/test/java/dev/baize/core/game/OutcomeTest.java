package dev.baize.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class OutcomeTest {

  private static final List<Long> SCORES = List.of(3L, -5L, 3L);

  @Test
  void tells_each_seat_its_score_and_whether_it_won() {
    Outcome outcome = new Outcome(SCORES, List.of(Seat.of(0), Seat.of(2)));
    assertThat(outcome.score(Seat.of(1))).isEqualTo(-5);
    assertThat(outcome.wonBy(Seat.of(0))).isTrue();
    assertThat(outcome.wonBy(Seat.of(1))).isFalse();
    assertThat(outcome.wonBy(Seat.of(2))).isTrue();
  }

  @Test
  void nobody_need_win() {
    assertThat(new Outcome(SCORES, List.of()).winners()).isEmpty();
  }

  @Test
  void keeps_its_lists_whatever_becomes_of_those_it_was_given() {
    List<Long> scores = new ArrayList<>(SCORES);
    List<Seat> winners = new ArrayList<>(List.of(Seat.of(0)));
    Outcome outcome = new Outcome(scores, winners);
    scores.clear();
    winners.clear();
    assertThat(outcome).isEqualTo(new Outcome(SCORES, List.of(Seat.of(0))));
  }

  @Test
  void winners_ascend_and_have_scores() {
    for (List<Seat> winners :
        List.of(
            List.of(Seat.of(3)),
            List.of(Seat.of(1), Seat.of(0)),
            List.of(Seat.of(1), Seat.of(1)))) {
      assertThatThrownBy(() -> new Outcome(SCORES, winners))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage("winners " + winners + " do not ascend within 3 seats");
    }
  }
}
