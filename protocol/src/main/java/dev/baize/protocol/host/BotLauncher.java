package dev.baize.protocol.host;

import dev.baize.core.player.PlayerFailedException;
import dev.baize.protocol.process.BotProcess;
import dev.baize.protocol.process.Limit;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Starts the processes of a program that plays, and knows what it said of itself. Thread-safe. */
final class BotLauncher {

  private final BotCommand command;
  private final String host;
  private final Consumer<? super FailureReport> failures;
  private final BotDescription description;

  private volatile Optional<Limit> limit = Optional.empty();

  /** The first process, until it is needed. Guarded by this. */
  private @Nullable BotConnection first;

  /**
   * Starts a program and asks what it is.
   *
   * @throws PlayerFailedException if it does not start, or not answer according to the protocol
   */
  BotLauncher(BotCommand command, String host, Consumer<? super FailureReport> failures) {
    this.command = command;
    this.host = host;
    this.failures = failures;
    BotConnection connection = start();
    this.description = greet(connection);
    this.first = connection;
  }

  private BotConnection start() {
    return new BotConnection(BotProcess.start(command.name(), command.words()));
  }

  private BotDescription greet(BotConnection connection) {
    try {
      return connection.greet(host, Optional.of(BotConnection.HELLO));
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
  void limit(Duration time) {
    limit = Optional.of(new Limit(time, "did not answer"));
  }

  /** A connection with a process that was not told yet what to play. */
  BotConnection connect() {
    BotConnection connection = takeFirst();
    if (connection == null) {
      connection = start();
      greet(connection);
    }
    return connection;
  }

  private synchronized @Nullable BotConnection takeFirst() {
    BotConnection connection = first;
    first = null;
    return connection;
  }

  /** Ends the process of a player that has failed, and reports it. */
  RuntimeException failed(BotConnection connection, RuntimeException failure) {
    connection.kill();
    if (failure instanceof PlayerFailedException) {
      report(connection, String.valueOf(failure.getMessage()));
    }
    return failure;
  }

  void report(BotConnection connection, String failure) {
    failures.accept(connection.report(command.name(), failure));
  }

  /** Ends the first process if it was never needed. */
  void close() {
    BotConnection connection = takeFirst();
    if (connection != null) {
      connection.close();
    }
  }
}
