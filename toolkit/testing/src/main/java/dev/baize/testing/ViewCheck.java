package dev.baize.testing;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import java.util.ArrayDeque;
import java.util.Deque;

/** Every seat, and no other, has a view at any time, which does not change afterwards. */
record ViewCheck<V extends View, D extends Decision, E extends Event>(SampleGame<V, D, E> sample) {

  void run() {
    Deque<V> taken = new ArrayDeque<>();
    Game<V, D> game = sample.start(null);
    sample.visit(
        game,
        here -> {
          for (int i = 0; i < here.seats(); i++) {
            taken.add(view(here.history(), game, Seat.of(i)));
          }
          if (here.seats() < Seat.MAX_COUNT) {
            here.history()
                .requireThrows(
                    "there is no view from a seat that is not at the table",
                    IllegalArgumentException.class,
                    () -> game.view(Seat.of(here.seats())));
          }
        });
    Game<V, D> again = sample.start(null);
    sample.visit(
        again,
        here -> {
          for (int i = 0; i < here.seats(); i++) {
            V view = again.view(Seat.of(i));
            here.history()
                .requireEqual("a view stays as it is while the game goes on", view, taken.remove());
          }
        });
  }

  private V view(History history, Game<V, D> game, Seat seat) {
    V view = game.view(seat);
    history.requireEqual("a view tells whose it is", seat, view.seat());
    history.requireEqual(
        "a view tells how many decisions were taken before",
        (long) history.decisions().size(),
        view.turn());
    return view;
  }
}
