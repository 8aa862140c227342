package dev.baize.core.registry;

import dev.baize.core.table.TableProvider;
import java.security.CodeSource;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.spi.LoggingEventBuilder;

/**
 * Logs the providers that are found. Separate from {@link Registry} so that SLF4J is loaded only
 * when providers are looked for.
 */
final class ProviderLog {

  private static final Logger LOG = LoggerFactory.getLogger(ProviderLog.class);

  private ProviderLog() {}

  static void found(GameProvider<?, ?, ?> game) {
    if (LOG.isDebugEnabled()) {
      found("game found", game.name(), null, game);
      game.players().forEach(ProviderLog::found);
    }
  }

  static void found(PlayerProvider<?, ?, ?> player) {
    if (LOG.isDebugEnabled()) {
      found("player found", player.game(), player.name(), player);
    }
  }

  static void found(TableProvider<?, ?, ?> table) {
    if (LOG.isDebugEnabled()) {
      found("table found", table.game(), null, table);
    }
  }

  private static void found(String message, String game, @Nullable String player, Object provider) {
    LoggingEventBuilder event = LOG.atDebug().addKeyValue("game", game);
    (player == null ? event : event.addKeyValue("player", player))
        .addKeyValue("class", provider.getClass().getName())
        .addKeyValue("from", origin(provider))
        .log(message);
  }

  /** The jar or folder of a provider's class; its module if it was not loaded from either. */
  private static Object origin(Object provider) {
    CodeSource source = provider.getClass().getProtectionDomain().getCodeSource();
    return source == null || source.getLocation() == null
        ? provider.getClass().getModule()
        : source.getLocation();
  }
}
