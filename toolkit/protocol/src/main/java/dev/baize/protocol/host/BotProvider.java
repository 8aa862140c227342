package dev.baize.protocol.host;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Rules;
import dev.baize.core.game.View;
import dev.baize.core.game.ViewFormat;
import dev.baize.core.player.Player;
import dev.baize.core.player.SeatContext;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.registry.PlayerSetting;
import dev.baize.core.registry.PlayerSettings;
import dev.baize.core.text.Excerpt;
import dev.baize.protocol.line.Numbering;
import dev.baize.protocol.line.SettingLine;
import java.util.List;
import java.util.Map;

/** A program, or one of the players that it offers, as a player of one game. */
final class BotProvider<V extends View, D extends Decision, E extends Event>
    implements PlayerProvider<V, D, E> {

  private static final int MAX_COMMAND_LENGTH = 200;

  private final BotLauncher launcher;
  private final GameProvider<V, D, E> game;
  private final Numbering<D> numbering;
  private final BotDescription.OfferedPlayer player;

  /** Whether the processes have to be told which player it is that plays. */
  private final boolean offered;

  /** The program itself. */
  BotProvider(BotLauncher launcher, GameProvider<V, D, E> game) {
    this(
        launcher,
        game,
        new BotDescription.OfferedPlayer(
            launcher.command().name(),
            "The program "
                + Excerpt.of(String.join(" ", launcher.command().words()), MAX_COMMAND_LENGTH),
            launcher.description()),
        false);
  }

  /** A player that the program offers. */
  BotProvider(
      BotLauncher launcher, GameProvider<V, D, E> game, BotDescription.OfferedPlayer player) {
    this(launcher, game, player, true);
  }

  private BotProvider(
      BotLauncher launcher,
      GameProvider<V, D, E> game,
      BotDescription.OfferedPlayer player,
      boolean offered) {
    this.launcher = launcher;
    this.game = game;
    this.numbering = new Numbering<>(game);
    this.player = player;
    this.offered = offered;
  }

  @Override
  public String game() {
    return game.name();
  }

  @Override
  public String name() {
    return player.name();
  }

  @Override
  public String description() {
    return player.description();
  }

  @Override
  public List<PlayerSetting<?>> settings() {
    return player.abilities().settings();
  }

  /**
   * One if the time for a decision is limited: with several, it would be unknown how long each
   * takes.
   */
  @Override
  public int maxConcurrentMatches() {
    return launcher.limit().isPresent() ? 1 : player.abilities().maxConcurrentMatches();
  }

  @Override
  public Player<V, D, E> create(SeatContext context) {
    return create(context, PlayerSettings.of(settings()));
  }

  @Override
  public Player<V, D, E> create(SeatContext context, PlayerSettings settings) {
    Rules<V, D, E> rules = rules(context);
    BotGame<V, D, E> played = new BotGame<>(rules, format(rules), numbering);
    MatchLines<V, D, E> lines =
        new MatchLines<>(player.abilities(), identity(settings), played, context);
    BotPool pool = launcher.pool(game, offered ? PlayerSettings.of(List.of()) : settings);
    return player.abilities().advice()
        ? new BotPlayer.Advising<>(pool, launcher, name(), played, lines)
        : new BotPlayer<>(pool, launcher, name(), played, lines);
  }

  /** What a process that plays for several players is told of this one. */
  private Map<String, Object> identity(PlayerSettings settings) {
    return offered
        ? Map.of("player", name(), "settings", SettingLine.values(settings(), settings))
        : Map.of();
  }

  @SuppressWarnings("unchecked") // A place is in a match of the game that its player plays.
  private Rules<V, D, E> rules(SeatContext context) {
    return (Rules<V, D, E>)
        context
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
