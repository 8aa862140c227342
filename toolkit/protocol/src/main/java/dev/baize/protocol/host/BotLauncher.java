package dev.baize.protocol.host;

import dev.baize.core.player.PlayerFailedException;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.PlayerSettings;
import dev.baize.protocol.process.BotProcess;
import dev.baize.protocol.process.Limit;
import dev.baize.protocol.process.Peer;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Starts the processes of a program that plays, and knows what it said of itself. Thread-safe. */
final class BotLauncher {

  private static final String CLOSED = "cannot play any more: it was closed";

  private final BotCommand command;
  private final Supplier<? extends Peer> program;
  private final String host;
  private final Consumer<? super FailureReport> failures;
  private final BotDescription description;

  private volatile Optional<Limit> limit = Optional.empty();

  /** All processes that have not failed. Guarded by this. */
  private final Set<BotConnection> running = new LinkedHashSet<>();

  private final Map<Setup, BotPool> pools = new ConcurrentHashMap<>();

  /** The first process, until it is needed. Guarded by this. */
  private @Nullable BotConnection first;

  /** Guarded by this. */
  private boolean closed;

  /**
   * Starts a program and asks it to describe itself.
   *
   * @throws PlayerFailedException if it does not start, or does not answer according to the
   *     protocol
   */
  BotLauncher(BotCommand command, String host, Consumer<? super FailureReport> failures) {
    this(command, () -> BotProcess.start(command.name(), command.words()), host, failures);
  }

  /**
   * Connects to what a supplier starts.
   *
   * @throws PlayerFailedException if it does not start, or does not answer according to the
   *     protocol
   */
  BotLauncher(
      BotCommand command,
      Supplier<? extends Peer> program,
      String host,
      Consumer<? super FailureReport> failures) {
    this.command = command;
    this.program = program;
    this.host = host;
    this.failures = failures;
    BotConnection connection = start();
    this.description = greet(connection);
    this.first = connection;
  }

  private BotConnection start() {
    requireOpen();
    BotConnection connection = new BotConnection(program.get());
    if (!keep(connection)) {
      connection.kill();
    }
    return connection;
  }

  private synchronized boolean keep(BotConnection connection) {
    return !closed && running.add(connection);
  }

  private synchronized boolean isClosed() {
    return closed;
  }

  private void requireOpen() {
    if (isClosed()) {
      throw new PlayerFailedException(CLOSED, null);
    }
  }

  private BotDescription greet(BotConnection connection) {
    try {
      return connection.greet(host, Optional.of(BotConnection.READY));
    } catch (RuntimeException e) {
      throw failed(connection, e);
    }
  }

  BotCommand command() {
    return command;
  }

  BotDescription description() {
    return description;
  }

  /** The time for a decision; empty if there is no limit. */
  Optional<Limit> limit() {
    return limit;
  }

  /** Sets the time for a decision from now on. */
  void limit(Limit decision) {
    limit = Optional.of(decision);
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
      connection.setUp(
          setup.game(), description.settings(), setup.settings(), Optional.of(BotConnection.READY));
    } catch (RuntimeException e) {
      throw failed(connection, e);
    }
    return connection;
  }

  private synchronized @Nullable BotConnection takeFirst() {
    BotConnection connection = first;
    first = null;
    return connection;
  }

  /**
   * Ends the process of a player that has failed, and reports it, unless it was ended by closing.
   *
   * @param player the name of the player
   */
  RuntimeException failed(String player, BotConnection connection, RuntimeException failure) {
    connection.kill();
    synchronized (this) {
      running.remove(connection);
      if (closed) {
        return new PlayerFailedException(CLOSED, failure);
      }
    }
    if (failure instanceof PlayerFailedException) {
      report(player, connection, String.valueOf(failure.getMessage()));
    }
    return failure;
  }

  /** The same for a process that does not play yet. */
  private RuntimeException failed(BotConnection connection, RuntimeException failure) {
    return failed(command.name(), connection, failure);
  }

  void report(String player, BotConnection connection, String failure) {
    failures.accept(connection.report(player, failure));
  }

  /** Ends all processes, and starts no more. */
  void close() {
    stopped().forEach(BotConnection::close);
  }

  private synchronized List<BotConnection> stopped() {
    closed = true;
    first = null;
    List<BotConnection> all = List.copyOf(running);
    running.clear();
    return all;
  }
}
