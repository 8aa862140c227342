package dev.baize.testing;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.random.RandomGenerator;

/**
 * A seat cannot distinguish a game from one in which everything hidden from it was redealt.
 *
 * @param sample the sample game
 * @param changed set to true if a redeal changes anything
 */
record HiddenInformationCheck<V extends View, D extends Decision, E extends Event>(
    SampleGame<V, D, E> sample, AtomicBoolean changed) {

  void run() {
    RandomGenerator random = sample.random("redeals");
    Game<V, D> game = sample.start(null);
    sample.visit(
        game,
        here -> {
          Snapshot before = here.snapshot(game);
          for (int i = 0; i < here.seats(); i++) {
            Seat seat = Seat.of(i);
            Game<V, D> redealt = game.redeal(seat, random);
            new SameToSeatCheck(here.history(), seat, seat + " cannot see what is hidden from it")
                .run(game, redealt);
            if (!changed.get()) {
              changed.set(!before.equals(here.snapshot(redealt)));
            }
            if (here.isCheckpoint()) {
              here.playOut(redealt, random);
            }
          }
          here.history()
              .requireEqual("a redeal leaves the game as it is", before, here.snapshot(game));
        });
  }
}
