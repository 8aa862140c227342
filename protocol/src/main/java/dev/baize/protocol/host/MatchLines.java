package dev.baize.protocol.host;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.player.Place;
import dev.baize.protocol.line.LineWriter;
import java.util.ArrayList;
import java.util.List;

/** What lines tell a process of one seat in one match. */
final class MatchLines<V extends View, D extends Decision, E extends Event> {

  private final BotLauncher launcher;
  private final BotGame<V, D, E> game;
  private final Place place;

  /** The texts of the events that the seat has observed. */
  private final List<String> events = new ArrayList<>();

  /** The number of events of which the process has been told. */
  private int told;

  MatchLines(BotLauncher launcher, BotGame<V, D, E> game, Place place) {
    this.launcher = launcher;
    this.game = game;
    this.place = place;
  }

  /** Keeps an event until the process is told of it. */
  void keep(E event) {
    events.add(event.text());
  }

  /** What a process that knows nothing of the match is told first. */
  void writeBegin(LineWriter line) {
    told = 0;
    line.put("seat", place.seat().index())
        .put("seats", game.rules().seats())
        .put("rules", game.rules().text())
        .put("seed", Long.toString(place.seed().value()));
  }

  /**
   * A question.
   *
   * @param legal the legal decisions
   * @param advice whether values of all of them are wanted
   */
  void writeQuestion(LineWriter line, V view, List<D> legal, boolean advice) {
    line.put("view", game.format().write(view)).put("legal", texts(legal));
    if (!game.numbering().isEmpty()) {
      line.put("numbers", game.numbering().of(legal));
    }
    if (launcher.description().array() && game.format().arrayLength() > 0) {
      line.put("array", game.format().array(view));
    }
    writeEvents(line);
    launcher.limit().ifPresent(limit -> line.put("time_ms", limit.time().toMillis()));
    if (advice) {
      line.put("advice", true);
    }
  }

  private static List<String> texts(List<? extends Decision> decisions) {
    List<String> texts = new ArrayList<>(decisions.size());
    for (Decision decision : decisions) {
      texts.add(decision.text());
    }
    return texts;
  }

  /** How the match has ended. */
  void writeEnd(LineWriter line, Outcome outcome) {
    writeEvents(line);
    line.put("scores", outcome.scores())
        .put("winners", outcome.winners().stream().map(Seat::index).toList());
  }

  private void writeEvents(LineWriter line) {
    if (told < events.size()) {
      line.put("events", events.subList(told, events.size()));
      told = events.size();
    }
  }
}
