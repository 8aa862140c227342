package dev.baize.core.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.baize.core.game.Seat;
import dev.baize.core.player.Player;
import dev.baize.core.toy.Distant;
import dev.baize.core.toy.HighCardEvent;
import dev.baize.core.toy.HighCardView;
import dev.baize.core.toy.OpenQuestions;
import dev.baize.core.toy.Play;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A match that does not end is stopped after a number of decisions. */
class LengthTest {

  private final OpenQuestions questions = new OpenQuestions();

  private static Match<HighCardView, Play, HighCardEvent> match(
      Player<HighCardView, Play, HighCardEvent> second) {
    return Match.of(Table.RULES, List.of(Table.LOWEST, second), Table.SEED);
  }

  @Test
  void a_match_that_has_not_ended_after_so_many_decisions_stops() {
    Match<HighCardView, Play, HighCardEvent> match = match(Table.LOWEST);
    assertThatExceptionOfType(MatchStoppedException.class)
        .isThrownBy(() -> match.play(3))
        .withMessageStartingWith("the game had not ended after 3 decisions; position: ")
        .satisfies(
            stopped -> {
              assertThat(stopped.isTooLong()).isTrue();
              assertThat(stopped.seat()).isEqualTo(match.toAct());
              assertThat(stopped.position()).isEqualTo(match.snapshot().position());
            });
    assertThat(match.turn()).isEqualTo(3);
    assertThat(match.waitingFor()).isEmpty();
  }

  @Test
  void it_can_be_continued_within_another_bound() {
    Match<HighCardView, Play, HighCardEvent> match = match(Table.LOWEST);
    for (int bound : new int[] {1, 1, 3, 2}) {
      assertThatExceptionOfType(MatchStoppedException.class).isThrownBy(() -> match.play(bound));
    }
    assertThat(match.turn()).isEqualTo(3);
    assertThat(match.play(12)).isEqualTo(match(Table.LOWEST).play());
  }

  @Test
  void a_match_that_ends_with_the_last_decision_it_may_have_is_not_too_long() {
    assertThat(match(Table.LOWEST).play(12)).isEqualTo(match(Table.LOWEST).play());
    assertThat(match(Table.LOWEST).advance(12)).contains(match(Table.LOWEST).play());
  }

  @Test
  void decisions_that_were_replayed_count() {
    Match<HighCardView, Play, HighCardEvent> match = match(Table.LOWEST);
    match.replay(match.legal().get(0));
    match.replay(match.legal().get(0));
    assertThatExceptionOfType(MatchStoppedException.class).isThrownBy(() -> match.play(2));
    assertThat(match.turn()).isEqualTo(2);
  }

  @Test
  void a_player_that_decides_elsewhere_is_not_asked_for_a_decision_too_many() {
    Match<HighCardView, Play, HighCardEvent> match = match(new Distant(Table.LOWEST, questions));
    assertThat(match.advance(2)).isEqualTo(Optional.empty());
    assertThatExceptionOfType(MatchStoppedException.class).isThrownBy(() -> match.advance(2));
    assertThat(match.turn()).isEqualTo(2);
    assertThat(match.toAct()).isEqualTo(Seat.of(1));
    assertThat(match.waitingFor()).isEmpty();
    assertThat(questions.most()).isEqualTo(1);
  }
}
