package dev.baize.protocol.host;

import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.View;
import dev.baize.core.player.PlayerFailedException;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.registry.PlayerSettings;
import dev.baize.core.text.Excerpt;
import dev.baize.protocol.process.BotProcess;
import dev.baize.protocol.process.Limit;
import dev.baize.protocol.process.Peer;
import dev.baize.protocol.process.RunningBots;
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

/**
 * Runs a program as a player. Each thread that plays has processes of its own; a process plays as
 * many matches at the same time as it says it can. If more are begun, the least recently asked are
 * given up, and begun again when they are next asked. Closing the host ends all processes, and so
 * does the end of this JVM. Thread-safe.
 */
public final class BotHost implements AutoCloseable {

  private static final String CLOSED = "cannot play any more: it was closed";
  private static final int MAX_COMMAND_LENGTH = 200;
  private static final Optional<Limit> READY = Optional.of(BotConnection.READY);

  private final BotCommand command;
  private final Supplier<? extends Peer> program;
  private final String name;
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

  /** Held while processes are being ended, so that whoever closes again waits, too. */
  private final Object closing = new Object();

  /**
   * Starts a program and asks it to describe itself.
   *
   * @param command the program
   * @param name what this host calls itself, such as {@code baize 0.1.0}
   * @param failures is told of each failure, on the thread that plays
   * @throws PlayerFailedException if the program does not start, or does not answer according to
   *     the protocol within thirty seconds
   */
  public BotHost(BotCommand command, String name, Consumer<? super FailureReport> failures) {
    this(command, () -> BotProcess.start(command.name(), command.words()), name, failures);
  }

  /** Connects to what a supplier starts. */
  BotHost(
      BotCommand command,
      Supplier<? extends Peer> program,
      String name,
      Consumer<? super FailureReport> failures) {
    this.command = requireNonNull(command);
    this.program = program;
    this.name = requireNonNull(name);
    this.failures = requireNonNull(failures);
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
      return connection.greet(name, READY);
    } catch (RuntimeException e) {
      throw failed(command.name(), connection, e);
    }
  }

  /**
   * Limits the time for a decision from now on. There is no limit until this is called.
   *
   * @param time a millisecond or more
   */
  public void limit(Duration time) {
    limit = Optional.of(Limit.ofDecision(time));
  }

  Optional<Limit> limit() {
    return limit;
  }

  /**
   * {@return whether the program says that it plays a game}
   *
   * @param game the name of the game, case ignored
   */
  public boolean plays(String game) {
    return description.plays(requireNonNull(game));
  }

  /**
   * {@return the program as a player of a game} Its players throw {@link PlayerFailedException} if
   * the program fails, and can be created for rules whose views have a {@linkplain
   * dev.baize.core.game.Rules#viewFormat format} alone.
   *
   * @param <V> the views of the game
   * @param <D> the decisions of the game
   * @param <E> the events of the game
   * @param game the game
   */
  public <V extends View, D extends Decision, E extends Event> PlayerProvider<V, D, E> player(
      GameProvider<V, D, E> game) {
    String words = Excerpt.of(String.join(" ", command.words()), MAX_COMMAND_LENGTH);
    return provider(
        game,
        new BotDescription.OfferedPlayer(command.name(), "The program " + words, description),
        false);
  }

  /**
   * {@return the players of a game that the program offers under their own names} They share its
   * processes; otherwise, they are like {@linkplain #player the program as a player}.
   *
   * @param <V> the views of the game
   * @param <D> the decisions of the game
   * @param <E> the events of the game
   * @param game the game
   */
  public <V extends View, D extends Decision, E extends Event>
      List<PlayerProvider<V, D, E>> players(GameProvider<V, D, E> game) {
    String played = game.name();
    return description.players().stream()
        .filter(player -> player.abilities().plays(played))
        .map(player -> provider(game, player, true))
        .toList();
  }

  @SuppressWarnings("unchecked") // Its players are given only what came from their game.
  private <V extends View, D extends Decision, E extends Event> PlayerProvider<V, D, E> provider(
      GameProvider<V, D, E> game, BotDescription.OfferedPlayer player, boolean offered) {
    return (PlayerProvider<V, D, E>) new BotProvider(this, game, player, offered);
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
      throw failed(command.name(), connection, e);
    }
    return connection;
  }

  private synchronized @Nullable BotConnection takeFirst() {
    BotConnection connection = first;
    first = null;
    return connection;
  }

  /** Ends the process of a player that has failed, and reports it, unless closing has ended it. */
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

  void report(String player, BotConnection connection, String failure) {
    failures.accept(connection.report(player, failure));
  }

  /**
   * Ends all processes: those that do not end by themselves at once, or are just playing on another
   * thread, are killed. Players that are asked while this runs or later throw {@link
   * PlayerFailedException}; no processes are started any more. Closing again has no effect.
   */
  @Override
  public void close() {
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

  /**
   * Lets the processes of all hosts live until a shutdown hook has ended, for instance because it
   * lets games end. Otherwise, they are killed as soon as the shutdown of this JVM begins.
   *
   * @param hook the hook, which takes at most 30 seconds
   */
  public static void endAfter(Thread hook) {
    RunningBots.endAfter(requireNonNull(hook));
  }
}
