package dev.baize.protocol.bot;

import static java.util.Objects.requireNonNull;

import com.google.common.base.Throwables;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.View;
import dev.baize.core.player.PlayerFailedException;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.registry.Registry;
import dev.baize.protocol.line.ErrorLine;
import dev.baize.protocol.line.Json;
import dev.baize.protocol.line.Line;
import dev.baize.protocol.line.LineInput;
import dev.baize.protocol.line.LineWriter;
import dev.baize.protocol.line.MalformedLineException;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * The player's end of the protocol: players of Baize for a program that hosts players, in any
 * language.
 */
public final class BotServer {

  private static final int MAX_MATCHES = 1000;

  /**
   * The size of the output buffer: a few answers, so that the host can continue while the player
   * decides on others.
   */
  private static final int BUFFER_SIZE = 1 << 10;

  private static final String PROTOCOL = "protocol";
  private static final String SETTINGS = "settings";

  private final List<ServedPlayer> players;

  /** Whether the host names the player of each match. */
  private final boolean several;

  private final Map<Long, ServedMatch> matches = new HashMap<>();
  private final LineWriter writer = new LineWriter();
  private String game = "";

  /** The name of the player that was called last. */
  private String called = "";

  /**
   * Creates a server of one player.
   *
   * @param <V> the views of the game
   * @param <D> the decisions of the game
   * @param <E> the events of the game
   * @param game the game
   * @param provider a player of that game
   * @throws IllegalArgumentException if the player needs a console, or the views of the game have
   *     no {@linkplain dev.baize.core.game.Rules#viewFormat format}
   * @throws PlayerFailedException if the player cannot be created for any other reason
   */
  public <V extends View, D extends Decision, E extends Event> BotServer(
      GameProvider<V, D, E> game, PlayerProvider<V, D, E> provider) {
    ServedPlayer player = new ServedPlayer(game, provider);
    player.tryOut();
    this.players = List.of(player);
    this.several = false;
  }

  /**
   * Creates a server of several players, of which the host names one for each match. One that
   * cannot be created fails in its first match.
   *
   * @param registry the games and players
   * @param offered which of the players are served
   */
  public BotServer(Registry registry, Predicate<? super PlayerProvider<?, ?, ?>> offered) {
    this.players = new ArrayList<>();
    this.several = true;
    for (GameProvider<?, ?, ?> played : registry.games()) {
      for (PlayerProvider<?, ?, ?> player : registry.players(played)) {
        if (offered.test(player)) {
          players.add(served(played, player));
        }
      }
    }
  }

  private static ServedPlayer served(GameProvider<?, ?, ?> game, PlayerProvider<?, ?, ?> player) {
    ServedPlayer served = new ServedPlayer(game, player);
    try {
      served.tryOut();
    } catch (IllegalArgumentException | PlayerFailedException e) {
      // Its first match says so.
    }
    return served;
  }

  /**
   * Plays until the host says goodbye or the input ends.
   *
   * @param in the lines of the host
   * @param out the lines of the player
   * @throws IOException if a stream fails
   * @throws IllegalArgumentException if the host violates the protocol; the message says what is
   *     wrong, and so does the last line sent to the host
   * @throws PlayerFailedException if the player throws anything; likewise
   */
  public void serve(InputStream in, OutputStream out) throws IOException {
    LineInput lines = new LineInput(requireNonNull(in));
    OutputStream buffered = new BufferedOutputStream(requireNonNull(out), BUFFER_SIZE);
    try {
      boolean goesOn = true;
      while (goesOn) {
        if (!lines.hasLine()) {
          buffered.flush();
        }
        byte[] bytes = lines.read();
        goesOn = bytes != null && answer(Line.parse(bytes), buffered);
      }
      buffered.flush();
    } catch (MalformedLineException | RuntimeException e) {
      String message = String.valueOf(e.getMessage());
      boolean isPlayers = e instanceof PlayerFailedException;
      buffered.write(ErrorLine.of(isPlayers ? called + ' ' + message : message));
      buffered.flush();
      Throwables.throwIfUnchecked(e);
      throw new IllegalArgumentException(message, e);
    }
  }

  /** Answers a line of the host; returns false if it is the last one. */
  private boolean answer(Line line, OutputStream out) throws IOException {
    switch (line.type()) {
      case "hello" -> {
        line.number(PROTOCOL, 1, 1);
        out.write(Json.line(hello()));
      }
      case "setup" -> {
        setUp(line);
        out.write(Json.line(Map.of(Line.TYPE, "ready")));
      }
      case "begin" -> matches.put(number(line), begin(line));
      case "decide" -> out.write(match(line).decide(line, writer));
      case "end" -> {
        match(line).end(line);
        matches.remove(number(line));
      }
      case "goodbye" -> {
        return false;
      }
      default -> {
        // A later version of the protocol may have more lines.
      }
    }
    return true;
  }

  private void setUp(Line setup) throws MalformedLineException {
    game = setup.text("game");
    if (players.stream().noneMatch(this::isPlaying)) {
      throw setup.unexpected(
          "game",
          players.stream().map(ServedPlayer::game).distinct().collect(Collectors.joining(" or ")));
    }
    if (!several) {
      players.get(0).set(setup.object(SETTINGS));
    }
  }

  private boolean isPlaying(ServedPlayer player) {
    return player.game().equalsIgnoreCase(game);
  }

  private Map<String, Object> hello() {
    Map<String, Object> hello = new LinkedHashMap<>();
    hello.put(Line.TYPE, "hello");
    hello.put(PROTOCOL, 1);
    if (several) {
      hello.put("simultaneous", MAX_MATCHES);
      hello.put("players", players.stream().map(BotServer::described).toList());
    } else {
      hello.putAll(players.get(0).abilities());
      hello.put("simultaneous", MAX_MATCHES);
      hello.put(SETTINGS, players.get(0).settings());
    }
    return hello;
  }

  private static Map<String, Object> described(ServedPlayer player) {
    Map<String, Object> fields = player.abilities();
    fields.put("description", player.description());
    fields.put(SETTINGS, player.settings());
    return fields;
  }

  private ServedMatch begin(Line line) throws MalformedLineException {
    ServedPlayer player = player(line);
    called = player.name();
    if (several) {
      player.set(line.object(SETTINGS));
    }
    return player.begin(line);
  }

  private ServedPlayer player(Line line) throws MalformedLineException {
    if (!several) {
      return players.get(0);
    }
    String name = line.text("player");
    for (ServedPlayer player : players) {
      if (isPlaying(player) && player.name().equalsIgnoreCase(name)) {
        return player;
      }
    }
    throw line.unexpected("player", "one that plays " + game);
  }

  private static long number(Line line) throws MalformedLineException {
    return line.number("match", 0, Long.MAX_VALUE);
  }

  private ServedMatch match(Line line) throws MalformedLineException {
    ServedMatch match = matches.get(number(line));
    if (match == null) {
      throw line.unexpected("match", "a match that has begun");
    }
    called = match.name();
    return match;
  }
}
