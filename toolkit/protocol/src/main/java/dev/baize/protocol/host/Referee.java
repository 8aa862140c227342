package dev.baize.protocol.host;

import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.View;
import dev.baize.core.match.MatchStoppedException;
import dev.baize.core.player.PlayerCreationException;
import dev.baize.core.player.PlayerFailedException;
import dev.baize.core.registry.PlayerSettings;
import dev.baize.core.registry.Registry;
import dev.baize.protocol.line.ErrorLine;
import dev.baize.protocol.line.Numbering;
import dev.baize.protocol.process.EndOfLinesException;
import dev.baize.protocol.process.Limit;
import dev.baize.protocol.process.StreamPeer;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.HashMap;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Hosts a program that has started this one and says when matches begin: the host's end of the
 * protocol on two streams, and an environment for reinforcement learning. The program may also ask
 * about positions, which it gives as records.
 *
 * @param <V> the views of the game
 * @param <D> the decisions of the game
 * @param <E> the events of the game
 */
public final class Referee<V extends View, D extends Decision, E extends Event> {

  /** What stands for the program among the names of players. */
  public static final String PROGRAM = "-";

  private final HostedGame<View, Decision, Event> hosted;
  private final Numbering numbering;
  private final Registry registry;
  private final String name;
  private final Consumer<? super FailureReport> failures;
  private Optional<Limit> limit = Optional.empty();

  /**
   * Creates a referee.
   *
   * @param hosted what is played
   * @param registry the players: those at the table, and those that are asked for advice
   * @param name what this host calls itself, such as {@code baize 0.1.0}
   * @param failures is told if the program fails
   * @throws IllegalArgumentException if there are no such players, too many or too few, or one
   *     cannot play without a person; or if the views of the game have no {@linkplain
   *     dev.baize.core.game.Rules#viewFormat format}
   * @throws PlayerCreationException if a player cannot be created for any other reason
   */
  @SuppressWarnings("unchecked") // A game is given only what came from it.
  public Referee(
      HostedGame<V, D, E> hosted,
      Registry registry,
      String name,
      Consumer<? super FailureReport> failures) {
    this.hosted = (HostedGame<View, Decision, Event>) (HostedGame<?, ?, ?>) requireNonNull(hosted);
    this.numbering = new Numbering(hosted.game());
    this.registry = requireNonNull(registry);
    this.name = requireNonNull(name);
    this.failures = requireNonNull(failures);
    new MatchOpener(this.hosted, numbering, registry).requirePlayers();
  }

  /**
   * Limits the time that the program has for a decision. There is no limit until this is called.
   *
   * @param time a millisecond or more
   */
  public void limit(Duration time) {
    limit = Optional.of(Limit.ofDecision(time));
  }

  /**
   * Does what a program asks for, until it says goodbye or its lines end.
   *
   * @param in the lines of the program
   * @param out the lines to it
   * @throws IOException if a stream fails
   * @throws PlayerFailedException if the program does not keep to the protocol, which the last line
   *     to it says, too
   * @throws MatchStoppedException likewise, while it is to decide
   */
  public void serve(InputStream in, OutputStream out) throws IOException {
    StreamPeer peer = new StreamPeer(requireNonNull(in), requireNonNull(out));
    BotConnection connection = new BotConnection(peer);
    try {
      try {
        session(connection).run();
      } catch (EndOfLinesException e) {
        // A program may end at any time.
      } catch (PlayerFailedException e) {
        fail(connection, String.valueOf(e.getMessage()));
        throw e;
      } catch (MatchStoppedException e) {
        fail(connection, String.valueOf(e.getMessage()).substring(PROGRAM.length() + 1));
        throw e;
      } finally {
        peer.flush();
        peer.kill();
      }
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  private RefereeSession session(BotConnection connection) {
    BotDescription program = connection.greet(name, Optional.empty());
    String game = hosted.game().name();
    if (!program.plays(game)) {
      throw new PlayerFailedException("does not play " + game, null);
    }
    connection.setUp(
        hosted.game(), program.settings(), PlayerSettings.of(program.settings()), Optional.empty());
    return new RefereeSession(
        connection,
        program,
        new MatchOpener(hosted, numbering, registry),
        new Positions(hosted.game(), numbering, registry),
        limit,
        new HashMap<>());
  }

  /** Reports the failure to the program and to the listener for failures. */
  private void fail(BotConnection connection, String failure) {
    connection.send(ErrorLine.of(PROGRAM + ' ' + failure));
    failures.accept(connection.report(PROGRAM, failure));
  }
}
