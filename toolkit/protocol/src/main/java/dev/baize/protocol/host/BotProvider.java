package dev.baize.protocol.host;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Rules;
import dev.baize.core.game.View;
import dev.baize.core.player.Player;
import dev.baize.core.player.SeatContext;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.registry.PlayerSetting;
import dev.baize.core.registry.PlayerSettings;
import dev.baize.protocol.line.GameLines;
import dev.baize.protocol.line.Numbering;
import dev.baize.protocol.line.SettingLine;
import java.util.List;
import java.util.Map;

/**
 * A program, or one of the players that it offers, as a player of one game.
 *
 * @param isOffered whether the processes have to be told which player it is that plays
 */
record BotProvider(
    BotLauncher launcher,
    GameProvider<?, ?, ?> played,
    Numbering numbering,
    BotDescription.OfferedPlayer player,
    boolean isOffered)
    implements PlayerProvider<View, Decision, Event> {

  @Override
  public String game() {
    return played.name();
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
    return launcher.limit.isPresent() ? 1 : player.abilities().maxConcurrentMatches();
  }

  @Override
  public Player<View, Decision, Event> create(SeatContext context) {
    return create(context, PlayerSettings.of(settings()));
  }

  @Override
  public Player<View, Decision, Event> create(SeatContext context, PlayerSettings settings) {
    Map<String, Object> identity =
        isOffered
            ? Map.of("player", name(), "settings", SettingLine.values(settings(), settings))
            : Map.of();
    MatchLines lines =
        new MatchLines(
            player.abilities(), identity, GameLines.of(rules(context), numbering), context);
    BotPool pool = launcher.pool(played, isOffered ? PlayerSettings.of(List.of()) : settings);
    return player.abilities().advice()
        ? new BotPlayer.Advising(pool, launcher, name(), lines)
        : new BotPlayer(pool, launcher, name(), lines);
  }

  @SuppressWarnings("unchecked") // A seat is in a match of the game that its player plays.
  private Rules<View, Decision, Event> rules(SeatContext context) {
    return (Rules<View, Decision, Event>)
        context
            .rules()
            .orElseThrow(
                () -> new IllegalArgumentException(name() + " cannot play by unknown rules"));
  }
}
