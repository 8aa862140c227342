package dev.baize.protocol.bot;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.game.ViewFields;
import dev.baize.core.game.ViewFormat;
import dev.baize.core.player.Advice;
import dev.baize.core.player.Advisor;
import dev.baize.core.player.Player;
import dev.baize.protocol.call.PlayerCall;
import dev.baize.protocol.line.Line;
import dev.baize.protocol.line.LineWriter;
import dev.baize.protocol.line.MalformedLineException;
import dev.baize.protocol.line.Numbering;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A match in which a player of Baize has a seat at a host.
 *
 * @param name the name of the player
 * @param numbering reads decisions
 * @param events parses events; empty if the player does not observe any
 */
record ServedMatch<V extends View, D extends Decision, E extends Event>(
    String name,
    Numbering<D> numbering,
    Player<V, D, E> player,
    ViewFormat<V, D> format,
    Optional<Function<String, E>> events) {

  private static final String QUESTION = "question";
  private static final String LEGAL = "legal";

  /** The line that answers a question, which is written by a writer of such lines. */
  byte[] decide(Line line, LineWriter answer) throws MalformedLineException {
    observe(line);
    List<D> legal = new ArrayList<>();
    for (String text : texts(line, LEGAL)) {
      legal.add(numbering.decision(text));
    }
    if (legal.isEmpty()) {
      throw line.unexpected(LEGAL, "one at least");
    }
    V view = format.read(ViewFields.of(line.object("view").fields()), legal);
    answer.begin("decision").put(QUESTION, line.number(QUESTION, 0, Long.MAX_VALUE));
    if (line.flag("advice") && player instanceof Advisor<?, ?>) {
      Advice<D> advice = PlayerCall.ask(() -> advise(view));
      answer.put(Numbering.DECISION, advice.best().text()).put("advice", advice.fields());
    } else {
      answer.put(Numbering.DECISION, PlayerCall.ask(() -> player.decide(view)).text());
    }
    return answer.end();
  }

  private static List<String> texts(Line line, String name) throws MalformedLineException {
    return line.texts(name).orElseThrow(() -> line.unexpected(name, "a list of texts"));
  }

  @SuppressWarnings("unchecked") // An advisor that is a player advises on what it plays.
  private Advice<D> advise(V view) {
    return ((Advisor<V, D>) player).advise(view);
  }

  private void observe(Line line) throws MalformedLineException {
    if (events.isPresent() && line.has("events")) {
      for (String text : texts(line, "events")) {
        E event = events.get().apply(text);
        PlayerCall.tell(() -> player.observe(event));
      }
    }
  }

  /** Tells the player how the match ended, if it was not given up. */
  void end(Line line) throws MalformedLineException {
    observe(line);
    if (line.has("scores")) {
      List<Seat> winners = new ArrayList<>();
      for (long winner : numbers(line, "winners")) {
        winners.add(seat(winner, line));
      }
      Outcome outcome = new Outcome(numbers(line, "scores"), winners);
      PlayerCall.tell(() -> player.ended(outcome));
    }
  }

  private static Seat seat(long index, Line line) throws MalformedLineException {
    if (index < 0 || index >= Seat.MAX_COUNT) {
      throw line.unexpected("winners", "a list of seats");
    }
    return Seat.of((int) index);
  }

  private static List<Long> numbers(Line line, String name) throws MalformedLineException {
    return line.numbers(name).orElseThrow(() -> line.unexpected(name, "a list of whole numbers"));
  }
}
