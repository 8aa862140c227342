package dev.baize.core.game;

/** Where a game in progress writes down what it {@linkplain Rules#measures measures}. */
@FunctionalInterface
public interface Tally {

  /**
   * Takes an observation.
   *
   * @param measure the number of the measure in the rules' list, from 0
   * @param value what was observed
   */
  void add(int measure, long value);
}
