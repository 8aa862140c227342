package dev.baize.study.statistics;

import dev.baize.core.game.Tally;
import java.util.Arrays;
import java.util.List;

/** Accumulates the observations of several measures, game by game. Mutable, not thread-safe. */
public final class TallySheet implements Tally {

  private final SampleAccumulator[] accumulators;

  /**
   * Creates a sheet without observations.
   *
   * @param measures the number of measures, numbered from 0
   */
  public TallySheet(int measures) {
    accumulators = new SampleAccumulator[measures];
    for (int i = 0; i < measures; i++) {
      accumulators[i] = new SampleAccumulator();
    }
  }

  private TallySheet(SampleAccumulator[] accumulators) {
    this.accumulators = accumulators;
  }

  /**
   * {@return the part of this sheet from a measure on, which is number 0 there} What is added to
   * the part is added to this sheet.
   *
   * @param measure the number of the measure
   */
  public TallySheet from(int measure) {
    return new TallySheet(Arrays.copyOfRange(accumulators, measure, accumulators.length));
  }

  /** Adds an observation of the game in progress. */
  @Override
  public void add(int measure, long value) {
    accumulators[measure].add(value);
  }

  @Override
  public void add(int measure, long value, int times) {
    accumulators[measure].add(value, times);
  }

  /** Ends the game in progress; further observations belong to the next. */
  public void endGame() {
    for (SampleAccumulator accumulator : accumulators) {
      accumulator.endGame();
    }
  }

  /**
   * Adds the observations of another sheet. All games in both must have ended.
   *
   * @param other a sheet of the same measures; not modified
   */
  public void join(TallySheet other) {
    for (int i = 0; i < accumulators.length; i++) {
      accumulators[i].join(other.accumulators[i]);
    }
  }

  /** {@return the samples so far, by measure} All games must have ended. */
  public List<Sample> samples() {
    return Arrays.stream(accumulators).map(SampleAccumulator::sample).toList();
  }
}
