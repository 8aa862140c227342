package dev.baize.testing;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.View;
import java.util.concurrent.atomic.AtomicLong;

/** The hands of a game are numbered, and what they were worth follows from the scores. */
record HandCheck<V extends View, D extends Decision, E extends Event>(SampleGame<V, D, E> sample) {

  void run() {
    Game<V, D> game = sample.start(null);
    boolean scored = !game.scores().isEmpty();
    AtomicLong latest = new AtomicLong(game.hand());
    sample.at(0).history().requireEqual("the first hand has number 0", 0L, game.hand());
    sample.visit(
        game,
        here -> {
          History history = here.history();
          long before = latest.getAndSet(game.hand());
          history.require(
              game.hand() >= before, "the numbers of hands never fall", before, game.hand());
          history.require(
              scored || game.hand() == 0,
              "a game of several hands tells the scores at all times",
              here.seats() + " scores at the start",
              "none, and hand " + game.hand());
          if (game.isOver()) {
            history.requireEqual(
                "the scores at the end are those of the outcome",
                game.outcome().scores(),
                game.scores());
          } else {
            history.requireEqual(
                "there is a score for each seat, or there are none before the end",
                scored ? here.seats() : 0,
                game.scores().size());
          }
        });
  }
}
