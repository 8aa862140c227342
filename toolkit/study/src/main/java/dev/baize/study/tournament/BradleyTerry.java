package dev.baize.study.tournament;

import java.util.Arrays;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Maximum-likelihood strengths of players, where all pairs that meet play the same number of games:
 * a player whose strength is <i>a</i> beats one of strength <i>b</i> with odds e<sup>a−b</sup>.
 *
 * <p>Bradley and Terry, <i>Rank Analysis of Incomplete Block Designs</i>, Biometrika 39, 1952. The
 * likelihood depends on the total score of each player alone; its maximum is unique if no group of
 * players won all games against all others: Hunter, <i>MM algorithms for generalized Bradley–Terry
 * models</i>, Annals of Statistics 32, 2004. Hunter's own algorithm converges slowly when a player
 * wins nearly always, so this is a damped Newton method, each step of which increases the
 * likelihood: Sun and Tran-Dinh, <i>Generalized self-concordant functions</i>, Mathematical
 * Programming 178, 2019.
 */
final class BradleyTerry {

  private static final Logger LOG = LoggerFactory.getLogger(BradleyTerry.class);

  private static final double TOLERANCE = 1e-10;
  private static final double CLOSE = 0.1;

  private final double[] points;
  private final Schedule schedule;
  private final double games;
  private final double[] strengths;

  /** A draw counts as half a point; each pair that meets plays the same number of games. */
  BradleyTerry(double[] points, Schedule schedule, double games) {
    this.points = points;
    this.schedule = schedule;
    this.games = games;
    this.strengths = new double[points.length];
    double last = Double.POSITIVE_INFINITY;
    double size = CLOSE;
    int iterations = 0;
    // Close to the maximum, steps shrink until only rounding error is left.
    while (size > TOLERANCE && (size >= CLOSE || size < last)) {
      last = size;
      size = climb();
      iterations++;
      LOG.atDebug()
          .addKeyValue("iteration", iterations)
          .addKeyValue("step", size)
          .log("ratings improved");
    }
  }

  /** The strength of each player, in nats; their mean is 0. */
  double[] strengths() {
    return strengths.clone();
  }

  /** Takes one step; returns the length of the full Newton step. */
  private double climb() {
    double[] gradient = points.clone();
    for (int i = 0; i < points.length; i++) {
      for (int j = 0; j < points.length; j++) {
        gradient[i] -= schedule.meet(i, j) ? games * Elo.logistic(strengths[i] - strengths[j]) : 0;
      }
    }
    double[] step = centred(information().solve(Arrays.copyOf(gradient, points.length - 1)));
    double size = Arrays.stream(step).max().orElseThrow() - Arrays.stream(step).min().orElseThrow();
    double part = size > 0 ? StrictMath.log1p(size) / size : 1;
    for (int i = 0; i < step.length; i++) {
      strengths[i] += part * step[i];
    }
    return size;
  }

  /**
   * The derivatives of the strengths with respect to the points of all players, row by row: the
   * generalized inverse of the information matrix, whose rows and columns sum to 0.
   */
  double[][] responses() {
    int n = points.length;
    Cholesky information = information();
    double[][] responses = new double[n][];
    for (int i = 0; i < n; i++) {
      double[] unit = new double[n - 1];
      Arrays.fill(unit, -1.0 / n);
      if (i < n - 1) {
        unit[i] += 1;
      }
      responses[i] = centred(information.solve(unit));
    }
    return responses;
  }

  /** Fisher's information without the last player, whose strength follows from the others. */
  private Cholesky information() {
    int n = points.length;
    double[][] matrix = new double[n - 1][n - 1];
    for (int i = 0; i < n - 1; i++) {
      for (int j = 0; j < n; j++) {
        double difference = strengths[i] - strengths[j];
        double weight = games * Elo.logistic(difference) * Elo.logistic(-difference);
        if (schedule.meet(i, j)) {
          matrix[i][i] += weight;
        }
        if (schedule.meet(i, j) && j < n - 1) {
          matrix[i][j] = -weight;
        }
      }
    }
    return new Cholesky(matrix);
  }

  /** Centres values for all players but the last, whose value is 0, on a mean of 0. */
  private static double[] centred(double[] values) {
    double[] all = Arrays.copyOf(values, values.length + 1);
    double sum = 0;
    for (double value : values) {
      sum += value;
    }
    for (int i = 0; i < all.length; i++) {
      all[i] -= sum / all.length;
    }
    return all;
  }

  /** The Cholesky factorisation of a positive definite matrix, to solve linear systems. */
  static final class Cholesky {

    private final double[][] lower;

    /** Reads the lower triangle of the matrix alone. */
    Cholesky(double[][] matrix) {
      int n = matrix.length;
      lower = new double[n][n];
      for (int i = 0; i < n; i++) {
        for (int j = 0; j <= i; j++) {
          double rest = matrix[i][j];
          for (int k = 0; k < j; k++) {
            rest -= lower[i][k] * lower[j][k];
          }
          lower[i][j] = i == j ? Math.sqrt(rest) : rest / lower[j][j];
        }
      }
    }

    /** Solves the system for a right-hand side. */
    double[] solve(double[] right) {
      int n = lower.length;
      double[] x = right.clone();
      for (int i = 0; i < n; i++) {
        for (int k = 0; k < i; k++) {
          x[i] -= lower[i][k] * x[k];
        }
        x[i] /= lower[i][i];
      }
      for (int i = n - 1; i >= 0; i--) {
        for (int k = i + 1; k < n; k++) {
          x[i] -= lower[k][i] * x[k];
        }
        x[i] /= lower[i][i];
      }
      return x;
    }
  }
}
