package dev.baize.core.testing;

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
            indistinguishable(here.history(), seat, game, redealt);
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

  private void indistinguishable(History history, Seat seat, Game<V, D> game, Game<V, D> redealt) {
    V view = game.view(seat);
    V same = redealt.view(seat);
    String promise = seat + " cannot see what is hidden from it";
    history.requireEqual(promise, view, same);
    history.requireEqual(promise + ", by hash", view.hashCode(), same.hashCode());
    history.requireEqual(promise + ", in print", view.toString(), same.toString());
    history.requireEqual(promise + ", by the game's end", game.isOver(), redealt.isOver());
    if (!game.isOver()) {
      history.requireEqual(promise + ", by who is to act", game.toAct(), redealt.toAct());
      if (game.toAct() == seat) {
        history.requireEqual(promise + ", by what is legal", game.legal(), redealt.legal());
      }
    }
  }
}
