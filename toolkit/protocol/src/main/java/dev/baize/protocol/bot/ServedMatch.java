package dev.baize.protocol.bot;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.game.ViewFields;
import dev.baize.core.player.Advice;
import dev.baize.core.player.Advisor;
import dev.baize.core.player.Player;
import dev.baize.protocol.line.GameLines;
import dev.baize.protocol.line.Line;
import dev.baize.protocol.line.LineWriter;
import dev.baize.protocol.line.MalformedLineException;
import dev.baize.protocol.line.Numbering;
import dev.baize.protocol.process.PlayerCall;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A match in which a player of Baize has a seat at a host.
 *
 * @param name the name of the player
 * @param events parses events; empty if the player does not observe any
 */
record ServedMatch(
    String name,
    GameLines game,
    Player<View, Decision, Event> player,
    Optional<Function<String, Event>> events) {

  private static final String QUESTION = "question";
  private static final String LEGAL = "legal";

  /** The line that answers a question. */
  @SuppressWarnings("unchecked") // An advisor that is a player advises on what it plays.
  byte[] decide(Line line, LineWriter answer) throws MalformedLineException {
    observe(line);
    List<Decision> legal = new ArrayList<>();
    for (String text : line.texts(LEGAL)) {
      legal.add(game.numbering().decision(text));
    }
    if (legal.isEmpty()) {
      throw line.unexpected(LEGAL, "one at least");
    }
    View view = game.format().read(ViewFields.of(line.object("view").fields()), legal);
    answer.begin("decision").put(QUESTION, line.number(QUESTION, 0, Long.MAX_VALUE));
    if (line.flag("advice") && player instanceof Advisor<?, ?>) {
      Advice<Decision> advice =
          PlayerCall.ask(() -> ((Advisor<View, Decision>) player).advise(view));
      answer.put(Numbering.DECISION, advice.best().text()).put("advice", advice.fields());
    } else {
      answer.put(Numbering.DECISION, PlayerCall.ask(() -> player.decide(view)).text());
    }
    return answer.end();
  }

  private void observe(Line line) throws MalformedLineException {
    if (events.isPresent() && line.has("events")) {
      for (String text : line.texts("events")) {
        Event event = events.get().apply(text);
        PlayerCall.tell(() -> player.observe(event));
      }
    }
  }

  /** Tells the player how the match ended, if it was not given up. */
  void end(Line line) throws MalformedLineException {
    observe(line);
    if (line.has("scores")) {
      List<Seat> winners = new ArrayList<>();
      for (long winner : line.numbers("winners")) {
        if (winner < 0 || winner >= Seat.MAX_COUNT) {
          throw line.unexpected("winners", "a list of seats");
        }
        winners.add(Seat.of((int) winner));
      }
      Outcome outcome = new Outcome(line.numbers("scores"), winners);
      PlayerCall.tell(() -> player.ended(outcome));
    }
  }
}
