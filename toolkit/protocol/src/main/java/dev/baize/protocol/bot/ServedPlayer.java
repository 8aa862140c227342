package dev.baize.protocol.bot;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.player.Advisor;
import dev.baize.core.player.Player;
import dev.baize.core.player.PlayerFailedException;
import dev.baize.core.player.SeatContext;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.registry.PlayerSetting;
import dev.baize.core.registry.PlayerSettings;
import dev.baize.protocol.line.GameLines;
import dev.baize.protocol.line.Line;
import dev.baize.protocol.line.MalformedLineException;
import dev.baize.protocol.line.Numbering;
import dev.baize.protocol.line.SettingLine;
import dev.baize.protocol.process.PlayerCall;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** A player of Baize that has seats at a host. */
final class ServedPlayer {

  private final GameProvider<View, Decision, Event> game;
  private final PlayerProvider<View, Decision, Event> provider;
  private final Numbering numbering;
  private PlayerSettings settings;

  /** Whether the player can evaluate decisions. */
  private boolean advises;

  /** Parses events; empty if the player does not observe any. */
  private Optional<Function<String, Event>> events;

  /** A player that is not tried: it fails at its first match if it cannot be created. */
  @SuppressWarnings("unchecked") // A player is given only what came from its game.
  ServedPlayer(GameProvider<?, ?, ?> game, PlayerProvider<?, ?, ?> provider) {
    this.game = (GameProvider<View, Decision, Event>) game;
    this.provider = (PlayerProvider<View, Decision, Event>) provider;
    this.numbering = new Numbering(game);
    this.settings = PlayerSettings.of(provider.settings());
    this.events = this.game.eventParser();
  }

  /**
   * Creates a player, to see what it wants and can. Throws {@code IllegalArgumentException} if it
   * needs a console, or the views of the game have no format, and {@link PlayerFailedException} if
   * it cannot be created for any other reason.
   */
  void tryOut() {
    try {
      Player<View, Decision, Event> sample = seat(game.rules(), Seat.of(0), Seed.of(0)).player();
      if (!PlayerCall.ask(sample::observesEvents)) {
        events = Optional.empty();
      }
      advises = sample instanceof Advisor<?, ?>;
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("no seat for " + name() + ": " + e.getMessage(), e);
    }
  }

  private ServedMatch seat(Rules<View, Decision, Event> rules, Seat seat, Seed seed) {
    SeatContext context =
        new SeatContext(seat.toString(), seat, seed, Optional.empty(), Optional.of(rules));
    Player<View, Decision, Event> player =
        PlayerCall.create(context, () -> provider.create(context, settings));
    return new ServedMatch(name(), GameLines.of(rules, numbering), player, events);
  }

  String name() {
    return provider.name();
  }

  String game() {
    return game.name();
  }

  /** What the host is told of it: its name, what it plays, wants and can. */
  Map<String, Object> abilities() {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("name", name());
    fields.put("games", List.of(game.name()));
    fields.put("events", events.isPresent());
    fields.put("advice", advises);
    return fields;
  }

  /** What the host is told of its settings. */
  List<Map<String, Object>> settings() {
    return provider.settings().stream().map(SettingLine::of).toList();
  }

  String description() {
    return provider.description();
  }

  /** Sets settings for matches that begin from now on; those without a value get defaults. */
  void set(Line values) throws MalformedLineException {
    List<PlayerSetting<?>> declared = provider.settings();
    settings = SettingLine.with(PlayerSettings.of(declared), declared, values);
  }

  /** Takes a seat in the match that a line of the host begins. */
  ServedMatch begin(Line line) throws MalformedLineException {
    Rules<View, Decision, Event> rules = game.rules(line.text("rules"));
    Seat seat = Seat.of((int) line.number("seat", 0, rules.seats() - 1L));
    return seat(rules, seat, line.seed("seed"));
  }
}
