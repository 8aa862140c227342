package dev.baize.testing;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Game;
import dev.baize.core.game.View;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * One position of a sample game.
 *
 * @param history how it was reached
 * @param next the decision made here; null at the end of the sample
 * @param isCheckpoint whether it was drawn for checks that are too slow for every position
 * @param maxDecisions the maximum length of a game
 * @param seats the number of seats
 */
record SamplePosition<V extends View, D extends Decision>(
    History history, @Nullable D next, boolean isCheckpoint, int maxDecisions, int seats) {

  /** Applies the decision made here, unless the sample ends here. */
  void playOn(Game<V, D> game) {
    if (next != null) {
      game.apply(next);
    }
  }

  /** Applies random legal decisions until the game is over; running out of them is a violation. */
  void playOut(Game<V, D> game, RandomGenerator random) {
    for (int i = 0; i < maxDecisions && !game.isOver(); i++) {
      List<D> legal = game.legal();
      history.require(
          !legal.isEmpty(),
          "there is a legal decision until the game is over",
          "legal decisions",
          game.position());
      game.apply(legal.get(random.nextInt(legal.size())));
    }
  }

  Snapshot snapshot(Game<V, D> game) {
    return Snapshot.of(game, seats);
  }
}
