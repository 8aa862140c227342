package dev.baize.protocol.host;

import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.View;
import dev.baize.core.match.MatchStoppedException;
import dev.baize.protocol.line.MalformedLineException;
import dev.baize.protocol.line.PositionLine;
import dev.baize.protocol.line.RefusalLine;
import dev.baize.protocol.process.Limit;
import dev.baize.protocol.request.RequestedPosition;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * The matches that a program has asked for and that have not ended. A match has a number for each
 * seat of the program.
 */
final class MatchesUnderWay<V extends View, D extends Decision, E extends Event> {

  private final BotConnection connection;
  private final AnswerLines answers;
  private final Optional<Limit> limit;

  /** By the number of each seat of the program. */
  private final Map<Long, RefereedMatch<V, D, E>> matches = new HashMap<>();

  MatchesUnderWay(BotConnection connection, AnswerLines answers, Optional<Limit> limit) {
    this.connection = connection;
    this.answers = answers;
    this.limit = limit;
  }

  int count() {
    return (int) matches.values().stream().mapToLong(RefereedMatch::request).distinct().count();
  }

  boolean include(long number) {
    return matches.containsKey(number);
  }

  /** Fails if one was begun by a request with the same number. */
  void requireUnused(long request) {
    if (matches.values().stream().anyMatch(match -> match.request() == request)) {
      throw new IllegalArgumentException(
          "there is a match under way that was begun by request " + request);
    }
  }

  /** Plays one until the program is to decide, or to the end. */
  void begin(RefereedMatch<V, D, E> match) {
    for (RefereedSeat<V, D, E> seat : match.seats()) {
      seat.number(
          connection.begin(
              seat,
              line -> seat.lines().writeBegin(line.put(RefusalLine.REQUEST, match.request()))));
      matches.put(seat.number(), match);
    }
    play(match, () -> {});
  }

  /** Plays what the program has decided. */
  void decide(Received answer) {
    long number = connection.accept(answer);
    RefereedMatch<V, D, E> match = match(number);
    RefereedSeat<V, D, E> seat = match.seat(number);
    D decision;
    try {
      decision = match.game().numbering().read(answer.line());
    } catch (MalformedLineException | IllegalArgumentException e) {
      throw match.failure(seat, answer.malformed(e));
    }
    play(match, () -> match.play(seat, decision));
  }

  /** What stops a match when the program fails to decide. */
  RuntimeException failure(long number, RuntimeException reason) {
    RefereedMatch<V, D, E> match = match(number);
    return match.failure(match.seat(number), reason);
  }

  private RefereedMatch<V, D, E> match(long number) {
    return requireNonNull(matches.get(number));
  }

  /** Gives one up; the program gets its record. */
  void end(long number) {
    end(match(number), Map.of());
  }

  /** Plays until the program is to decide, or to the end. */
  private void play(RefereedMatch<V, D, E> match, Runnable first) {
    try {
      first.run();
      match.advance().ifPresentOrElse(seat -> ask(match, seat), () -> finish(match));
    } catch (MatchStoppedException e) {
      if (match.isStoppedByProgram(e)) {
        throw e;
      }
      endSeats(match, Map.of());
      answers.refuse(OptionalLong.of(match.request()), String.valueOf(e.getMessage()));
    }
  }

  private void ask(RefereedMatch<V, D, E> match, RefereedSeat<V, D, E> seat) {
    V view = match.match().view(seat.place().seat());
    List<D> legal = match.match().legal();
    connection.ask(seat.number(), line -> seat.lines().writeQuestion(line, view, legal, limit));
  }

  private void finish(RefereedMatch<V, D, E> match) {
    Map<String, Object> facts = new LinkedHashMap<>();
    PositionLine.writeOutcome(match.match().play(), facts::put);
    end(match, facts);
  }

  /** Ends a match whose record the program gets. */
  private void end(RefereedMatch<V, D, E> match, Map<String, Object> outcome) {
    endSeats(match, outcome);
    Map<String, Object> fields = new LinkedHashMap<>(outcome);
    fields.put(RequestedPosition.RECORD, match.log().record().text());
    answers.send("played", match.request(), fields);
  }

  private void endSeats(RefereedMatch<V, D, E> match, Map<String, Object> outcome) {
    for (RefereedSeat<V, D, E> seat : match.seats()) {
      connection.withdraw(seat.number());
      connection.end(
          seat.number(),
          line -> {
            seat.lines().writeEvents(line);
            outcome.forEach(line::put);
          });
      matches.remove(seat.number());
    }
  }
}
