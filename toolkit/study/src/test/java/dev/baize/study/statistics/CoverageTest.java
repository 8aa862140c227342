package dev.baize.study.statistics;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.random.Seed;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import org.apache.commons.statistics.distribution.BinomialDistribution;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Confidence intervals hold as often as they say, found out by many small studies whose truth is
 * known. Seeds are fixed; with other seeds, each test would fail by chance about once in 500 times,
 * where the intervals are exact, because that is how far the bounds of the counts are apart.
 */
@Tag("ci")
class CoverageTest {

  private static final int STUDIES = 4000;
  private static final double CONFIDENCE = 0.95;
  private static final double FALSE_ALARM = 0.002;

  /** Plays a game of a study: how many observations there are, and which, is up to chance. */
  private interface Play {
    void game(RandomGenerator random, SampleAccumulator sampler);
  }

  private static int covered(int games, double truth, Play play) {
    return covered(games, truth, play, sample -> sample.estimate().interval95());
  }

  private static int covered(
      int games, double truth, Play play, Function<Sample, Interval> interval) {
    int covered = 0;
    for (int study = 0; study < STUDIES; study++) {
      RandomGenerator random = Seed.of(2026).derive(study).generator();
      SampleAccumulator sampler = new SampleAccumulator();
      for (int game = 0; game < games; game++) {
        play.game(random, sampler);
        sampler.endGame();
      }
      if (interval.apply(sampler.sample()).contains(truth)) {
        covered++;
      }
    }
    return covered;
  }

  private static void assertCovers(int covered) {
    BinomialDistribution counts = BinomialDistribution.of(STUDIES, CONFIDENCE);
    assertThat(covered)
        .isBetween(
            counts.inverseCumulativeProbability(FALSE_ALARM / 2),
            counts.inverseCumulativeProbability(1 - FALSE_ALARM / 2));
  }

  @Test
  void of_independent_observations_one_a_game() {
    assertCovers(
        covered(20, 0, (random, sampler) -> sampler.add(Math.round(1000 * random.nextGaussian()))));
  }

  /** All hands of a game have the same luck; how many there are is independent of it. */
  @Test
  void of_observations_that_depend_on_each_other_within_a_game() {
    assertCovers(
        covered(
            200,
            0,
            (random, sampler) -> {
              double luck = random.nextGaussian();
              int hands = 5 + random.nextInt(10);
              for (int hand = 0; hand < hands; hand++) {
                sampler.add(Math.round(1000 * (luck + random.nextGaussian())));
              }
            }));
  }

  /** A game goes on until the third success, so that its length depends on what is observed. */
  @Test
  void of_observations_that_end_the_game() {
    assertCovers(
        covered(
            400,
            0.7,
            (random, sampler) -> {
              int successes = 0;
              while (successes < 3) {
                int success = random.nextInt(10) < 7 ? 1 : 0;
                sampler.add(success);
                successes += success;
              }
            }));
  }

  /** In most of these studies it happens once or twice, or never. */
  @Test
  void of_what_seldom_happens() {
    Play seldom = (random, sampler) -> sampler.add(random.nextInt(100) == 0 ? 1 : 0);
    assertThat(covered(150, 0.01, seldom, Sample::shareInterval95))
        .isGreaterThan((int) (STUDIES * 0.93));
    assertThat(covered(150, 0.01, seldom)).isLessThan((int) (STUDIES * 0.8));
  }

  /** What the ratio estimator is for: taken as independent, the same observations deceive. */
  @Test
  void not_if_observations_of_one_game_were_taken_for_independent() {
    int covered =
        covered(
            200,
            0,
            (random, sampler) -> {
              double luck = random.nextGaussian();
              for (int hand = 0; hand < 10; hand++) {
                sampler.add(Math.round(1000 * (luck + random.nextGaussian())));
                sampler.endGame();
              }
            });
    assertThat(covered).isLessThan(STUDIES * 3 / 4);
  }
}
