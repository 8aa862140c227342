package dev.baize.core.registry;

import java.security.CodeSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Logs the providers that are found, so that {@link Registry} itself does not load SLF4J. */
final class ProviderLog {

  private static final Logger LOG = LoggerFactory.getLogger(ProviderLog.class);

  private ProviderLog() {}

  static void found(GameProvider<?, ?, ?> game) {
    LOG.atDebug()
        .addKeyValue("game", game.name())
        .addKeyValue("class", game.getClass().getName())
        .addKeyValue("from", origin(game))
        .log("game found");
    game.players().forEach(ProviderLog::found);
  }

  static void found(PlayerProvider<?, ?, ?> player) {
    LOG.atDebug()
        .addKeyValue("game", player.game())
        .addKeyValue("player", player.name())
        .addKeyValue("class", player.getClass().getName())
        .addKeyValue("from", origin(player))
        .log("player found");
  }

  /** The jar or folder of a provider's class; its module if it was not loaded from either. */
  private static Object origin(Object provider) {
    CodeSource source = provider.getClass().getProtectionDomain().getCodeSource();
    return source == null || source.getLocation() == null
        ? provider.getClass().getModule()
        : source.getLocation();
  }
}
