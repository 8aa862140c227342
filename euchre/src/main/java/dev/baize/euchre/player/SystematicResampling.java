package dev.baize.euchre.player;

/**
 * Systematic resampling: selects items in proportion to their weights, at equal steps along the
 * cumulative sum (Carpenter, Clifford and Fearnhead, <i>Improved particle filter for nonlinear
 * problems</i>, IEE Proceedings: Radar, Sonar and Navigation 146, 1999).
 */
final class SystematicResampling {

  private final double step;
  private double next;
  private double reached;

  /** Starts at the first item of a positive sum of weights, with a random number below 1. */
  SystematicResampling(double sum, int count, double start) {
    this.step = sum / count;
    this.next = step * start;
  }

  /** The number of times that the next item, which has this weight, is selected. */
  int copies(double weight) {
    reached += weight;
    int copies = 0;
    while (next < reached) {
      next += step;
      copies++;
    }
    return copies;
  }
}
