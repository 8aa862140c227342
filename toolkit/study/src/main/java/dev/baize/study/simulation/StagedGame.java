package dev.baize.study.simulation;

/**
 * A game that is played in stages. Between two of them it waits for an answer from elsewhere, and
 * its thread can play others.
 */
@FunctionalInterface
public interface StagedGame {

  /**
   * Plays the next stage.
   *
   * @return whether the game has ended, and its result has been added
   */
  boolean playOn();
}
