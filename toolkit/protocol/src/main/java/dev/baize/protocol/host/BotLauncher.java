package dev.baize.protocol.host;

import dev.baize.core.player.PlayerFailedException;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.PlayerSettings;
import dev.baize.protocol.process.Limit;
import dev.baize.protocol.process.Peer;
import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Starts the processes of one program, and ends them. Thread-safe. */
final class BotLauncher {

  private static final String CLOSED = "cannot play any more: it was closed";

  /**
   * The time for {@code hello}, and for {@code ready}: programs may load a lot on a busy machine.
   */
  private static final Optional<Limit> READY =
      Optional.of(new Limit(Duration.ofSeconds(30), "was not ready"));

  private final Supplier<? extends Peer> program;
  private final String player;
  private final String host;
  private final Consumer<? super FailureReport> failures;
  final BotDescription description;
  volatile Optional<Limit> limit = Optional.empty();

  /** All processes that have not failed. Guarded by this. */
  private final Set<BotConnection> running = new LinkedHashSet<>();

  private final Map<Setup, BotPool> pools = new ConcurrentHashMap<>();

  /** The first process, until it is needed. Guarded by this. */
  private @Nullable BotConnection first;

  /** Guarded by this. */
  private boolean closed;

  /** Held while processes are being ended, so that whoever closes again waits, too. */
  private final Object closing = new Object();

  /** Starts the first process, which describes the program to this {@code host}. */
  BotLauncher(
      String player,
      Supplier<? extends Peer> program,
      String host,
      Consumer<? super FailureReport> failures) {
    this.player = player;
    this.program = program;
    this.host = host;
    this.failures = failures;
    BotConnection connection = start();
    this.description = greet(connection);
    this.first = connection;
  }

  private BotConnection start() {
    synchronized (this) {
      if (closed) {
        throw new PlayerFailedException(CLOSED, null);
      }
    }
    BotConnection connection = new BotConnection(program.get());
    synchronized (this) {
      if (!closed) {
        running.add(connection);
        return connection;
      }
    }
    connection.kill();
    return connection;
  }

  private BotDescription greet(BotConnection connection) {
    try {
      return connection.greet(host, READY);
    } catch (RuntimeException e) {
      throw failed(player, connection, e);
    }
  }

  /** What a process is told to play before its first match. */
  private record Setup(GameProvider<?, ?, ?> game, PlayerSettings settings) {}

  /** The processes that play a game with these settings. */
  BotPool pool(GameProvider<?, ?, ?> game, PlayerSettings settings) {
    return pools.computeIfAbsent(
        new Setup(game, settings),
        setup -> new BotPool(description.maxConcurrentMatches(), () -> connect(setup)));
  }

  private BotConnection connect(Setup setup) {
    BotConnection connection = takeFirst();
    if (connection == null) {
      connection = start();
      greet(connection);
    }
    try {
      connection.setUp(setup.game(), description.settings(), setup.settings(), READY);
    } catch (RuntimeException e) {
      throw failed(player, connection, e);
    }
    return connection;
  }

  private synchronized @Nullable BotConnection takeFirst() {
    BotConnection connection = first;
    first = null;
    return connection;
  }

  /** Ends the process of a player that has failed, and reports it, unless closing has ended it. */
  RuntimeException failed(String by, BotConnection connection, RuntimeException failure) {
    connection.kill();
    synchronized (this) {
      running.remove(connection);
      if (closed) {
        return new PlayerFailedException(CLOSED, failure);
      }
    }
    if (failure instanceof PlayerFailedException) {
      report(by, connection, String.valueOf(failure.getMessage()));
    }
    return failure;
  }

  void report(String by, BotConnection connection, String failure) {
    failures.accept(connection.report(by, failure));
  }

  void close() {
    synchronized (closing) {
      stopped().forEach(BotConnection::close);
    }
  }

  private synchronized List<BotConnection> stopped() {
    closed = true;
    first = null;
    List<BotConnection> all = List.copyOf(running);
    running.clear();
    return all;
  }
}
