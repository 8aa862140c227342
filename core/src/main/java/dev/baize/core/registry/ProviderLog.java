package dev.baize.core.registry;

import java.security.CodeSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.spi.LoggingEventBuilder;

/** Logs the providers that are found, so that {@link Registry} itself does not load SLF4J. */
final class ProviderLog {

  private static final Logger LOG = LoggerFactory.getLogger(ProviderLog.class);

  private ProviderLog() {}

  static void found(GameProvider<?, ?, ?> game) {
    found("game found", game, LOG.atDebug().addKeyValue("game", game.name()));
    game.players().forEach(ProviderLog::found);
  }

  static void found(PlayerProvider<?, ?, ?> player) {
    LoggingEventBuilder event = LOG.atDebug().addKeyValue("game", player.game());
    found("player found", player, event.addKeyValue("player", player.name()));
  }

  private static void found(String what, Object provider, LoggingEventBuilder event) {
    event
        .addKeyValue("class", provider.getClass().getName())
        .addKeyValue("from", origin(provider))
        .log(what);
  }

  /** The jar or folder of a provider's class; its module if it was not loaded from either. */
  private static Object origin(Object provider) {
    CodeSource source = provider.getClass().getProtectionDomain().getCodeSource();
    return source == null || source.getLocation() == null
        ? provider.getClass().getModule()
        : source.getLocation();
  }
}
