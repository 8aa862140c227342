package dev.baize.testing;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;

/**
 * A game looks the same to a seat as another.
 *
 * @param history how the game was reached
 * @param seat the seat
 * @param promise what is broken if there is a difference
 */
record SameToSeatCheck(History history, Seat seat, String promise) {

  <V extends View, D extends Decision> void run(Game<V, D> game, Game<V, D> other) {
    V view = game.view(seat);
    V same = other.view(seat);
    history.requireEqual(promise, view, same);
    history.requireEqual(promise + ", by hash", view.hashCode(), same.hashCode());
    history.requireEqual(promise + ", in print", view.toString(), same.toString());
    history.requireEqual(promise + ", by the game's end", game.isOver(), other.isOver());
    if (!game.isOver()) {
      history.requireEqual(promise + ", by who is to act", game.toAct(), other.toAct());
      if (game.toAct() == seat) {
        history.requireEqual(promise + ", by what is legal", game.legal(), other.legal());
      }
    }
  }
}
