package dev.baize.euchre.player;

/** Linear least squares: fits the weights of features to observations. */
final class LeastSquares {

  private final int features;

  /** The normal equations; the last column is their right side. */
  private final double[][] equations;

  LeastSquares(int features) {
    this.features = features;
    this.equations = new double[features][features + 1];
    for (int i = 0; i < features; i++) {
      // Ridge of 1: the weight of a feature that never occurs is 0.
      equations[i][i] = 1;
    }
  }

  void add(double[] sample, double observed) {
    for (int i = 0; i < features; i++) {
      for (int j = 0; j < features; j++) {
        equations[i][j] += sample[i] * sample[j];
      }
      equations[i][features] += sample[i] * observed;
    }
  }

  /** Gauss-Jordan elimination; the matrix is positive definite, so no pivot is 0. */
  double[] weights() {
    double[][] rows = new double[features][];
    for (int i = 0; i < features; i++) {
      rows[i] = equations[i].clone();
    }
    for (int pivot = 0; pivot < features; pivot++) {
      for (int row = 0; row < features; row++) {
        if (row != pivot) {
          subtract(rows[row], rows[pivot], rows[row][pivot] / rows[pivot][pivot]);
        }
      }
    }
    double[] weights = new double[features];
    for (int i = 0; i < features; i++) {
      weights[i] = rows[i][features] / rows[i][i];
    }
    return weights;
  }

  private static void subtract(double[] row, double[] other, double times) {
    for (int column = 0; column < row.length; column++) {
      row[column] -= times * other[column];
    }
  }
}
