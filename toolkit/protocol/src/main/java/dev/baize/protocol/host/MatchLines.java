package dev.baize.protocol.host;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.View;
import dev.baize.core.player.SeatContext;
import dev.baize.protocol.line.GameLines;
import dev.baize.protocol.line.LineWriter;
import dev.baize.protocol.process.Limit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What lines tell a process of one seat in one match. */
final class MatchLines {

  final GameLines game;

  /** Which of the players of the program plays, and how; empty if it is one itself. */
  final Map<String, Object> player;

  private final BotDescription program;
  private final SeatContext context;

  /** The texts of the events that the seat has observed. */
  private final List<String> events = new ArrayList<>();

  /** The number of events that were sent to the process. */
  private int eventsSent;

  MatchLines(
      BotDescription program, Map<String, Object> player, GameLines game, SeatContext context) {
    this.program = program;
    this.player = player;
    this.game = game;
    this.context = context;
  }

  /** Whether the process wants events. */
  boolean wantsEvents() {
    return program.events();
  }

  /** Keeps an event until it is sent. */
  void keep(Event event) {
    events.add(event.text());
  }

  /** Tells a process that knows nothing of the match of its beginning. */
  void writeBegin(LineWriter line) {
    eventsSent = 0;
    player.forEach(line::put);
    line.put("seat", context.seat().index())
        .put("seats", game.rules().seats())
        .put("rules", game.rules().text())
        .put("seed", Long.toString(context.seed().value()));
  }

  void writeQuestion(LineWriter line, View view, List<Decision> legal, Optional<Limit> limit) {
    if (program.packed() && game.isNumbered()) {
      game.writePacked(view, legal, line::put);
    } else {
      game.writeView(view, line::put);
      game.numbering().writeLegal(legal, line::put);
      if (program.array()) {
        game.writeArray(view, line::put);
      }
    }
    writeEvents(line);
    limit.ifPresent(each -> line.put("time_ms", each.time().toMillis()));
  }

  void writeEnd(LineWriter line, Outcome outcome) {
    writeEvents(line);
    GameLines.writeOutcome(outcome, line::put);
  }

  /** The texts of the events that were not sent. */
  List<String> unsent() {
    return events.subList(eventsSent, events.size());
  }

  /** Writes the events that were not sent, if there are any. */
  void writeEvents(LineWriter line) {
    if (eventsSent < events.size()) {
      line.put("events", unsent());
      eventsSent = events.size();
    }
  }
}
