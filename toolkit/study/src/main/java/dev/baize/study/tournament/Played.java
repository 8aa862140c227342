package dev.baize.study.tournament;

import dev.baize.core.game.Outcome;

/** A game of a round that has ended; it has no hands if it was forfeited. */
record Played(Outcome outcome, long hands) {

  boolean isForfeited() {
    return hands == 0;
  }
}
