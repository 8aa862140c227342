package dev.baize.study.tournament;

import dev.baize.core.game.Outcome;

/**
 * A game of a round that has ended.
 *
 * @param hands the number of its hands; 0 if it was forfeited
 */
record Played(Outcome outcome, long hands) {

  boolean isForfeited() {
    return hands == 0;
  }
}
