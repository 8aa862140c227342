package dev.baize.protocol.bot;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.game.ViewFormat;
import dev.baize.core.player.Advisor;
import dev.baize.core.player.Player;
import dev.baize.core.player.PlayerFailedException;
import dev.baize.core.player.SeatContext;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.registry.PlayerSetting;
import dev.baize.core.registry.PlayerSettings;
import dev.baize.protocol.call.PlayerCall;
import dev.baize.protocol.line.Line;
import dev.baize.protocol.line.MalformedLineException;
import dev.baize.protocol.line.Numbering;
import dev.baize.protocol.line.SettingLine;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** A player of Baize that has seats at a host. */
final class ServedPlayer<V extends View, D extends Decision, E extends Event> {

  private final GameProvider<V, D, E> game;
  private final PlayerProvider<V, D, E> provider;
  private final Numbering<D> numbering;
  private PlayerSettings settings;

  /** Whether the player can evaluate decisions. */
  private final boolean advises;

  /** Parses events; empty if the player does not observe any. */
  private final Optional<Function<String, E>> events;

  private ServedPlayer(
      GameProvider<V, D, E> game,
      PlayerProvider<V, D, E> provider,
      boolean advises,
      boolean wantsEvents) {
    this.game = game;
    this.provider = provider;
    this.numbering = new Numbering<>(game);
    this.settings = PlayerSettings.of(provider.settings());
    this.advises = advises;
    this.events = wantsEvents ? game.eventParser() : Optional.empty();
  }

  /**
   * A player, which is tried.
   *
   * @throws IllegalArgumentException if it needs a console, or the views of the game have no format
   * @throws PlayerFailedException if it cannot be created for any other reason
   */
  static <V extends View, D extends Decision, E extends Event> ServedPlayer<V, D, E> of(
      GameProvider<V, D, E> game, PlayerProvider<V, D, E> provider) {
    ServedPlayer<V, D, E> untried = new ServedPlayer<>(game, provider, false, true);
    try {
      Player<V, D, E> sample = untried.seat(game.rules(), Seat.of(0), Seed.of(0)).player();
      return new ServedPlayer<>(
          game, provider, sample instanceof Advisor<?, ?>, PlayerCall.ask(sample::observesEvents));
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(
          String.format(Locale.ROOT, "no seat for %s: %s", provider.name(), e.getMessage()), e);
    }
  }

  /** A player, which fails at its first match if it cannot be created. */
  static <V extends View, D extends Decision, E extends Event> ServedPlayer<V, D, E> ofAny(
      GameProvider<V, D, E> game, PlayerProvider<V, D, E> provider) {
    try {
      return of(game, provider);
    } catch (IllegalArgumentException | PlayerFailedException e) {
      return new ServedPlayer<>(game, provider, false, true);
    }
  }

  private ServedMatch<V, D, E> seat(Rules<V, D, E> rules, Seat seat, Seed seed) {
    SeatContext context =
        new SeatContext(seat.toString(), seat, seed, Optional.empty(), Optional.of(rules));
    return new ServedMatch<>(
        name(), numbering, PlayerCall.create(provider, context, settings), format(rules), events);
  }

  private ViewFormat<V, D> format(Rules<V, D, E> rules) {
    return rules
        .viewFormat()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "the views of " + game.name() + " have no format for other processes"));
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
  ServedMatch<V, D, E> begin(Line line) throws MalformedLineException {
    Rules<V, D, E> rules = game.rules(line.text("rules"));
    Seat seat = Seat.of((int) line.number("seat", 0, rules.seats() - 1L));
    return seat(rules, seat, line.seed("seed"));
  }
}
