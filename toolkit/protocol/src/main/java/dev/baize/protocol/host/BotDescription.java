package dev.baize.protocol.host;

import dev.baize.core.registry.PlayerSetting;
import dev.baize.core.registry.PlayerSettings;
import dev.baize.protocol.line.Line;
import dev.baize.protocol.line.MalformedLineException;
import dev.baize.protocol.line.SettingLine;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a player says of itself in the handshake.
 *
 * @param games the names of the games that it plays; empty if it plays all
 * @param events whether it wants to be notified of events
 * @param array whether it wants views as arrays, too
 * @param packed whether it wants short questions, where the game has them
 * @param advice whether it can evaluate decisions
 * @param maxConcurrentMatches the number of matches that it plays at the same time
 * @param settings its settings
 * @param players the players that it offers under their own names, if it offers any
 */
record BotDescription(
    Optional<List<String>> games,
    boolean events,
    boolean array,
    boolean packed,
    boolean advice,
    int maxConcurrentMatches,
    List<PlayerSetting<?>> settings,
    List<OfferedPlayer> players) {

  private static final int MAX_MATCHES = 1000;

  static BotDescription of(Line hello) throws MalformedLineException {
    hello.number("protocol", 1, 1);
    int maxConcurrentMatches =
        hello.has("simultaneous") ? (int) hello.number("simultaneous", 1, MAX_MATCHES) : 1;
    List<OfferedPlayer> players = new ArrayList<>();
    for (Line player : hello.objects("players")) {
      players.add(
          new OfferedPlayer(
              player.text("name"),
              player.text("description"),
              of(player, maxConcurrentMatches, List.of())));
    }
    return of(hello, maxConcurrentMatches, List.copyOf(players));
  }

  private static BotDescription of(Line line, int maxConcurrentMatches, List<OfferedPlayer> players)
      throws MalformedLineException {
    List<PlayerSetting<?>> settings = new ArrayList<>();
    for (Line setting : line.objects("settings")) {
      settings.add(SettingLine.parse(setting));
    }
    try {
      PlayerSettings.of(settings);
    } catch (IllegalArgumentException e) {
      throw new MalformedLineException(String.valueOf(e.getMessage()));
    }
    return new BotDescription(
        line.has("games") ? Optional.of(line.texts("games")) : Optional.empty(),
        line.flag("events"),
        line.flag("array"),
        line.flag("packed"),
        line.flag("advice"),
        maxConcurrentMatches,
        List.copyOf(settings),
        players);
  }

  /** Whether it plays a game of a name in any case. */
  boolean plays(String game) {
    return games.isEmpty() || games.get().stream().anyMatch(game::equalsIgnoreCase);
  }

  /** One of the players that a program offers under their own names. */
  record OfferedPlayer(String name, String description, BotDescription abilities) {}
}
