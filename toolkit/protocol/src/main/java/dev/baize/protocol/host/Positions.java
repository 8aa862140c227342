package dev.baize.protocol.host;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNullElse;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.IllegalDecisionException;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.match.Match;
import dev.baize.core.match.MatchStoppedException;
import dev.baize.core.player.Advice;
import dev.baize.core.player.Advisor;
import dev.baize.core.player.Player;
import dev.baize.core.player.PlayerFailedException;
import dev.baize.core.player.SeatContext;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.registry.Registry;
import dev.baize.core.text.Excerpt;
import dev.baize.protocol.line.GameLines;
import dev.baize.protocol.line.Line;
import dev.baize.protocol.line.MalformedLineException;
import dev.baize.protocol.line.Numbering;
import dev.baize.protocol.process.PlayerCall;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Answers requests about positions of one game, which programs give as records.
 *
 * @param players those that give advice
 */
record Positions(
    GameProvider<View, Decision, Event> provider, Numbering numbering, Registry players) {

  private static final String SEAT = "seat";
  private static final String ENDED = "ended";

  /**
   * The fields of the answer to a request; throws {@code IllegalArgumentException} if it cannot be
   * granted, and {@link PlayerFailedException} if a player that was to give advice fails.
   */
  Map<String, Object> answer(Line request) throws MalformedLineException {
    return switch (request.type()) {
      case "legal" -> legal(position(request));
      case "apply" -> apply(position(request), request);
      case "view" -> view(position(request), request);
      case "outcome" -> outcome(position(request));
      case "advice" -> advice(position(request), request);
      default ->
          throw request.unexpected(
              Line.TYPE, "decision, play, stop, legal, apply, view, outcome, advice or goodbye");
    };
  }

  private RequestedPosition position(Line request) throws MalformedLineException {
    return RequestedPosition.of(request, provider);
  }

  private Map<String, Object> legal(RequestedPosition position) {
    Map<String, Object> fields = new LinkedHashMap<>();
    if (!position.game().isOver()) {
      fields.put(SEAT, position.game().toAct().index());
    }
    numbering.writeLegal(position.game().legal(), fields::put);
    return fields;
  }

  private Map<String, Object> apply(RequestedPosition position, Line request)
      throws MalformedLineException {
    Game<View, Decision> game = position.game();
    Seat seat = position.toAct();
    Decision decision = numbering.read(request);
    try {
      game.apply(decision);
    } catch (IllegalDecisionException e) {
      String legal = e.legal().stream().map(Decision::text).collect(Collectors.joining(", "));
      throw new IllegalArgumentException(
          seat + " may not " + Excerpt.quote(decision.text()) + "; legal: " + legal, e);
    }
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put(
        RequestedPosition.RECORD, position.match().record().plus(List.of(decision.text())).text());
    if (!game.isOver()) {
      fields.put(SEAT, game.toAct().index());
    }
    fields.put(ENDED, game.isOver());
    return fields;
  }

  private Map<String, Object> view(RequestedPosition position, Line request)
      throws MalformedLineException {
    Seat seat = Seat.of((int) request.number(SEAT, 0, position.rules().seats() - 1L));
    return view(GameLines.of(position.rules(), numbering), seat, position.game().view(seat));
  }

  /** What a seat may know. */
  static Map<String, Object> view(GameLines lines, Seat seat, View view) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put(SEAT, seat.index());
    lines.writeView(view, fields::put);
    lines.writeArray(view, fields::put);
    return fields;
  }

  private static Map<String, Object> outcome(RequestedPosition position) {
    Map<String, Object> fields = new LinkedHashMap<>();
    boolean ended = position.game().isOver();
    fields.put(ENDED, ended);
    if (ended) {
      GameLines.writeOutcome(position.game().outcome(), fields::put);
    }
    return fields;
  }

  private Map<String, Object> advice(RequestedPosition position, Line request)
      throws MalformedLineException {
    String name = request.text("player");
    Seat seat = position.toAct();
    PlayerProvider<View, Decision, Event> player = players.player(provider, name);
    Advice<Decision> advice;
    try {
      advice = advice(player, position, seat);
    } catch (PlayerFailedException e) {
      throw new PlayerFailedException(player.name() + ' ' + e.getMessage(), e);
    }
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put(SEAT, seat.index());
    fields.put(Numbering.DECISION, advice.best().text());
    fields.putAll(advice.fields());
    return fields;
  }

  /** The advice of a player, as if it had sat there from the beginning. */
  @SuppressWarnings("unchecked") // An advisor that is a player advises on what it plays.
  private Advice<Decision> advice(
      PlayerProvider<View, Decision, Event> provider, RequestedPosition position, Seat seat) {
    SeatContext context = SeatContext.of(position.match().record().header().seed(), seat);
    Player<View, Decision, Event> player =
        PlayerCall.create(context, () -> provider.create(context.with(position.rules())));
    checkArgument(player instanceof Advisor<?, ?>, "%s values no decisions", provider.name());
    View view = observed(player, position, seat).view(seat);
    return PlayerCall.ask(() -> ((Advisor<View, Decision>) player).advise(view));
  }

  /** The match, whose past the player has observed; the others are never asked. */
  private Match<View, Decision, Event> observed(
      Player<View, Decision, Event> player, RequestedPosition position, Seat seat) {
    Map<Seat, Player<View, Decision, Event>> table = new HashMap<>();
    for (int i = 0; i < position.rules().seats(); i++) {
      table.put(
          Seat.of(i),
          view -> {
            throw new IllegalStateException("nobody is asked for a decision");
          });
    }
    table.put(seat, player);
    try {
      Match<View, Decision, Event> match =
          position.match().resume(players, at -> Optional.empty(), table);
      match.deliverEvents();
      return match;
    } catch (MatchStoppedException e) {
      throw new PlayerFailedException(
          "observed the match and threw " + requireNonNullElse(e.getCause(), e), e);
    }
  }
}
