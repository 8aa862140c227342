package dev.baize.protocol.host;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Decision;
import dev.baize.core.game.View;
import dev.baize.core.match.MatchStoppedException;
import dev.baize.core.player.PlayerCreationException;
import dev.baize.core.player.PlayerFailedException;
import dev.baize.protocol.line.ErrorLine;
import dev.baize.protocol.line.GameLines;
import dev.baize.protocol.line.Line;
import dev.baize.protocol.line.MalformedLineException;
import dev.baize.protocol.process.EndOfLinesException;
import dev.baize.protocol.process.Limit;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Does what a program asks for, until it says goodbye.
 *
 * @param matches those that have not ended, by the number of each seat of the program
 */
record RefereeSession(
    BotConnection connection,
    BotDescription program,
    MatchOpener opener,
    Positions positions,
    Optional<Limit> limit,
    Map<Long, RefereedMatch> matches) {

  private static final String MATCH = "match";

  /**
   * Does what the program asks for, until it says goodbye. Throws {@link EndOfLinesException} if it
   * ends without a word, {@link MatchStoppedException} if it fails while it is to decide, and
   * {@link PlayerFailedException} if it fails otherwise.
   */
  void run() {
    try {
      Received line = next();
      while (!line.line().isOfType("goodbye")) {
        if (line.line().isOfType(BotConnection.DECISION)) {
          decide(line);
        } else {
          request(line.line()).ifPresent(this::begin);
        }
        line = next();
      }
    } catch (EndOfLinesException e) {
      throw e;
    } catch (PlayerFailedException e) {
      throw connection.oldestAsked().map(number -> failure(number, e)).orElse(e);
    }
  }

  private Received next() {
    return connection.receive(connection.oldestAsked().isPresent() ? limit : Optional.empty());
  }

  private RuntimeException failure(long number, RuntimeException reason) {
    RefereedMatch match = match(number);
    return match.failure(match.seat(number), reason);
  }

  /** Answers a request, unless it is one for a match, which is returned. */
  private Optional<RefereedMatch> request(Line line) {
    OptionalLong number = OptionalLong.empty();
    try {
      long request = line.number(ErrorLine.REQUEST, 0, Long.MAX_VALUE);
      number = OptionalLong.of(request);
      if (line.isOfType("play")) {
        requireRoom(request);
        return Optional.of(opener.open(request, line, program));
      }
      if (line.isOfType("stop")) {
        stop(request, line);
      } else if (line.isOfType("view") && line.has(MATCH)) {
        connection.answer("view", request, view(line));
      } else {
        connection.answer(
            line.isOfType("apply") ? "position" : line.type(), request, positions.answer(line));
      }
    } catch (MalformedLineException
        | IllegalArgumentException
        | PlayerFailedException
        | PlayerCreationException
        | MatchStoppedException e) {
      connection.send(ErrorLine.refusal(number, String.valueOf(e.getMessage())));
    }
    return Optional.empty();
  }

  /** Throws if too many matches are under way, or one that was begun by the same request. */
  private void requireRoom(long request) {
    List<Long> underWay = matches.values().stream().map(RefereedMatch::request).distinct().toList();
    checkArgument(
        underWay.size() < program.maxConcurrentMatches(),
        "as many matches are under way as hello says in simultaneous: %s",
        underWay.size());
    checkArgument(
        !underWay.contains(request),
        "there is a match under way that was begun by request %s",
        request);
  }

  private void stop(long request, Line line) throws MalformedLineException {
    end(match(underWay(line)), Map.of());
    connection.answer("stopped", request, Map.of());
  }

  /** What the seat that a match number names may know now. */
  private Map<String, Object> view(Line line) throws MalformedLineException {
    long number = underWay(line);
    RefereedMatch match = match(number);
    RefereedSeat seat = match.seat(number);
    return Positions.view(
        seat.lines.game, seat.context.seat(), match.match().view(seat.context.seat()));
  }

  private long underWay(Line line) throws MalformedLineException {
    long number = line.number(MATCH, 0, Long.MAX_VALUE);
    if (!matches.containsKey(number)) {
      throw line.unexpected(MATCH, "a match under way");
    }
    return number;
  }

  private void begin(RefereedMatch match) {
    for (RefereedSeat seat : match.seats()) {
      seat.number =
          connection.begin(
              seat, line -> seat.lines.writeBegin(line.put(ErrorLine.REQUEST, match.request())));
      matches.put(seat.number, match);
    }
    play(match, () -> {});
  }

  private void decide(Received answer) {
    long number = connection.accept(answer);
    connection.forget(number); // The answer is used now.
    RefereedMatch match = match(number);
    RefereedSeat seat = match.seat(number);
    try {
      seat.answer = seat.lines.game.numbering().read(answer.line());
    } catch (MalformedLineException | IllegalArgumentException e) {
      throw match.failure(seat, answer.malformed(e));
    }
    play(match, match.match()::step);
  }

  private RefereedMatch match(long number) {
    return requireNonNull(matches.get(number));
  }

  /** Plays a first step, and on until the program is to decide, or to the end. */
  private void play(RefereedMatch match, Runnable first) {
    try {
      first.run();
      match.advance().ifPresentOrElse(seat -> ask(match, seat), () -> finish(match));
    } catch (MatchStoppedException e) {
      if (match.isStoppedByProgram(e)) {
        throw e;
      }
      endSeats(match, Map.of());
      connection.send(
          ErrorLine.refusal(OptionalLong.of(match.request()), String.valueOf(e.getMessage())));
    }
  }

  private void ask(RefereedMatch match, RefereedSeat seat) {
    View view = match.match().view(seat.context.seat());
    List<Decision> legal = match.match().legal();
    connection.ask(seat.number, line -> seat.lines.writeQuestion(line, view, legal, limit));
  }

  private void finish(RefereedMatch match) {
    Map<String, Object> facts = new LinkedHashMap<>();
    GameLines.writeOutcome(match.match().play(), facts::put);
    end(match, facts);
  }

  /** Ends a match, whose record the program gets. */
  private void end(RefereedMatch match, Map<String, Object> outcome) {
    endSeats(match, outcome);
    Map<String, Object> fields = new LinkedHashMap<>(outcome);
    fields.put(RequestedPosition.RECORD, match.log().record().text());
    connection.answer("played", match.request(), fields);
  }

  private void endSeats(RefereedMatch match, Map<String, Object> outcome) {
    for (RefereedSeat seat : match.seats()) {
      connection.withdraw(seat.number);
      connection.end(
          seat.number,
          line -> {
            seat.lines.writeEvents(line);
            outcome.forEach(line::put);
          });
      matches.remove(seat.number);
    }
  }
}
