package dev.baize.core.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.baize.core.game.Outcome;
import dev.baize.core.game.Seat;
import dev.baize.core.player.Player;
import dev.baize.core.player.RemotePlayer;
import dev.baize.core.toy.Distant;
import dev.baize.core.toy.HighCardEvent;
import dev.baize.core.toy.HighCardView;
import dev.baize.core.toy.OpenQuestions;
import dev.baize.core.toy.Play;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A match with a player that decides elsewhere stands still while its answer is awaited. */
class AdvanceTest {

  private final OpenQuestions questions = new OpenQuestions();

  private static Match<HighCardView, Play, HighCardEvent> match(
      Player<HighCardView, Play, HighCardEvent> second) {
    return Match.of(Table.RULES, List.of(Table.LOWEST, second), Table.SEED);
  }

  private static final Outcome OUTCOME = match(Table.LOWEST).play();

  @Test
  void it_waits_for_one_answer_after_another_and_ends_as_if_it_had_not() {
    Match<HighCardView, Play, HighCardEvent> match = match(new Distant(Table.LOWEST, questions));
    int stages = 0;
    Optional<Outcome> outcome = match.advance(Long.MAX_VALUE);
    while (outcome.isEmpty()) {
      assertThat(match.toAct()).isEqualTo(Seat.of(1));
      assertThat(match.waitingFor()).contains(Seat.of(1));
      stages++;
      outcome = match.advance(Long.MAX_VALUE);
    }
    assertThat(outcome).contains(OUTCOME);
    assertThat(stages).isEqualTo(match.turn() / 2);
    assertThat(match.waitingFor()).isEmpty();
    assertThat(match.advance(Long.MAX_VALUE)).isEqualTo(outcome);
  }

  @Test
  void it_ends_at_once_if_all_players_decide_here() {
    assertThat(match(Table.LOWEST).advance(Long.MAX_VALUE)).contains(OUTCOME);
  }

  @Test
  void after_a_question_it_can_also_be_played_to_the_end_without_pauses() {
    Match<HighCardView, Play, HighCardEvent> match = match(new Undemanding());
    assertThat(match.advance(Long.MAX_VALUE)).isEmpty();
    assertThat(match.play()).isEqualTo(OUTCOME);
  }

  /** Decides whether it was asked before or not. */
  private static class Undemanding implements RemotePlayer<HighCardView, Play, HighCardEvent> {

    @Override
    public void ask(HighCardView view) {}

    @Override
    public Play decide(HighCardView view) {
      return Table.LOWEST.decide(view);
    }
  }

  private static final class Unreachable extends Undemanding {

    private boolean reachable;

    @Override
    public void ask(HighCardView view) {
      if (!reachable) {
        reachable = true;
        throw new IllegalStateException("no way");
      }
    }
  }

  @Test
  void a_player_that_cannot_be_asked_stops_the_match_which_can_be_continued() {
    Match<HighCardView, Play, HighCardEvent> match = match(new Unreachable());
    assertThatExceptionOfType(MatchStoppedException.class)
        .isThrownBy(() -> match.advance(Long.MAX_VALUE))
        .withMessageStartingWith("Unreachable at seat 1 threw java.lang.IllegalStateException");
    assertThat(match.advance(Long.MAX_VALUE)).isEmpty();
    assertThat(match.play()).isEqualTo(OUTCOME);
  }
}
