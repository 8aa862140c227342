package dev.baize.study.tournament;

/**
 * The Cholesky factorisation of a symmetric positive definite matrix, for solving linear systems.
 */
final class Cholesky {

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
