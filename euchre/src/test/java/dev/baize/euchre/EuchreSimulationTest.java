package dev.baize.euchre;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.baize.core.random.Seed;
import dev.baize.core.registry.Entrant;
import dev.baize.euchre.player.Simple;
import dev.baize.study.simulation.GameRange;
import dev.baize.study.simulation.Progress;
import dev.baize.study.simulation.Simulation;
import dev.baize.study.simulation.SimulationResult;
import dev.baize.study.statistics.Estimate;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Four Simple players get the same results as four in an independent program in five million hands
 * (rules of the 2024 edition, but uniform shuffles; to 10 points).
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class EuchreSimulationTest {

  private static final double HANDS_OF_REFERENCE = 5e6;

  private final SimulationResult result = simulate(0, 20_000);

  private static SimulationResult simulate(long from, long to) {
    return new Simulation<>(
            new EuchreProvider(),
            EuchreRules.standard(),
            List.of(Entrant.of("Simple", context -> new Simple())),
            Seed.of(42))
        .play(new GameRange(from, to), 2, new Progress());
  }

  /**
   * Within three standard errors of both, and the rounding of the reference.
   *
   * @param rounding half a unit of the last digit
   */
  @ParameterizedTest
  @CsvSource({
    "makers win, 0.7056, 0.00005",
    "euchre, 0.2944, 0.00005",
    "march, 0.125, 0.0005",
    "points, 1.420, 0.0005",
    "hands, 11.36, 0.005",
    "round one, 0.770, 0.0005",
  })
  void an_independent_program_found_the_same(String measure, double reference, double rounding) {
    Estimate found = result.sample(measure).estimate();
    double observations = result.sample(measure).observations();
    double hands = result.sample("points").observations();
    double error = found.standardError();
    double errorOfReference = error * Math.sqrt(hands / HANDS_OF_REFERENCE);
    assertThat(observations).isGreaterThanOrEqualTo(20_000);
    assertThat(found.value())
        .isCloseTo(reference, within(3 * Math.hypot(error, errorOfReference) + rounding));
  }

  @Test
  void what_is_measured_of_a_hand_adds_up() {
    long hands = result.sample("points").observations();
    assertThat(result.sample("hands").sum()).isEqualTo(hands);
    assertThat(result.sample("makers win").sum().add(result.sample("euchre").sum()))
        .isEqualTo(hands);
    assertThat(result.sample("score of seat 0").sum().add(result.sample("score of seat 1").sum()))
        .isEqualTo(result.sample("points").sum());
  }

  @Test
  void the_same_games_are_the_same_in_parts() {
    assertThat(simulate(0, 1000).merge(simulate(1000, 2000)).text())
        .isEqualTo(simulate(0, 2000).text());
  }
}
