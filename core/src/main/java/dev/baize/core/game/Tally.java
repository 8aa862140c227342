package dev.baize.core.game;

/** Receives what a game in progress {@linkplain Rules#measures measures}. */
@FunctionalInterface
public interface Tally {

  /**
   * Adds an observation.
   *
   * @param measure the index of the measure in the rules' list, from 0
   * @param value the observed value
   */
  void add(int measure, long value);

  /**
   * Adds equal observations; tallies that count may override it to do so in constant time.
   *
   * @param measure the index of the measure in the rules' list, from 0
   * @param value the observed value
   * @param times the number of observations, 0 or more
   */
  default void add(int measure, long value, int times) {
    for (int i = 0; i < times; i++) {
      add(measure, value);
    }
  }
}
