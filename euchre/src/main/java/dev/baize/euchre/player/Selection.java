package dev.baize.euchre.player;

/**
 * Selects some of many, each as often as its weight demands: at equal steps along the sum of all
 * weights (systematic resampling; Carpenter, Clifford and Fearnhead, <i>Improved particle filter
 * for nonlinear problems</i>, IEE Proceedings: Radar, Sonar and Navigation 146, 1999).
 */
final class Selection {

  private final double step;
  private double next;
  private double reached;

  /**
   * A selection that has not begun.
   *
   * @param sum of all weights, above 0
   * @param count how many are to be selected, 1 or more
   * @param start a random number from 0 to below 1
   */
  Selection(double sum, int count, double start) {
    this.step = sum / count;
    this.next = step * start;
  }

  /** How often the next is selected, whose weight is this. */
  int times(double weight) {
    reached += weight;
    int times = 0;
    while (next < reached) {
      next += step;
      times++;
    }
    return times;
  }
}
