package dev.baize.protocol.host;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.View;

/** A seat whose process wants to be told what happens. */
class ListeningBotPlayer<V extends View, D extends Decision, E extends Event>
    extends BotPlayer<V, D, E> {

  ListeningBotPlayer(
      BotPool pool,
      BotLauncher launcher,
      String name,
      BotGame<V, D, E> game,
      MatchLines<V, D, E> lines) {
    super(pool, launcher, name, game, lines);
  }

  @Override
  public final void observe(E event) {
    keep(event);
  }
}
