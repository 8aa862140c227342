package dev.baize.protocol.bot;

import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.player.Advisor;
import dev.baize.core.player.Observation;
import dev.baize.core.player.Place;
import dev.baize.core.player.Player;
import dev.baize.core.player.PlayerFailedException;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.registry.PlayerSettings;
import dev.baize.protocol.call.PlayerCall;
import dev.baize.protocol.line.ErrorLine;
import dev.baize.protocol.line.Json;
import dev.baize.protocol.line.Line;
import dev.baize.protocol.line.LineInput;
import dev.baize.protocol.line.LineWriter;
import dev.baize.protocol.line.MalformedLineException;
import dev.baize.protocol.line.Numbering;
import dev.baize.protocol.line.SettingLine;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * The player's end of the protocol: a player of Baize for a program that hosts players, in any
 * language.
 *
 * @param <V> the views of the game
 * @param <D> the decisions of the game
 * @param <E> the events of the game
 */
public final class BotServer<V extends View, D extends Decision, E extends Event> {

  private static final int SIMULTANEOUS = 1000;

  /**
   * The size of the output buffer: a few answers, so that the host can continue while the player
   * decides on others.
   */
  private static final int BUFFER_SIZE = 1 << 10;

  private static final String PROTOCOL = "protocol";

  private final GameProvider<V, D, E> game;
  private final PlayerProvider<V, D, E> provider;
  private final Numbering<D> numbering;
  private final Map<Long, ServedMatch<V, D, E>> matches = new HashMap<>();
  private final LineWriter writer = new LineWriter();
  private PlayerSettings settings;

  /** Whether the player can evaluate decisions. */
  private final boolean advises;

  /** Parses events; empty if the player does not observe any. */
  private final Optional<Function<String, E>> events;

  /**
   * Creates a server.
   *
   * @param game the game
   * @param provider a player of that game
   * @throws IllegalArgumentException if the player needs a console, or the views of the game have
   *     no {@linkplain Rules#viewFormat format}
   * @throws PlayerFailedException if the player cannot be created for any other reason
   */
  public BotServer(GameProvider<V, D, E> game, PlayerProvider<V, D, E> provider) {
    this.game = requireNonNull(game);
    this.provider = requireNonNull(provider);
    this.numbering = new Numbering<>(game);
    this.settings = PlayerSettings.of(provider.settings());
    Player<V, D, E> sample = sample();
    this.advises = sample instanceof Advisor<?, ?>;
    this.events = Observation.wantsEvents(sample) ? game.eventParser() : Optional.empty();
  }

  private Player<V, D, E> sample() {
    try {
      return seat(game.rules(), Seat.of(0), Seed.of(0)).player();
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(
          String.format(Locale.ROOT, "no seat for %s: %s", provider.name(), e.getMessage()), e);
    }
  }

  private ServedMatch<V, D, E> seat(Rules<V, D, E> rules, Seat seat, Seed seed) {
    Place place = new Place(seat.toString(), seat, seed, Optional.empty(), Optional.of(rules));
    return new ServedMatch<>(
        numbering,
        PlayerCall.create(provider, place, settings),
        rules
            .viewFormat()
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "the views of " + game.name() + " have no format for other processes")),
        events);
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
    } catch (MalformedLineException e) {
      giveUp(String.valueOf(e.getMessage()), buffered);
      throw new IllegalArgumentException(e.getMessage(), e);
    } catch (PlayerFailedException e) {
      giveUp(provider.name() + ' ' + e.getMessage(), buffered);
      throw e;
    } catch (RuntimeException e) {
      giveUp(String.valueOf(e.getMessage()), buffered);
      throw e;
    }
  }

  private static void giveUp(String reason, OutputStream out) throws IOException {
    out.write(Json.line(ErrorLine.of(reason)));
    out.flush();
  }

  /** Answers a line of the host; returns false if it is the last one. */
  private boolean answer(Line line, OutputStream out) throws IOException {
    switch (line.type()) {
      case "hello" -> {
        line.number(PROTOCOL, 1, 1);
        out.write(Json.line(hello()));
      }
      case "setup" -> {
        requireGame(line);
        settings = SettingLine.with(settings, provider.settings(), line.object("settings"));
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

  private void requireGame(Line setup) throws MalformedLineException {
    if (!setup.text("game").equalsIgnoreCase(game.name())) {
      throw setup.unexpected("game", game.name());
    }
  }

  private Map<String, Object> hello() {
    Map<String, Object> hello = new LinkedHashMap<>();
    hello.put(Line.TYPE, "hello");
    hello.put(PROTOCOL, 1);
    hello.put("name", provider.name());
    hello.put("games", List.of(game.name()));
    hello.put("events", events.isPresent());
    hello.put("advice", advises);
    hello.put("simultaneous", SIMULTANEOUS);
    hello.put("settings", provider.settings().stream().map(SettingLine::of).toList());
    return hello;
  }

  private ServedMatch<V, D, E> begin(Line line) throws MalformedLineException {
    Rules<V, D, E> rules = game.rules(line.text("rules"));
    Seat seat = Seat.of((int) line.number("seat", 0, rules.seats() - 1L));
    return seat(rules, seat, line.seed("seed"));
  }

  private static long number(Line line) throws MalformedLineException {
    return line.number("match", 0, Long.MAX_VALUE);
  }

  private ServedMatch<V, D, E> match(Line line) throws MalformedLineException {
    ServedMatch<V, D, E> match = matches.get(number(line));
    if (match == null) {
      throw line.unexpected("match", "a match that has begun");
    }
    return match;
  }
}
