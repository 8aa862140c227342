package dev.baize.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.baize.study.simulation.GameRange;
import dev.baize.study.simulation.Progress;
import dev.baize.study.simulation.Simulation;
import dev.baize.study.tournament.Forfeits;
import dev.baize.study.tournament.OnFailure;
import dev.baize.study.tournament.SequentialTest;
import dev.baize.study.tournament.Tournament;
import dev.baize.study.tournament.TournamentResult;
import java.util.List;
import org.junit.jupiter.api.Test;

class PartTaskTest {

  private static final GameRange SOME = new GameRange(20, 50);

  private static PartTask<?> task(Simulation<?, ?, ?> simulation) {
    return new PartTask<>(Studies.parts(simulation), new PartWatch.None());
  }

  @Test
  void a_task_reports_the_result_of_its_games() {
    Simulation<?, ?, ?> simulation = Studies.simulation(1, "Simple");
    assertThat(task(simulation).play(SOME, () -> false))
        .isEqualTo(PartResult.of(simulation.play(SOME, 1, new Progress()).text()));
  }

  @Test
  void a_task_reports_the_first_game_that_fails() {
    Simulation<?, ?, ?> simulation = Studies.simulation(1, "Fails", "Fails", "Fails", "Fails");
    PartResult result = task(simulation).play(new GameRange(5000, 6000), () -> false);
    assertThat(result.text()).isNull();
    assertThat(result.failed()).isEqualTo(5474);
    assertThat(result.seats()).containsExactly("Fails", "Fails", "Fails", "Fails");
    assertThat(result.reason()).contains("game 5474", "out of ideas");
  }

  @Test
  void a_task_counts_a_game_that_a_player_forfeits() {
    Tournament<?, ?, ?> tournament =
        Studies.tournament(1, "Fails", "Random").onFailure(OnFailure.FORFEIT);
    GameRange rounds = new GameRange(5472, 5472 + SequentialTest.ROUNDS_BETWEEN_LOOKS);
    TournamentResult expected = tournament.play(rounds, 1, new Progress());
    assertThat(expected.forfeits()).extracting(Forfeits::round).containsExactly(5474L);
    PartWatch watch = new PartWatch.None();
    assertThat(new PartTask<>(Studies.parts(tournament), watch).play(rounds, () -> false))
        .isEqualTo(PartResult.of(expected.text()));
    String tested =
        new PartTask<>(Studies.testedParts(tournament), watch).play(rounds, () -> false).text();
    assertThat(Part.parseTested(String.valueOf(tested)).result().text()).isEqualTo(expected.text());
    Tournament<?, ?, ?> stop = tournament.onFailure(OnFailure.STOP);
    for (StudyParts<?> stopping :
        List.<StudyParts<?>>of(Studies.parts(stop), Studies.testedParts(stop))) {
      assertThat(new PartTask<>(stopping, watch).play(rounds, () -> false).failed())
          .isEqualTo(5474);
    }
  }

  @Test
  void a_task_reports_a_game_in_which_a_player_takes_too_long() {
    PartTask<?> task =
        new PartTask<>(
            Studies.parts(Studies.simulation(1, "Silent", "Silent", "Silent", "Silent")),
            new DecisionLimit("0.5"));
    PartResult result = task.play(GameRange.first(1_000_000), () -> false);
    assertThat(result.text()).isNull();
    assertThat(result.failed()).isEqualTo(8074);
    assertThat(result.reason())
        .matches(
            "game 8074 from seed 1: Silent at seat 2 had not answered within 0.5 s, after \\d+"
                + " decisions?");
  }

  @Test
  void a_report_that_spark_has_carried_is_the_same() {
    List<String> seats = List.of("Simple", "Fails", "Simple", "Fails");
    for (PartResult report :
        List.of(
            PartResult.of("text"),
            PartResult.failure(3, seats, "why"),
            PartResult.failure(PartResult.ALL, List.of(), "why"))) {
      assertThat(PartResult.of(report.carried())).isEqualTo(report);
    }
  }

  @Test
  void a_task_that_is_killed_ends_soon_without_a_result() {
    GameRange endless = GameRange.first(1_000_000_000_000L);
    PartTask<?> task = task(Studies.simulation(1, "Simple"));
    assertThatIllegalStateException()
        .isThrownBy(() -> task.play(endless, () -> true))
        .withMessage("games 0 to 999999999999 were not finished");
  }
}
