package dev.baize.testing;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.View;

/** There is an outcome exactly when the game is over, with a score for each seat. */
record OutcomeCheck<V extends View, D extends Decision, E extends Event>(
    SampleGame<V, D, E> sample) {

  void run() {
    Game<V, D> game = sample.start(null);
    sample.visit(
        game,
        here -> {
          History history = here.history();
          if (game.isOver()) {
            history.requireThrows(
                "nobody is to act once the game is over", IllegalStateException.class, game::toAct);
            history.requireEqual(
                "every seat has a score",
                here.seats() + " scores",
                game.outcome().scores().size() + " scores");
          } else {
            history.requireThrows(
                "there is no outcome until the game is over",
                IllegalStateException.class,
                game::outcome);
          }
        });
  }
}
