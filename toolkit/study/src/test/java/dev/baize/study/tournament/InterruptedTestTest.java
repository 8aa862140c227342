package dev.baize.study.tournament;

import static dev.baize.study.tournament.Tables.LOWEST;
import static dev.baize.study.tournament.Tables.RANDOM;
import static dev.baize.study.tournament.Tables.WATCHFUL;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.baize.study.simulation.GameRange;
import dev.baize.study.simulation.GameSet;
import dev.baize.study.simulation.Progress;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;

/** A sequential test that was interrupted goes on as if it had not been. */
class InterruptedTestTest {

  private static final SequentialTest TEST = SequentialTest.of(0, 50);
  private static final GameRange MAX = GameRange.first(2000);
  private static final Tournament<?, ?, ?> TOURNAMENT = Tables.of(2, List.of(WATCHFUL, LOWEST));
  private static final TournamentResult WHOLE = TOURNAMENT.play(TEST, MAX, 1, new Progress());

  private static TournamentResult first(long rounds) {
    return Tables.play(TOURNAMENT, rounds).partOf(GameSet.of(MAX)).tested(TEST);
  }

  @Property(tries = 60)
  void it_ends_in_the_same_round_with_the_same_result(
      @ForAll @LongRange(max = 300) long anywhere,
      @ForAll @IntRange(min = 1, max = 3) int threads) {
    TournamentResult before = first(anywhere % WHOLE.completed().games());
    assertThat(TOURNAMENT.play(TEST, before, MAX, threads, new Progress()).text())
        .isEqualTo(WHOLE.text());
    assertThat(TOURNAMENT.play(TEST, before.untested(), MAX, threads, new Progress()).text())
        .isEqualTo(WHOLE.text());
  }

  @Property(tries = 30)
  void it_may_run_out_of_rounds(
      @ForAll @LongRange(min = 1, max = 60) long rounds, @ForAll @LongRange(max = 60) long begun) {
    Tournament<?, ?, ?> even = Tables.of(2, List.of(RANDOM, RANDOM));
    GameRange all = GameRange.first(rounds);
    TournamentResult whole = even.play(TEST, all, 1, new Progress());
    TournamentResult before = Tables.play(even, Math.min(begun, whole.completed().games()));
    assertThat(even.play(TEST, before, all, 2, new Progress()).text()).isEqualTo(whole.text());
  }

  @Test
  void one_that_is_decided_plays_nothing() {
    Progress progress = new Progress();
    assertThat(TOURNAMENT.play(TEST, WHOLE, MAX, 1, progress).text()).isEqualTo(WHOLE.text());
    assertThat(progress.done()).isZero();
  }

  @Test
  void it_can_be_interrupted_once_more() {
    Progress cancelled = new Progress();
    cancelled.cancel();
    for (long begun : new long[] {0, 5, 16, 20}) {
      assertThat(TOURNAMENT.play(TEST, first(begun), MAX, 2, cancelled).text())
          .isEqualTo(first(begun).text());
    }
  }

  @Test
  void between_two_looks_nothing_is_decided() {
    SequentialTest test = new SequentialTest(0, 200, 0.4, 0.4);
    TournamentResult between = Tables.play(TOURNAMENT, 17).partOf(GameSet.of(MAX)).tested(test);
    assertThat(test.verdict(between.pairing(0, 1).roundScores())).isNotEqualTo(Verdict.UNDECIDED);
    assertThat(between.verdict()).contains(Verdict.UNDECIDED);
    assertThat(between.isComplete()).isFalse();
    assertThat(between.partOf(between.completed()).isComplete()).isTrue();
  }

  @Test
  void what_is_not_its_beginning_is_refused() {
    TournamentResult later = TOURNAMENT.play(new GameRange(16, 32), 1, new Progress());
    TournamentResult other = Tables.play(Tables.of(2, List.of(WATCHFUL, RANDOM)), 16);
    TournamentResult more = Tables.play(TOURNAMENT, 20);
    for (TournamentResult wrong : List.of(later, other)) {
      assertThatThrownBy(() -> TOURNAMENT.play(TEST, wrong, MAX, 1, new Progress()))
          .isInstanceOf(IllegalArgumentException.class);
    }
    assertThatThrownBy(() -> TOURNAMENT.play(TEST, more, GameRange.first(18), 1, new Progress()))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
