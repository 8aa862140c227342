package dev.baize.cli.check;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.View;
import dev.baize.core.player.Player;
import dev.baize.core.player.SeatContext;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.registry.PlayerSetting;
import dev.baize.core.registry.PlayerSettings;
import dev.baize.core.registry.Registry;
import java.util.List;

/** A provider of players that are timed and watched. */
record TimedProvider<V extends View, D extends Decision, E extends Event>(
    PlayerProvider<V, D, E> player, DecisionTimer timer) implements PlayerProvider<V, D, E> {

  @Override
  public String game() {
    return player.game();
  }

  /** Without the settings that are chosen: no player is registered with them. */
  @Override
  public String name() {
    return Registry.nameIn(player.name());
  }

  @Override
  public String description() {
    return player.description();
  }

  @Override
  public List<PlayerSetting<?>> settings() {
    return player.settings();
  }

  @Override
  public int maxConcurrentMatches() {
    return player.maxConcurrentMatches();
  }

  @Override
  public Player<V, D, E> create(SeatContext context) {
    return timer.on(() -> player.create(context));
  }

  @Override
  public Player<V, D, E> create(SeatContext context, PlayerSettings settings) {
    return timer.on(() -> player.create(context, settings));
  }
}
