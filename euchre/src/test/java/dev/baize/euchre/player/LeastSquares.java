package dev.baize.euchre.player;

/** Fits a sum of weighted features to what was observed, with the least squared error. */
final class LeastSquares {

  private final int features;

  /** The normal equations; the last column is their right side. */
  private final double[][] equations;

  LeastSquares(int features) {
    this.features = features;
    this.equations = new double[features][features + 1];
    for (int i = 0; i < features; i++) {
      // As if each weight had once been seen to be 0: features that never occur get that.
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

  /** By Gauss and Jordan; the equations are positive definite, so no pivot is 0. */
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
