package dev.baize.protocol.host;

import dev.baize.core.registry.PlayerSettings;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;

/** The processes that play a game with the same settings. Each belongs to one thread. */
final class BotPool {

  /** The processes of a thread, so that the seats of one match need not share a process. */
  private static final int MOST = 4;

  private final BotLauncher launcher;
  private final String game;
  private final PlayerSettings settings;
  private final Map<Thread, List<BotConnection>> byThread = new ConcurrentHashMap<>();

  BotPool(BotLauncher launcher, String game, PlayerSettings settings) {
    this.launcher = launcher;
    this.game = game;
    this.settings = settings;
  }

  private List<BotConnection> own() {
    return byThread.computeIfAbsent(Thread.currentThread(), thread -> new CopyOnWriteArrayList<>());
  }

  /** A connection of this thread on which one more match can begin. */
  BotConnection connection() {
    List<BotConnection> own = own();
    for (BotConnection connection : own) {
      if (connection.matches() < launcher.description().simultaneous()) {
        return connection;
      }
    }
    if (own.size() < MOST) {
      BotConnection next = inherited();
      own.add(next);
      return next;
    }
    BotConnection oldest = own.remove(0);
    own.add(oldest);
    oldest.endOne();
    return oldest;
  }

  /** A connection of a thread that has ended, or a new one. */
  private BotConnection inherited() {
    synchronized (this) {
      for (Map.Entry<Thread, List<BotConnection>> entry : byThread.entrySet()) {
        if (!entry.getKey().isAlive() && !entry.getValue().isEmpty()) {
          return entry.getValue().remove(0);
        }
      }
    }
    BotConnection connection = launcher.connect();
    try {
      connection.setUp(
          game, launcher.description().settings(), settings, Optional.of(BotConnection.READY));
    } catch (RuntimeException e) {
      throw launcher.failed(connection, e);
    }
    return connection;
  }

  /** Whether a connection belongs to this thread. */
  boolean isOwn(BotConnection connection) {
    return own().contains(connection);
  }

  /** Forgets a connection of this thread, whose process has failed. */
  void remove(BotConnection connection) {
    own().remove(connection);
  }

  /** Ends all processes. */
  void close() {
    byThread.values().forEach(connections -> connections.forEach(BotConnection::close));
    byThread.clear();
  }
}
