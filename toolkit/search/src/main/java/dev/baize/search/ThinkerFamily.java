package dev.baize.search;

import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.View;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.PlayerFamily;
import dev.baize.core.registry.PlayerProvider;
import java.util.Optional;
import java.util.function.Function;

/** Registers a {@link Thinker} for every game whose default rules have a determinization. */
public final class ThinkerFamily implements PlayerFamily {

  /** For the service loader. */
  public ThinkerFamily() {}

  @Override
  public <V extends View, D extends Decision, E extends Event>
      Optional<PlayerProvider<V, D, E>> playerOf(
          GameProvider<V, D, E> game, Function<String, PlayerProvider<V, D, E>> players) {
    requireNonNull(players);
    return game.rules()
        .determinization()
        .map(determinization -> new ThinkerProvider<>(game, players, new Strategies<>(game)));
  }
}
