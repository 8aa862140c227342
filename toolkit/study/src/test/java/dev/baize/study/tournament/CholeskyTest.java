package dev.baize.study.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class CholeskyTest {

  /** The matrix (4 2; 2 3) turns (1, −2) into (0, −4). */
  @Test
  void solves_what_can_be_worked_out_by_hand() {
    double[] x =
        new BradleyTerry.Cholesky(new double[][] {{4, Double.NaN}, {2, 3}})
            .solve(new double[] {0, -4});
    assertThat(x).containsExactly(new double[] {1, -2}, within(1e-15));
  }

  @Test
  void solves_three_equations() {
    double[][] matrix = {{4, 2, 1}, {2, 5, -1}, {1, -1, 3}};
    double[] x = {1, -2, 3};
    double[] right = new double[3];
    for (int i = 0; i < 3; i++) {
      for (int j = 0; j < 3; j++) {
        right[i] += matrix[i][j] * x[j];
      }
    }
    assertThat(new BradleyTerry.Cholesky(matrix).solve(right)).containsExactly(x, within(1e-14));
  }
}
