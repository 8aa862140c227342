package dev.baize.testing;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Determinization;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.game.WorldSampler;
import java.util.random.RandomGenerator;

/**
 * A game drawn from a seat's view looks the same to that seat, and comes from nothing but the view.
 *
 * @param sample the sample game
 * @param determinization what draws games
 */
record DeterminizationCheck<V extends View, D extends Decision, E extends Event>(
    SampleGame<V, D, E> sample, Determinization<V, D> determinization) {

  private static final String NOTHING_ELSE =
      "a game drawn from a view depends on the view and the generator alone";

  void run() {
    RandomGenerator random = sample.random("determinization");
    Game<V, D> game = sample.start(null);
    sample.visit(
        game,
        here -> {
          for (int i = 0; i < here.seats(); i++) {
            check(here, game, Seat.of(i), random);
          }
        });
  }

  private void check(
      SamplePosition<V, D> here, Game<V, D> game, Seat seat, RandomGenerator random) {
    V view = game.view(seat);
    WorldSampler<V, D> worlds = determinization.of(view);
    Game<V, D> drawn = worlds.draw(random);
    History history = here.history();
    String promise = "a game drawn from the view of " + seat + " looks the same to it";
    new SameToSeatCheck(history, seat, promise).run(game, drawn);
    history.requireEqual(promise + ", by the hand", game.hand(), drawn.hand());
    history.requireEqual(promise + ", by the scores", game.scores(), drawn.scores());
    if (here.isCheckpoint()) {
      Snapshot first = here.snapshot(draw(worlds, view.turn()));
      here.playOut(drawn, random);
      history.requireEqual(NOTHING_ELSE, first, here.snapshot(draw(worlds, view.turn())));
      WorldSampler<V, D> others = determinization.of(game.redeal(seat, random).view(seat));
      history.requireEqual(NOTHING_ELSE, first, here.snapshot(draw(others, view.turn())));
    }
  }

  private Game<V, D> draw(WorldSampler<V, D> worlds, long number) {
    return worlds.draw(sample.seed().derive("worlds").derive(number).generator());
  }
}
