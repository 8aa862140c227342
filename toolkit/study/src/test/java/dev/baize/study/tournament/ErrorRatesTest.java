package dev.baize.study.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.primitives.Longs;
import dev.baize.core.random.Seed;
import dev.baize.study.statistics.Estimate;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Intervals and tests do what their rates say, found by trying them on rounds whose truth is known.
 * A rate <i>p</i> in <i>n</i> trials is allowed to be off by 3·√(p·(1 − p) / n), so that a right
 * one would fail one time in 370; the seeds are fixed.
 */
class ErrorRatesTest {

  private static final int TRIALS = 4000;
  private static final double COVERED = 0.95;
  private static final double TOLERANCE = 3 * Math.sqrt(COVERED * (1 - COVERED) / TRIALS);

  /** The 0.975 quantile of Student's t distribution, by degrees of freedom. */
  private static final double T_99 = 1.98422;

  private static final double T_199 = 1.97196;

  @ParameterizedTest
  @CsvSource({"0, 0, 0", "50, 0, 0", "50, 300, 0", "-100, 100, 200", "300, 0, 0"})
  void an_interval_of_a_score_covers_the_truth_as_often_as_it_says(
      double elo, double luck, double style) {
    LuckyRounds rounds = new LuckyRounds(new double[] {elo, 0}, luck, style);
    int covered = 0;
    for (int trial = 0; trial < TRIALS; trial++) {
      Estimate score = rounds.play(100, random(trial)).pairing(0, 1).score();
      covered += score.interval(T_99).contains(rounds.score(0, 1)) ? 1 : 0;
    }
    assertThat((double) covered / TRIALS).isBetween(COVERED - TOLERANCE, COVERED + TOLERANCE);
  }

  @ParameterizedTest
  @CsvSource({"0, 0", "200, 0", "0, 200"})
  void an_interval_of_a_rating_covers_the_truth_as_often_as_it_says(double luck, double style) {
    LuckyRounds rounds = new LuckyRounds(new double[] {0, 40, -60, 200}, luck, style);
    double[] truth = rounds.ratings();
    int[] covered = new int[truth.length];
    for (int trial = 0; trial < TRIALS; trial++) {
      List<Standing> standings = new Ratings(rounds.play(200, random(trial))).standings(null);
      for (int player = 0; player < truth.length; player++) {
        Estimate rating = standings.get(player).rating();
        covered[player] += rating.interval(T_199).contains(truth[player]) ? 1 : 0;
      }
    }
    for (int count : covered) {
      assertThat((double) count / TRIALS).isBetween(COVERED - TOLERANCE, COVERED + TOLERANCE);
    }
  }

  @Test
  void the_luck_of_the_deal_is_not_in_the_error_of_a_score() {
    double elo = 20;
    double lucky = error(new LuckyRounds(new double[] {elo, 0}, 800, 0));
    double unlucky = error(new LuckyRounds(new double[] {elo, 0}, 0, 0));
    assertThat(lucky).isLessThan(unlucky / 1.5);
  }

  private static double error(LuckyRounds rounds) {
    return rounds.play(10_000, random(1)).pairing(0, 1).score().standardError();
  }

  /**
   * Wald's bounds are for tests that end just on them; one that looks every 16 rounds ends beyond,
   * so it errs less often than it may. An error rate of 0 would be a fault too.
   */
  @ParameterizedTest
  @CsvSource({"0, 30, 100, 0", "0, 30, 0, 0", "-10, 10, 200, 100", "100, 150, 0, 0"})
  void a_sequential_test_errs_no_more_often_than_it_may(
      double elo0, double elo1, double luck, double style) {
    SequentialTest test = new SequentialTest(elo0, elo1, 0.05, 0.1);
    double falseH1 = rate(test, LuckyRounds.ofScore(elo0, luck, style), Verdict.H1_ACCEPTED);
    double falseH0 = rate(test, LuckyRounds.ofScore(elo1, luck, style), Verdict.H0_ACCEPTED);
    assertThat(falseH1).isBetween(0.02, 0.05 + 3 * Math.sqrt(0.05 * 0.95 / TRIALS));
    assertThat(falseH0).isBetween(0.05, 0.1 + 3 * Math.sqrt(0.1 * 0.9 / TRIALS));
  }

  private static double rate(SequentialTest test, LuckyRounds rounds, Verdict wrong) {
    int errors = 0;
    for (int trial = 0; trial < TRIALS; trial++) {
      RandomGenerator random = random(trial);
      Crosstable table = rounds.play(SequentialTest.ROUNDS_BETWEEN_LOOKS, random);
      while (test.verdict(Longs.asList(table.scores()[0])) == Verdict.UNDECIDED) {
        rounds.add(SequentialTest.ROUNDS_BETWEEN_LOOKS, table, random);
      }
      errors += test.verdict(Longs.asList(table.scores()[0])) == wrong ? 1 : 0;
    }
    return (double) errors / TRIALS;
  }

  private static RandomGenerator random(int trial) {
    return Seed.of(20_260_101).derive("trial").derive(trial).generator();
  }
}
