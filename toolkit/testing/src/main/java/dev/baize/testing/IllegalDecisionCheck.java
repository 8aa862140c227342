package dev.baize.testing;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.IllegalDecisionException;
import dev.baize.core.game.View;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * An illegal decision is rejected, and the game continues as if it had not been tried.
 *
 * @param sample the sample game
 * @param universe the decisions to draw from in each position
 */
record IllegalDecisionCheck<V extends View, D extends Decision, E extends Event>(
    SampleGame<V, D, E> sample, List<D> universe) {

  private static final int TRIES = 8;

  void run() {
    RandomGenerator random = sample.random("refusals");
    List<E> heard = new ArrayList<>();
    Game<V, D> game = sample.start(heard::add);
    Game<V, D> untouched = sample.start(event -> {});
    sample.visit(
        game,
        here -> {
          Snapshot before = here.snapshot(untouched);
          int events = heard.size();
          for (int i = 0; i < TRIES && !universe.isEmpty(); i++) {
            D drawn = universe.get(random.nextInt(universe.size()));
            refuse(here.history(), game, drawn);
          }
          here.history()
              .requireEqual("a refused decision changes nothing", before, here.snapshot(game));
          here.history()
              .requireEqual("a refused decision publishes no event", events, heard.size());
          here.playOn(untouched);
        });
  }

  private void refuse(History history, Game<V, D> game, D decision) {
    if (game.isOver()) {
      history.requireThrows(
          "nothing can be decided once the game is over",
          IllegalStateException.class,
          () -> game.apply(decision));
    } else if (!game.isLegal(decision)) {
      String promise = "an illegal decision is refused: \"" + decision.text() + '"';
      IllegalDecisionException e =
          history.requireThrows(
              promise, IllegalDecisionException.class, () -> game.apply(decision));
      history.requireEqual(promise + ", with the seat to act", game.toAct(), e.seat());
      history.requireEqual(promise + ", with the decision", decision, e.decision());
      history.requireEqual(promise + ", with the legal ones", game.legal(), e.legal());
      history.requireEqual(promise + ", with the position", game.position(), e.position());
    }
  }
}
