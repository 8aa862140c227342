package dev.baize.study.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

class BradleyTerryTest {

  @Test
  void two_players_are_apart_by_the_logarithm_of_their_odds() {
    assertThat(new BradleyTerry(new double[] {75, 25}, Schedule.roundRobin(2), 100).strengths())
        .containsExactly(new double[] {Math.log(3) / 2, -Math.log(3) / 2}, within(1e-12));
  }

  /** Each beats the next with odds 2, so the first beats the third with odds 4. */
  @Test
  void three_players_who_fit_the_model_get_its_strengths() {
    double[] points = {
      60 * 2 / 3.0 + 60 * 4 / 5.0, 60 * 1 / 3.0 + 60 * 2 / 3.0, 60 * 1 / 5.0 + 60 * 1 / 3.0
    };
    double step = Math.log(2);
    assertThat(new BradleyTerry(points, Schedule.roundRobin(points.length), 60).strengths())
        .containsExactly(new double[] {step, 0, -step}, within(1e-12));
  }

  /** Two players: information is n·p·(1 − p) for their difference, which each shares by half. */
  @Test
  void strengths_respond_to_points_by_the_inverse_of_the_information() {
    double[][] responses =
        new BradleyTerry(new double[] {75, 25}, Schedule.roundRobin(2), 100).responses();
    double response = 1 / (4 * 100 * 0.75 * 0.25);
    assertThat(responses[0]).containsExactly(new double[] {response, -response}, within(1e-12));
    assertThat(responses[1]).containsExactly(new double[] {-response, response}, within(1e-12));
  }

  @Test
  void players_who_nearly_always_win_are_rated_too() {
    double games = 1e12;
    double[] strengths =
        new BradleyTerry(new double[] {2 * games - 1, games, 1}, Schedule.roundRobin(3), games)
            .strengths();
    assertThat(expected(strengths, games))
        .containsExactly(new double[] {2 * games - 1, games, 1}, within(0.01));
    assertThat(strengths[0]).isGreaterThan(20);
  }

  @Property
  void strengths_expect_the_points_that_were_made(@ForAll("points") double[] points) {
    double[] strengths =
        new BradleyTerry(points, Schedule.roundRobin(points.length), 100).strengths();
    assertThat(expected(strengths, 100)).containsExactly(points, within(1e-7));
    assertThat(Arrays.stream(strengths).sum()).isCloseTo(0, within(1e-9));
  }

  /** Hunter 2004, equation 3, for players who all met equally often. */
  @Property(tries = 100)
  void agrees_with_the_algorithm_of_hunter(@ForAll("points") double[] points) {
    double[] gamma = new double[points.length];
    Arrays.fill(gamma, 1);
    for (int iteration = 0; iteration < 20_000; iteration++) {
      double[] next = new double[points.length];
      for (int i = 0; i < points.length; i++) {
        double sum = 0;
        for (int j = 0; j < points.length; j++) {
          sum += i == j ? 0 : 100 / (gamma[i] + gamma[j]);
        }
        next[i] = points[i] / sum;
      }
      gamma = next;
    }
    double[] logs = Arrays.stream(gamma).map(Math::log).toArray();
    double mean = Arrays.stream(logs).average().orElseThrow();
    assertThat(new BradleyTerry(points, Schedule.roundRobin(points.length), 100).strengths())
        .containsExactly(Arrays.stream(logs).map(x -> x - mean).toArray(), within(1e-6));
  }

  @Property(tries = 100)
  void a_response_is_how_a_strength_moves(@ForAll("points") double[] points) {
    double small = 1e-3;
    double[] more = points.clone();
    more[0] += small;
    more[1] -= small;
    double[] fewer = points.clone();
    fewer[0] -= small;
    fewer[1] += small;
    double[] up = new BradleyTerry(more, Schedule.roundRobin(more.length), 100).strengths();
    double[] down = new BradleyTerry(fewer, Schedule.roundRobin(fewer.length), 100).strengths();
    double[][] responses =
        new BradleyTerry(points, Schedule.roundRobin(points.length), 100).responses();
    for (int i = 0; i < points.length; i++) {
      assertThat(responses[i][0] - responses[i][1])
          .isCloseTo((up[i] - down[i]) / (2 * small), within(1e-5));
    }
  }

  private static double[] expected(double[] strengths, double games) {
    double[] points = new double[strengths.length];
    for (int i = 0; i < points.length; i++) {
      for (int j = 0; j < points.length; j++) {
        points[i] += i == j ? 0 : games * Elo.logistic(strengths[i] - strengths[j]);
      }
    }
    return points;
  }

  /** Two to six players who play 100 games in each pair, half a point at least to each. */
  @Provide
  Arbitrary<double[]> points() {
    return Arbitraries.integers()
        .between(2, 6)
        .flatMap(
            n ->
                Arbitraries.integers()
                    .between(1, 199)
                    .array(int[].class)
                    .ofSize(n * (n - 1) / 2)
                    .map(halves -> points(n, halves)));
  }

  private static double[] points(int players, int[] halves) {
    double[] points = new double[players];
    int pair = 0;
    for (int i = 0; i < players; i++) {
      for (int j = i + 1; j < players; j++, pair++) {
        points[i] += halves[pair] / 2.0;
        points[j] += 100 - halves[pair] / 2.0;
      }
    }
    return points;
  }
}
