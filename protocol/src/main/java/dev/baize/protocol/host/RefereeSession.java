package dev.baize.protocol.host;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.View;
import dev.baize.core.match.MatchStoppedException;
import dev.baize.core.player.PlayerFailedException;
import dev.baize.core.simulation.UnseatedPlayerException;
import dev.baize.core.text.Thrown;
import dev.baize.protocol.line.Line;
import dev.baize.protocol.line.MalformedLineException;
import dev.baize.protocol.line.PositionLine;
import dev.baize.protocol.line.RefusalLine;
import dev.baize.protocol.process.EndOfLinesException;
import dev.baize.protocol.process.Limit;
import dev.baize.protocol.request.Answer;
import dev.baize.protocol.request.Positions;
import dev.baize.protocol.request.RequestedPosition;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/** Does what a program asks for, until it says goodbye. */
final class RefereeSession<V extends View, D extends Decision, E extends Event> {

  private static final String MATCH = "match";

  private final BotConnection connection;
  private final BotDescription program;
  private final MatchOpener<V, D, E> opener;
  private final Positions<V, D, E> positions;
  private final Optional<Limit> limit;
  private final AnswerLines answers;

  /** The matches under way, by the number of each seat of the program. */
  private final Map<Long, RefereedMatch<V, D, E>> matches = new HashMap<>();

  private int underWay;

  RefereeSession(
      BotConnection connection,
      BotDescription program,
      MatchOpener<V, D, E> opener,
      Positions<V, D, E> positions,
      Optional<Limit> limit) {
    this.connection = connection;
    this.program = program;
    this.opener = opener;
    this.positions = positions;
    this.limit = limit;
    this.answers = new AnswerLines(connection);
  }

  /**
   * Does what the program asks for, until it says goodbye.
   *
   * @throws EndOfLinesException if it ends without a word
   * @throws PlayerFailedException if it fails
   * @throws MatchStoppedException if it fails while it is to decide
   */
  void run() {
    try {
      Received line = next();
      while (!line.line().isOfType("goodbye")) {
        take(line);
        line = next();
      }
    } catch (EndOfLinesException e) {
      throw e;
    } catch (PlayerFailedException e) {
      throw connection.oldestQuestion().map(match -> failure(match, e)).orElse(e);
    }
  }

  private Received next() {
    return connection.receive(connection.oldestQuestion().isPresent() ? limit : Optional.empty());
  }

  private RuntimeException failure(long number, RuntimeException reason) {
    RefereedMatch<V, D, E> match = match(number).orElseThrow();
    return match.failure(match.seat(number), reason);
  }

  private Optional<RefereedMatch<V, D, E>> match(long number) {
    return Optional.ofNullable(matches.get(number));
  }

  private void take(Received line) {
    if (line.line().isOfType(BotConnection.DECISION)) {
      decide(line);
    } else {
      request(line.line()).ifPresent(this::begin);
    }
  }

  private void decide(Received answer) {
    long number = connection.accept(answer);
    RefereedMatch<V, D, E> match = match(number).orElseThrow();
    RefereedSeat<V, D, E> seat = match.seat(number);
    D decision;
    try {
      decision = match.game().numbering().read(answer.line());
    } catch (MalformedLineException | IllegalArgumentException e) {
      throw match.failure(seat, answer.malformed(e));
    }
    play(match, () -> match.play(seat, decision));
  }

  /** Answers a request, unless it is one for a match, which is returned. */
  private Optional<RefereedMatch<V, D, E>> request(Line line) {
    OptionalLong number = OptionalLong.empty();
    try {
      long request = line.number(RefusalLine.REQUEST, 0, Long.MAX_VALUE);
      number = OptionalLong.of(request);
      if (line.isOfType("play")) {
        requireRoom();
        requireUnused(request);
        return Optional.of(opener.open(request, line, program));
      }
      if (line.isOfType("stop")) {
        stop(request, line);
      } else {
        Answer answer = positions.answer(line);
        answers.send(answer.type(), request, answer.fields());
      }
    } catch (MalformedLineException
        | IllegalArgumentException
        | PlayerFailedException
        | UnseatedPlayerException
        | MatchStoppedException e) {
      answers.refuse(number, Thrown.message(e));
    }
    return Optional.empty();
  }

  private void requireRoom() {
    if (underWay == program.simultaneous()) {
      throw new IllegalArgumentException(
          "as many matches are under way as hello says in simultaneous: " + underWay);
    }
  }

  private void requireUnused(long request) {
    if (matches.values().stream().anyMatch(match -> match.request() == request)) {
      throw new IllegalArgumentException(
          "there is a match under way that was begun by request " + request);
    }
  }

  private void stop(long request, Line line) throws MalformedLineException {
    long number = line.number(MATCH, 0, Long.MAX_VALUE);
    end(match(number).orElseThrow(() -> line.unexpected(MATCH, "a match under way")), Map.of());
    answers.send("stopped", request, Map.of());
  }

  private void begin(RefereedMatch<V, D, E> match) {
    underWay++;
    for (RefereedSeat<V, D, E> seat : match.seats()) {
      seat.number(
          connection.begin(
              seat,
              line -> seat.lines().writeBegin(line.put(RefusalLine.REQUEST, match.request()))));
      matches.put(seat.number(), match);
    }
    play(match, () -> {});
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
      answers.refuse(OptionalLong.of(match.request()), Thrown.message(e));
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
    underWay--;
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
