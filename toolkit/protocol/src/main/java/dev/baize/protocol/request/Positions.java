package dev.baize.protocol.request;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.IllegalDecisionException;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.Registry;
import dev.baize.core.text.Excerpt;
import dev.baize.protocol.line.Line;
import dev.baize.protocol.line.MalformedLineException;
import dev.baize.protocol.line.Numbering;
import dev.baize.protocol.line.PositionLine;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Answers requests about positions of one game.
 *
 * @param <V> the views of the game
 * @param <D> the decisions of the game
 * @param <E> the events of the game
 */
public final class Positions<V extends View, D extends Decision, E extends Event> {

  private static final String SEAT = "seat";
  private static final String ENDED = "ended";

  private final GameProvider<V, D, E> game;
  private final Numbering<D> numbering;
  private final Advisors<V, D, E> advisors;

  /**
   * Positions of a game.
   *
   * @param game the game
   * @param numbering numbers its decisions
   * @param players those that give advice
   */
  public Positions(GameProvider<V, D, E> game, Numbering<D> numbering, Registry players) {
    this.game = game;
    this.numbering = numbering;
    this.advisors = new Advisors<>(game, players);
  }

  /**
   * {@return the answer to a request: its type and its fields}
   *
   * @param request of any type
   * @throws MalformedLineException if there is no such request, or a field is missing or has
   *     another type
   * @throws IllegalArgumentException if it cannot be granted for another reason
   * @throws dev.baize.core.player.PlayerFailedException if a player that was to give advice fails
   */
  public Answer answer(Line request) throws MalformedLineException {
    return switch (request.type()) {
      case "legal" -> new Answer("legal", legal(position(request)));
      case "apply" -> new Answer("position", apply(position(request), request));
      case "view" -> new Answer("view", view(position(request), request));
      case "outcome" -> new Answer("outcome", outcome(position(request)));
      case "advice" -> new Answer("advice", advice(position(request), request));
      default ->
          throw request.unexpected(
              Line.TYPE, "decision, play, stop, legal, apply, view, outcome, advice or goodbye");
    };
  }

  private RequestedPosition<V, D, E> position(Line request) throws MalformedLineException {
    return RequestedPosition.of(request, game);
  }

  private Map<String, Object> legal(RequestedPosition<V, D, E> position) {
    Map<String, Object> fields = new LinkedHashMap<>();
    if (!position.game().isOver()) {
      fields.put(SEAT, position.game().toAct().index());
    }
    PositionLine.writeLegal(position.game().legal(), numbering, fields::put);
    return fields;
  }

  private Map<String, Object> apply(RequestedPosition<V, D, E> position, Line request)
      throws MalformedLineException {
    requireGoingOn(position);
    D decision = numbering.read(request);
    Seat seat = position.game().toAct();
    try {
      position.game().apply(decision);
    } catch (IllegalDecisionException e) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "%s may not %s; legal: %s",
              seat,
              Excerpt.quote(decision.text()),
              String.join(", ", e.legal().stream().map(Decision::text).toList())),
          e);
    }
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put(
        RequestedPosition.RECORD, position.match().record().plus(List.of(decision.text())).text());
    boolean ended = position.game().isOver();
    if (!ended) {
      fields.put(SEAT, position.game().toAct().index());
    }
    fields.put(ENDED, ended);
    return fields;
  }

  private static void requireGoingOn(RequestedPosition<?, ?, ?> position) {
    if (position.game().isOver()) {
      throw new IllegalArgumentException("nobody decides there: the match has ended");
    }
  }

  private Map<String, Object> view(RequestedPosition<V, D, E> position, Line request)
      throws MalformedLineException {
    int seat = (int) request.number(SEAT, 0, position.rules().seats() - 1L);
    V view = position.game().view(Seat.of(seat));
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put(SEAT, seat);
    PositionLine.writeView(position.format(), view, fields::put);
    PositionLine.writeArray(position.format(), view, fields::put);
    return fields;
  }

  private Map<String, Object> outcome(RequestedPosition<V, D, E> position) {
    Map<String, Object> fields = new LinkedHashMap<>();
    boolean ended = position.game().isOver();
    fields.put(ENDED, ended);
    if (ended) {
      PositionLine.writeOutcome(position.game().outcome(), fields::put);
    }
    return fields;
  }

  private Map<String, Object> advice(RequestedPosition<V, D, E> position, Line request)
      throws MalformedLineException {
    String player = request.text("player");
    requireGoingOn(position);
    var advice = advisors.advice(player, position);
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put(SEAT, position.game().toAct().index());
    fields.put(Numbering.DECISION, advice.best().text());
    fields.putAll(advice.fields());
    return fields;
  }
}
