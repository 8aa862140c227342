package dev.baize.core.testing;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import java.util.ArrayDeque;
import java.util.Deque;

/** Every seat, and no other, has a view at any time, which then stays as it is. */
record ViewCheck<V extends View, D extends Decision, E extends Event>(SampleGame<V, D, E> sample) {

  void run() {
    Deque<V> taken = new ArrayDeque<>();
    Game<V, D> game = sample.start(null);
    sample.visit(
        game,
        here -> {
          for (int i = 0; i < here.seats(); i++) {
            taken.add(view(here.trail(), game, Seat.of(i)));
          }
          if (here.seats() < Seat.MOST) {
            here.trail()
                .refusal(
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
            here.trail().same("a view stays as it is while the game goes on", view, taken.remove());
          }
        });
  }

  private V view(Trail trail, Game<V, D> game, Seat seat) {
    V view = game.view(seat);
    trail.same("a view tells whose it is", seat, view.seat());
    trail.same(
        "a view tells how many decisions were taken before",
        (long) trail.decisions().size(),
        view.turn());
    return view;
  }
}
