package dev.baize.protocol.host;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.View;
import dev.baize.core.player.Place;

/** A seat whose process wants to be told what happens. */
class ListeningBotPlayer<V extends View, D extends Decision, E extends Event>
    extends BotPlayer<V, D, E> {

  ListeningBotPlayer(BotPool pool, BotLauncher launcher, BotGame<V, D, E> game, Place place) {
    super(pool, launcher, game, place);
  }

  @Override
  public final void observe(E event) {
    keep(event);
  }
}
