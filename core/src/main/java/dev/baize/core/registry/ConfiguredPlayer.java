package dev.baize.core.registry;

import static com.google.common.base.Preconditions.checkArgument;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.View;
import dev.baize.core.lines.Fields;
import dev.baize.core.player.Player;
import dev.baize.core.player.SeatContext;
import dev.baize.core.text.Excerpt;

/**
 * A player with fixed settings, which are part of its name; it offers no others.
 *
 * @param provider the player with all its settings
 * @param chosen their values, not all of which are defaults
 */
record ConfiguredPlayer<V extends View, D extends Decision, E extends Event>(
    PlayerProvider<V, D, E> provider, PlayerSettings chosen) implements PlayerProvider<V, D, E> {

  /** Separates the name of a player from its settings. */
  static final char COLON = ':';

  ConfiguredPlayer {
    String name = name(provider, chosen);
    int max = Fields.MAX_NAME;
    checkArgument(
        name.length() <= max, "%s: expected at most %s characters", Excerpt.quote(name), max);
  }

  /** {@return a player with settings; the player itself if all have their defaults} */
  static <V extends View, D extends Decision, E extends Event> PlayerProvider<V, D, E> of(
      PlayerProvider<V, D, E> provider, String text) {
    PlayerSettings defaults = PlayerSettings.of(provider.settings());
    checkArgument(
        !provider.settings().isEmpty(), "it has no settings, but there is %s", Excerpt.quote(text));
    PlayerSettings chosen = defaults.parse(text);
    return chosen.equals(defaults) ? provider : new ConfiguredPlayer<>(provider, chosen);
  }

  private static String name(PlayerProvider<?, ?, ?> provider, PlayerSettings chosen) {
    return provider.name() + COLON + chosen.text();
  }

  @Override
  public String game() {
    return provider.game();
  }

  @Override
  public String name() {
    return name(provider, chosen);
  }

  @Override
  public String description() {
    return provider.description();
  }

  @Override
  public int maxConcurrentMatches() {
    return provider.maxConcurrentMatches();
  }

  @Override
  public Player<V, D, E> create(SeatContext context) {
    return provider.create(context, chosen);
  }
}
