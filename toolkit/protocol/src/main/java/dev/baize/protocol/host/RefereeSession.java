package dev.baize.protocol.host;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.View;
import dev.baize.core.match.MatchStoppedException;
import dev.baize.core.player.PlayerCreationException;
import dev.baize.core.player.PlayerFailedException;
import dev.baize.protocol.line.Line;
import dev.baize.protocol.line.MalformedLineException;
import dev.baize.protocol.line.RefusalLine;
import dev.baize.protocol.process.EndOfLinesException;
import dev.baize.protocol.process.Limit;
import dev.baize.protocol.request.Answer;
import dev.baize.protocol.request.Positions;
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
  private final MatchesUnderWay<V, D, E> matches;

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
    this.matches = new MatchesUnderWay<>(connection, answers, limit);
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
      throw connection.oldestQuestion().map(match -> matches.failure(match, e)).orElse(e);
    }
  }

  private Received next() {
    return connection.receive(connection.oldestQuestion().isPresent() ? limit : Optional.empty());
  }

  private void take(Received line) {
    if (line.line().isOfType(BotConnection.DECISION)) {
      matches.decide(line);
    } else {
      request(line.line()).ifPresent(matches::begin);
    }
  }

  /** Answers a request, unless it is one for a match, which is returned. */
  private Optional<RefereedMatch<V, D, E>> request(Line line) {
    OptionalLong number = OptionalLong.empty();
    try {
      long request = line.number(RefusalLine.REQUEST, 0, Long.MAX_VALUE);
      number = OptionalLong.of(request);
      if (line.isOfType("play")) {
        requireRoom();
        matches.requireUnused(request);
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
        | PlayerCreationException
        | MatchStoppedException e) {
      answers.refuse(number, String.valueOf(e.getMessage()));
    }
    return Optional.empty();
  }

  private void requireRoom() {
    if (matches.count() == program.maxConcurrentMatches()) {
      throw new IllegalArgumentException(
          "as many matches are under way as hello says in simultaneous: " + matches.count());
    }
  }

  private void stop(long request, Line line) throws MalformedLineException {
    long number = line.number(MATCH, 0, Long.MAX_VALUE);
    if (!matches.include(number)) {
      throw line.unexpected(MATCH, "a match under way");
    }
    matches.end(number);
    answers.send("stopped", request, Map.of());
  }
}
