package dev.baize.core.statistics;

import dev.baize.core.game.Tally;
import java.util.ArrayList;
import java.util.List;

/** Takes the observations of several measures, game by game. Mutable, for one thread at a time. */
public final class TallySheet implements Tally {

  private final SampleAccumulator[] accumulators;

  /**
   * A sheet without observations.
   *
   * @param measures how many measures there are, numbered from 0
   */
  public TallySheet(int measures) {
    accumulators = new SampleAccumulator[measures];
    for (int i = 0; i < measures; i++) {
      accumulators[i] = new SampleAccumulator();
    }
  }

  /**
   * Takes an observation of the game in progress.
   *
   * @throws IndexOutOfBoundsException if there is no such measure
   * @throws ArithmeticException if the observations of a measure in this one game add up to more
   *     than a {@code long} holds
   */
  @Override
  public void add(int measure, long value) {
    accumulators[measure].add(value);
  }

  @Override
  public void add(int measure, long value, int times) {
    accumulators[measure].add(value, times);
  }

  /** Ends the game in progress: what is added from now on is of another one. */
  public void endGame() {
    for (SampleAccumulator accumulator : accumulators) {
      accumulator.endGame();
    }
  }

  /**
   * Takes what another sheet holds; in both, every game has ended.
   *
   * @param other of the same measures; is not changed
   */
  public void join(TallySheet other) {
    for (int i = 0; i < accumulators.length; i++) {
      accumulators[i].join(other.accumulators[i]);
    }
  }

  /** {@return the samples so far, by measure} Every game has ended. */
  public List<Sample> samples() {
    List<Sample> samples = new ArrayList<>();
    for (SampleAccumulator accumulator : accumulators) {
      samples.add(accumulator.sample());
    }
    return List.copyOf(samples);
  }
}
