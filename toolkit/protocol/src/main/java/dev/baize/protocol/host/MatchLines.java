package dev.baize.protocol.host;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.View;
import dev.baize.core.player.SeatContext;
import dev.baize.protocol.line.LineWriter;
import dev.baize.protocol.line.PositionLine;
import dev.baize.protocol.process.Limit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What lines tell a process of one seat in one match. */
final class MatchLines<V extends View, D extends Decision, E extends Event> {

  private final BotDescription program;
  private final Map<String, Object> player;
  private final BotGame<V, D, E> game;
  private final SeatContext context;

  /** The texts of the events that the seat has observed. */
  private final List<String> events = new ArrayList<>();

  /** The number of events of which the process has been told. */
  private int told;

  /**
   * The lines of a match.
   *
   * @param program what it wants to be told
   * @param player which of its players plays, and how; empty if it is one itself
   */
  MatchLines(
      BotDescription program,
      Map<String, Object> player,
      BotGame<V, D, E> game,
      SeatContext context) {
    this.program = program;
    this.player = player;
    this.game = game;
    this.context = context;
  }

  /** Which of the players of the program plays, and how; empty if it is one itself. */
  Map<String, Object> player() {
    return player;
  }

  /** Whether the process wants to be told of events. */
  boolean toldOfEvents() {
    return program.events();
  }

  /** Keeps an event until the process is told of it. */
  void keep(E event) {
    events.add(event.text());
  }

  /** What a process that knows nothing of the match is told first. */
  void writeBegin(LineWriter line) {
    told = 0;
    player.forEach(line::put);
    line.put("seat", context.seat().index())
        .put("seats", game.rules().seats())
        .put("rules", game.rules().text())
        .put("seed", Long.toString(context.seed().value()));
  }

  /**
   * A question.
   *
   * @param legal the legal decisions
   * @param limit the time for the answer; empty if there is none
   */
  void writeQuestion(LineWriter line, V view, List<D> legal, Optional<Limit> limit) {
    PositionLine.writeView(game.format(), view, line::put);
    PositionLine.writeLegal(legal, game.numbering(), line::put);
    if (program.array()) {
      PositionLine.writeArray(game.format(), view, line::put);
    }
    writeEvents(line);
    limit.ifPresent(each -> line.put("time_ms", each.time().toMillis()));
  }

  /** How the match has ended. */
  void writeEnd(LineWriter line, Outcome outcome) {
    writeEvents(line);
    PositionLine.writeOutcome(outcome, line::put);
  }

  /** The texts of the events of which the process has not been told. */
  List<String> untold() {
    return events.subList(told, events.size());
  }

  /** The events of which the process has not been told, if there are any. */
  void writeEvents(LineWriter line) {
    if (told < events.size()) {
      line.put("events", untold());
      told = events.size();
    }
  }
}
