package dev.baize.protocol.host;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Rules;
import dev.baize.core.game.View;
import dev.baize.core.game.ViewFormat;
import dev.baize.core.player.Place;
import dev.baize.core.player.Player;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.registry.PlayerSetting;
import dev.baize.core.registry.PlayerSettings;
import dev.baize.core.text.Excerpt;
import dev.baize.protocol.line.Numbering;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** A program as a player of one game. */
final class BotProvider<V extends View, D extends Decision, E extends Event>
    implements PlayerProvider<V, D, E> {

  private static final int LONGEST_COMMAND = 200;

  private final BotLauncher launcher;
  private final GameProvider<V, D, E> game;
  private final Numbering<D> numbering;
  private final Map<PlayerSettings, BotPool> pools = new ConcurrentHashMap<>();

  BotProvider(BotLauncher launcher, GameProvider<V, D, E> game) {
    this.launcher = launcher;
    this.game = game;
    this.numbering = new Numbering<>(game);
  }

  @Override
  public String game() {
    return game.name();
  }

  @Override
  public String name() {
    return launcher.command().name();
  }

  @Override
  public String description() {
    return "The program "
        + Excerpt.of(String.join(" ", launcher.command().words()), LONGEST_COMMAND);
  }

  @Override
  public List<PlayerSetting<?>> settings() {
    return launcher.description().settings();
  }

  /**
   * One if the time for a decision is limited: with several, it would be unknown how long each
   * takes.
   */
  @Override
  public int simultaneous() {
    return launcher.limit().isPresent() ? 1 : launcher.description().simultaneous();
  }

  @Override
  public Player<V, D, E> create(Place place) {
    return create(place, PlayerSettings.of(settings()));
  }

  @Override
  public Player<V, D, E> create(Place place, PlayerSettings settings) {
    BotPool pool = pools.computeIfAbsent(settings, values -> new BotPool(launcher, game, values));
    Rules<V, D, E> rules = rules(place);
    BotGame<V, D, E> played = new BotGame<>(rules, format(rules), numbering);
    if (launcher.description().advice()) {
      return new AdvisingBotPlayer<>(pool, launcher, played, place);
    }
    return launcher.description().events()
        ? new ListeningBotPlayer<>(pool, launcher, played, place)
        : new BotPlayer<>(pool, launcher, played, place);
  }

  @SuppressWarnings("unchecked") // A place is in a match of the game that its player plays.
  private Rules<V, D, E> rules(Place place) {
    return (Rules<V, D, E>)
        place
            .rules()
            .orElseThrow(
                () -> new IllegalArgumentException(name() + " cannot play by unknown rules"));
  }

  private ViewFormat<V, D> format(Rules<V, D, E> rules) {
    return rules
        .viewFormat()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    name()
                        + " cannot play "
                        + game()
                        + ": its views have no format for other processes"));
  }
}
