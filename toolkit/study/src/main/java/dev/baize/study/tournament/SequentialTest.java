package dev.baize.study.tournament;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.primitives.Longs;
import java.util.List;

/**
 * A sequential test of two players, which stops as soon as the answer is clear: is the first
 * stronger than the second by {@code elo1} points (hypothesis H1), or by no more than {@code elo0}
 * (H0)? If the truth lies in between, either may be accepted, and late.
 *
 * <p>This is Wald's sequential probability ratio test, <i>Sequential Tests of Statistical
 * Hypotheses</i>, Annals of Mathematical Statistics 16, 1945, generalized to scores of any
 * distribution by taking the most likely distribution with the mean of each hypothesis (GSPRT): Van
 * den Bergh, <i>A Practical Introduction to the GSPRT</i>, 2019. Its values are the scores of whole
 * rounds, so games on the same deal need not be independent. The more rounds are needed, that is,
 * the closer the hypotheses are, the more accurate are the error rates.
 *
 * @param elo0 the difference in {@link Elo} under H0
 * @param elo1 the difference under H1, greater
 * @param alpha the probability of accepting H1 although H0 is true
 * @param beta the probability of accepting H0 although H1 is true
 */
public record SequentialTest(double elo0, double elo1, double alpha, double beta) {

  /** The number of rounds between two looks at the score, the same on any number of threads. */
  public static final int ROUNDS_BETWEEN_LOOKS = 16;

  private static final double DEFAULT_ERROR_RATE = 0.05;
  private static final double MAX_ELO = 2000;

  /** The least error rate; with smaller ones, a bound would be infinite. */
  private static final double MIN_ERROR_RATE = 1e-300;

  /**
   * Checks the numbers.
   *
   * @param elo0 −2000 or more
   * @param elo1 more than {@code elo0}, up to 2000
   * @param alpha 10⁻³⁰⁰ or more, below ½
   * @param beta 10⁻³⁰⁰ or more, below ½
   */
  public SequentialTest {
    checkArgument(
        -MAX_ELO <= elo0 && elo0 < elo1 && elo1 <= MAX_ELO,
        "elo0 %s, elo1 %s: expected the first to be less, both from -2000 to 2000",
        elo0,
        elo1);
    checkArgument(
        isError(alpha) && isError(beta),
        "alpha %s, beta %s: expected both at least %s and below 0.5",
        alpha,
        beta,
        MIN_ERROR_RATE);
  }

  /**
   * {@return a test whose error rates are both about 5 %}
   *
   * @param elo0 the difference in {@link Elo} under H0, −2000 or more
   * @param elo1 the difference under H1, more than {@code elo0}, up to 2000
   */
  public static SequentialTest of(double elo0, double elo1) {
    return new SequentialTest(elo0, elo1, DEFAULT_ERROR_RATE, DEFAULT_ERROR_RATE);
  }

  /**
   * {@return how many rounds have been played at the next look: this number, if that is one}
   *
   * @param rounds how many have been played
   */
  public static long nextLook(long rounds) {
    return (rounds + ROUNDS_BETWEEN_LOOKS - 1) / ROUNDS_BETWEEN_LOOKS * ROUNDS_BETWEEN_LOOKS;
  }

  private static boolean isError(double rate) {
    return rate >= MIN_ERROR_RATE && rate < 0.5;
  }

  /** {@return the bound below 0: H0 is accepted at a {@link #logLikelihoodRatio} not above it} */
  public double lowerBound() {
    return StrictMath.log(beta / (1 - alpha));
  }

  /** {@return the bound above 0: H1 is accepted at a {@link #logLikelihoodRatio} not below it} */
  public double upperBound() {
    return StrictMath.log((1 - beta) / alpha);
  }

  /**
   * {@return the natural logarithm of the likelihood ratio of H1 to H0: positive if H1 explains the
   * rounds better}
   *
   * @param roundScores the rounds of the first player, as in {@link Pairing#roundScores}
   */
  public double logLikelihoodRatio(List<Long> roundScores) {
    return new LikelihoodRatio(Longs.toArray(roundScores))
        .between(Elo.expectedScore(elo0), Elo.expectedScore(elo1));
  }

  /**
   * {@return the verdict on rounds}
   *
   * @param roundScores the rounds of the first player, as in {@link Pairing#roundScores}
   */
  public Verdict verdict(List<Long> roundScores) {
    double ratio = logLikelihoodRatio(roundScores);
    if (ratio <= lowerBound()) {
      return Verdict.H0_ACCEPTED;
    }
    return ratio >= upperBound() ? Verdict.H1_ACCEPTED : Verdict.UNDECIDED;
  }
}
