package dev.baize.review.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.registry.Registry;
import dev.baize.euchre.EuchreProvider;
import dev.baize.review.PositionAdvice;
import dev.baize.review.Reviewer;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

class JudgedHandsTest {

  private static List<Long> judgedHands(MatchRecord record, int seat) {
    return new Reviewer(Registry.load(), "Master:samples=1", 1)
        .review(record, List.of(Seat.of(seat))).seats().get(0).decisions().stream()
            .map(decision -> decision.hand())
            .distinct()
            .toList();
  }

  @Test
  void no_decision_is_judged_in_a_hand_whose_cards_are_not_known() throws IOException {
    MatchRecord record = Egn.parse(Files.bytes("two-hands-from-a-score.egn"), "two hands").record();
    assertThat(FilledIn.of(record.header()).byHand().get(0)).containsOnlyKeys(Seat.of(0));
    assertThat(FilledIn.of(record.header()).byHand().get(1)).containsOnlyKeys(Seat.of(1));
    assertThat(judgedHands(record, 0)).containsExactly(2L);
    assertThat(judgedHands(record, 1)).containsExactly(1L);
    assertThat(judgedHands(record, 2)).containsExactly(1L, 2L);
    int decisions =
        new Reviewer(Registry.load(), "Master:samples=1", 1)
            .of(record, List.of(Seat.of(0), Seat.of(1), Seat.of(2)))
            .decisions();
    assertThat(decisions).isPositive();
  }

  @Test
  void no_advice_is_given_to_a_seat_whose_cards_are_not_known() throws IOException {
    MatchRecord record = Egn.parse(Files.bytes("two-hands-from-a-score.egn"), "two hands").record();
    assertThatThrownBy(() -> advice(record, "1.4"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContainingAll("1.4", record.header().names().get(0), "filled in");
    assertThat(advice(record, "1.1").text()).contains("Master");
  }

  private static PositionAdvice advice(MatchRecord record, String at) {
    return PositionAdvice.of(
        Registry.load(), new EuchreProvider(), record, at, "Master:samples=1", Seed.of(1));
  }
}
