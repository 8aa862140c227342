package dev.baize.spark;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.study.simulation.GameRange;
import dev.baize.study.simulation.GameSet;
import dev.baize.study.simulation.Progress;
import dev.baize.study.tournament.SequentialTest;
import dev.baize.study.tournament.Tournament;
import dev.baize.study.tournament.TournamentResult;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class TestedFoldTest {

  private static final Tournament<?, ?, ?> TOURNAMENT = Studies.tournament(5, "Simple", "Random");

  /** Is accepted after some looks: Simple is far stronger than Random. */
  private static final SequentialTest TEST = SequentialTest.of(0, 50);

  private static final TournamentResult EXPECTED =
      TOURNAMENT.play(TEST, GameRange.first(10_000), 1, new Progress());

  private static final long DECIDED = EXPECTED.completed().games();

  private final List<GameRange> replayed = new ArrayList<>();
  private final TestedFold fold =
      new TestedFold(
          TEST,
          TOURNAMENT.play(GameRange.first(0), 1, new Progress()),
          range -> {
            replayed.add(range);
            return TOURNAMENT.play(range, 1, new Progress());
          });

  private void add(long from, long to) {
    GameRange part = new GameRange(from, to);
    List<List<Long>> looks = new ArrayList<>();
    fold.add(part, new Part<>(TOURNAMENT.playPart(part, new Progress(), looks::add), looks));
  }

  private void assertDecided() {
    assertThat(fold.isDecided()).isTrue();
    assertThat(fold.total().partOf(GameSet.of(GameRange.first(10_000))).tested(TEST).text())
        .isEqualTo(EXPECTED.text());
  }

  @Test
  void a_verdict_at_the_end_of_a_part_needs_no_replay() {
    add(0, DECIDED);
    assertDecided();
    assertThat(replayed).isEmpty();
  }

  @Test
  void a_verdict_inside_a_part_replays_its_rounds_up_to_the_verdict() {
    long between = SequentialTest.ROUNDS_BETWEEN_LOOKS;
    add(0, between);
    assertThat(fold.isDecided()).isFalse();
    add(between, DECIDED + between);
    assertDecided();
    assertThat(replayed).containsExactly(new GameRange(between, DECIDED));
  }

  @Test
  void a_part_that_comes_early_waits_for_those_before_it() {
    long between = SequentialTest.ROUNDS_BETWEEN_LOOKS;
    add(between, DECIDED);
    assertThat(fold.isDecided()).isFalse();
    assertThat(fold.total().completed().games()).isZero();
    add(0, between);
    assertDecided();
    assertThat(replayed).isEmpty();
  }
}
