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

  /**
   * Takes an observation several times, which costs no more than once where the tally can count.
   *
   * @param measure the number of the measure in the rules' list, from 0
   * @param value what was observed
   * @param times how often it was observed, 0 or more
   */
  default void add(int measure, long value, int times) {
    for (int i = 0; i < times; i++) {
      add(measure, value);
    }
  }
}
