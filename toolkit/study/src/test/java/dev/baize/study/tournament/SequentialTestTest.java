package dev.baize.study.tournament;

import static dev.baize.study.tournament.Tables.LOWEST;
import static dev.baize.study.tournament.Tables.RANDOM;
import static dev.baize.study.tournament.Tables.WATCHFUL;
import static dev.baize.study.tournament.Tables.facts;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import com.google.common.primitives.Longs;
import dev.baize.study.simulation.GameRange;
import dev.baize.study.simulation.GameSet;
import dev.baize.study.simulation.Progress;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SequentialTestTest {

  private static final SequentialTest BETTER = SequentialTest.of(0, 50);
  private static final GameRange MAX = GameRange.first(10_000);

  /** ln(0.05 / 0.95) and ln(0.95 / 0.05); ln(0.1 / 0.99) and ln(0.9 / 0.01). */
  @Test
  void the_bounds_are_walds() {
    assertThat(BETTER.lowerBound()).isCloseTo(-2.9444389791664403, within(1e-12));
    assertThat(BETTER.upperBound()).isCloseTo(2.9444389791664403, within(1e-12));
    SequentialTest unequal = new SequentialTest(0, 50, 0.01, 0.1);
    assertThat(unequal.lowerBound()).isCloseTo(-2.2925347571405443, within(1e-12));
    assertThat(unequal.upperBound()).isCloseTo(4.499809670330265, within(1e-12));
  }

  /** ±2.94 for errors of 5 %; the ratios are those of {@link LikelihoodRatioTest}. */
  @ParameterizedTest
  @CsvSource({
    "0, 10, 0 0 100 0 0, UNDECIDED",
    "0, 10, 0 0 102 0 0, H0_ACCEPTED",
    "0, 10, 10 20 40 25 15, UNDECIDED",
    "-5, 5, 40 400 800 500 60, H1_ACCEPTED"
  })
  void a_test_is_decided_when_the_ratio_leaves_the_bounds(
      double elo0, double elo1, String counts, Verdict verdict) {
    List<Long> roundScores = Longs.asList(Counts.parse(counts));
    assertThat(SequentialTest.of(elo0, elo1).verdict(roundScores)).isEqualTo(verdict);
  }

  @Test
  void a_better_player_is_found_out_and_the_tournament_ends() {
    TournamentResult result =
        Tables.of(2, List.of(WATCHFUL, LOWEST)).play(BETTER, MAX, 1, new Progress());
    assertThat(result.test()).contains(BETTER);
    assertThat(result.verdict()).contains(Verdict.H1_ACCEPTED);
    assertThat(result.isComplete()).isTrue();
    assertThat(result.completed().games()).isLessThan(1000).isGreaterThan(0);
    assertThat(result.completed().games() % SequentialTest.ROUNDS_BETWEEN_LOOKS).isZero();
    assertThat(BETTER.logLikelihoodRatio(result.pairing(0, 1).roundScores()))
        .isGreaterThanOrEqualTo(BETTER.upperBound());
    assertThat(BETTER.verdict(result.pairing(0, 1).roundScores())).isEqualTo(Verdict.H1_ACCEPTED);
  }

  @Test
  void a_worse_player_is_found_out_too() {
    TournamentResult result =
        Tables.of(2, List.of(LOWEST, WATCHFUL)).play(BETTER, MAX, 1, new Progress());
    assertThat(result.verdict()).contains(Verdict.H0_ACCEPTED);
    assertThat(BETTER.verdict(result.pairing(0, 1).roundScores())).isEqualTo(Verdict.H0_ACCEPTED);
  }

  @Test
  void a_test_that_has_too_few_rounds_is_undecided() {
    TournamentResult result =
        Tables.of(2, List.of(WATCHFUL, RANDOM)).play(BETTER, GameRange.first(5), 1, new Progress());
    assertThat(result.verdict()).contains(Verdict.UNDECIDED);
    assertThat(result.completed().games()).isEqualTo(5);
    assertThat(result.isComplete()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 8})
  void the_answer_and_its_round_are_the_same_on_any_number_of_threads(int threads) {
    Tournament<?, ?, ?> tournament = Tables.of(4, List.of(WATCHFUL, LOWEST));
    assertThat(facts(tournament.play(BETTER, MAX, threads, new Progress())))
        .isEqualTo(facts(tournament.play(BETTER, MAX, 1, new Progress())));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5})
  void parts_report_the_scores_that_a_test_looks_at(int partsOfLooks) {
    Tournament<?, ?, ?> tournament = Tables.of(2, List.of(WATCHFUL, RANDOM));
    long length = (long) partsOfLooks * SequentialTest.ROUNDS_BETWEEN_LOOKS;
    GameRange second = new GameRange(length, 2 * length + 3);
    List<List<Long>> looks = new ArrayList<>();
    TournamentResult part = tournament.playPart(second, new Progress(), looks::add);
    assertThat(part.text()).isEqualTo(tournament.play(second, 1, new Progress()).text());
    List<List<Long>> expected = new ArrayList<>();
    for (long end = length + SequentialTest.ROUNDS_BETWEEN_LOOKS;
        end <= second.to();
        end += SequentialTest.ROUNDS_BETWEEN_LOOKS) {
      TournamentResult rounds = tournament.play(new GameRange(length, end), 1, new Progress());
      expected.add(rounds.pairing(0, 1).roundScores());
    }
    assertThat(looks).hasSize(partsOfLooks).isEqualTo(expected);
  }

  @Test
  void the_verdict_on_scores_is_that_on_their_rounds() {
    TournamentResult result =
        Tables.of(2, List.of(WATCHFUL, LOWEST)).play(BETTER, MAX, 1, new Progress());
    assertThat(BETTER.verdict(result.pairing(0, 1).roundScores())).isEqualTo(Verdict.H1_ACCEPTED);
    assertThat(BETTER.verdict(List.of(0L, 0L, 0L))).isEqualTo(Verdict.UNDECIDED);
  }

  @Test
  void a_result_becomes_that_of_a_test() {
    Tournament<?, ?, ?> tournament = Tables.of(2, List.of(WATCHFUL, LOWEST));
    TournamentResult tested = tournament.play(BETTER, MAX, 1, new Progress());
    GameRange played = GameRange.first(tested.completed().games());
    TournamentResult untested = tournament.play(played, 1, new Progress()).partOf(GameSet.of(MAX));
    assertThat(untested.tested(BETTER).text()).isEqualTo(tested.text());
  }

  @Test
  void some_rounds_alone_are_no_test() {
    TournamentResult later =
        Tables.of(2, List.of(WATCHFUL, LOWEST)).play(new GameRange(16, 32), 1, new Progress());
    assertThatThrownBy(() -> later.tested(BETTER))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "a sequential test of 2 players and rounds 16 to 31; expected two, and all rounds from"
                + " 0 on");
  }

  @Test
  void a_test_cannot_be_split() {
    Tournament<?, ?, ?> tournament = Tables.of(2, List.of(WATCHFUL, LOWEST));
    assertThatThrownBy(() -> tournament.play(BETTER, new GameRange(50, 100), 1, new Progress()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "a sequential test from round 50 on: it cannot be split; expected all rounds from 0"
                + " on");
    TournamentResult tested = tournament.play(BETTER, GameRange.first(5), 1, new Progress());
    TournamentResult other = tournament.play(new GameRange(5, 9), 1, new Progress());
    for (List<TournamentResult> pair : List.of(List.of(tested, other), List.of(other, tested))) {
      assertThatThrownBy(() -> pair.get(0).merge(pair.get(1)))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage("results of a sequential test cannot be merged");
    }
  }

  @Test
  void a_test_is_between_two_players() {
    assertThatThrownBy(
            () ->
                Tables.of(2, List.of(WATCHFUL, LOWEST, RANDOM))
                    .play(BETTER, MAX, 1, new Progress()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("a sequential test of 3 players; expected two");
  }

  @ParameterizedTest
  @CsvSource({
    "10, 10, 0.05, 0.05", "10, 0, 0.05, 0.05", "-2001, 0, 0.05, 0.05", "0, 2001, 0.05, 0.05",
    "NaN, 0, 0.05, 0.05", "0, NaN, 0.05, 0.05", "0, 10, 0, 0.05", "0, 10, 0.5, 0.05",
    "0, 10, 0.05, 0", "0, 10, 0.05, 0.5", "0, 10, NaN, 0.05"
  })
  void a_test_asks_a_question_that_can_be_answered(
      double elo0, double elo1, double alpha, double beta) {
    assertThatThrownBy(() -> new SequentialTest(elo0, elo1, alpha, beta))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("expected");
  }

  @Test
  void bounds_far_apart_are_answered_too() {
    SequentialTest widest = SequentialTest.of(-2000, 2000);
    assertThat(widest.verdict(List.of(0L, 0L, 0L, 0L, 1L))).isEqualTo(Verdict.H1_ACCEPTED);
    assertThat(widest.verdict(List.of(1L, 0L, 0L, 0L, 0L))).isEqualTo(Verdict.H0_ACCEPTED);
    assertThat(widest.verdict(List.of(5L, 0L, 0L, 0L, 5L))).isEqualTo(Verdict.UNDECIDED);
  }
}
