package dev.baize.core.registry;

import dev.baize.core.table.TableProvider;
import java.security.CodeSource;
import java.util.Collection;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Logs which games, players and tables were found, and where. */
final class Discovered {

  private static final Logger LOG = LoggerFactory.getLogger(Registry.class);

  private Discovered() {}

  static void log(
      Collection<? extends GameProvider<?, ?, ?>> games,
      Collection<? extends PlayerProvider<?, ?, ?>> players) {
    if (!LOG.isDebugEnabled()) {
      return;
    }
    for (GameProvider<?, ?, ?> game : games) {
      LOG.atDebug()
          .addKeyValue("game", game.name())
          .addKeyValue("class", game.getClass().getName())
          .addKeyValue("from", location(game))
          .log("game found");
    }
    for (PlayerProvider<?, ?, ?> player : players) {
      LOG.atDebug()
          .addKeyValue("game", player.game())
          .addKeyValue("player", player.name())
          .addKeyValue("class", player.getClass().getName())
          .addKeyValue("from", location(player))
          .log("player found");
    }
  }

  static void log(TableProvider<?, ?, ?> table) {
    if (LOG.isDebugEnabled()) {
      LOG.atDebug()
          .addKeyValue("game", table.game())
          .addKeyValue("class", table.getClass().getName())
          .addKeyValue("from", location(table))
          .log("table found");
    }
  }

  /** The jar or folder of a provider's class; its module if it was not loaded from either. */
  private static Object location(Object provider) {
    CodeSource source = provider.getClass().getProtectionDomain().getCodeSource();
    return source == null || source.getLocation() == null
        ? provider.getClass().getModule()
        : source.getLocation();
  }
}
