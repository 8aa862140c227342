package dev.baize.study.simulation;

import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Measure;
import dev.baize.study.statistics.Sample;

/**
 * A measure and the observations of it.
 *
 * @param measure what was measured
 * @param sample the observations
 */
public record Measurement(Measure measure, Sample sample) {

  /**
   * A measure and its sample.
   *
   * @param measure what was observed
   * @param sample the observations
   */
  public Measurement {
    requireNonNull(measure);
    requireNonNull(sample);
  }
}
