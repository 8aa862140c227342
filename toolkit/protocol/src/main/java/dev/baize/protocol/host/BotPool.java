package dev.baize.protocol.host;

import dev.baize.core.player.PlayerFailedException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The processes that play a game with the same settings. Each belongs to one thread. */
final class BotPool {

  /**
   * The maximum number of processes of a thread, so that the seats of one match need not share one.
   */
  private static final int MAX_PROCESSES = 4;

  private final int maxConcurrentMatches;
  private final Supplier<BotConnection> connect;
  private final Map<Thread, List<BotConnection>> byThread = new ConcurrentHashMap<>();

  BotPool(int maxConcurrentMatches, Supplier<BotConnection> connect) {
    this.maxConcurrentMatches = maxConcurrentMatches;
    this.connect = connect;
  }

  private List<BotConnection> own() {
    return byThread.computeIfAbsent(Thread.currentThread(), thread -> new CopyOnWriteArrayList<>());
  }

  /** A connection of this thread on which one more match can begin. */
  BotConnection connection() {
    List<BotConnection> own = own();
    for (BotConnection connection : own) {
      if (connection.matches() < maxConcurrentMatches) {
        return connection;
      }
    }
    if (own.size() < MAX_PROCESSES) {
      BotConnection inherited = inherited();
      BotConnection next = inherited == null ? connect.get() : inherited;
      own.add(next);
      return next;
    }
    return withRoom(own);
  }

  /** The least recently used connection, on which a match is given up to make room. */
  private BotConnection withRoom(List<BotConnection> own) {
    BotConnection oldest = own.remove(0);
    try {
      oldest.endOne();
    } catch (PlayerFailedException e) {
      // The questions of its matches are asked again, which reveals the one that made it fail.
      oldest.kill();
      return connection();
    }
    own.add(oldest);
    return oldest;
  }

  /** A connection of a thread that has ended, without its matches; null if there is none. */
  private synchronized @Nullable BotConnection inherited() {
    byThread.entrySet().removeIf(entry -> !entry.getKey().isAlive() && entry.getValue().isEmpty());
    for (Map.Entry<Thread, List<BotConnection>> entry : byThread.entrySet()) {
      if (!entry.getKey().isAlive()) {
        BotConnection connection = entry.getValue().remove(0);
        connection.endAll();
        return connection;
      }
    }
    return null;
  }

  /** Whether a connection belongs to this thread. */
  boolean isOwn(BotConnection connection) {
    return own().contains(connection);
  }

  /** Forgets a connection of this thread, whose process has failed. */
  void remove(BotConnection connection) {
    own().remove(connection);
  }
}
