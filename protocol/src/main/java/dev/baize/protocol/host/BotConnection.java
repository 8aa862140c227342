package dev.baize.protocol.host;

import dev.baize.core.registry.PlayerSetting;
import dev.baize.core.registry.PlayerSettings;
import dev.baize.protocol.line.ErrorLine;
import dev.baize.protocol.line.Json;
import dev.baize.protocol.line.Line;
import dev.baize.protocol.line.MalformedLineException;
import dev.baize.protocol.process.BotFailures;
import dev.baize.protocol.process.Limit;
import dev.baize.protocol.process.Peer;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The host's end of the protocol with one player. Used by one thread at a time. All methods that
 * receive throw a {@link dev.baize.core.player.PlayerFailedException} if the player fails.
 */
final class BotConnection {

  private static final String PROTOCOL = "protocol";
  private static final String MATCH = "match";
  private static final String QUESTION = "question";

  /** The type of a line that answers a question. */
  static final String DECISION = "decision";

  private static final String NOT_READY = "was not ready";

  /** The time for {@code hello}. */
  static final Limit HELLO = new Limit(Duration.ofSeconds(10), NOT_READY);

  /** The time for {@code ready}. */
  static final Limit READY = new Limit(Duration.ofSeconds(30), NOT_READY);

  /** A question that was asked and not answered. */
  record Question(long number, long match) {}

  private final Peer peer;
  private final Conversation conversation = new Conversation();

  /** Who plays each match that has begun; the one that was asked least recently first. */
  private final Map<Long, Object> seats = new LinkedHashMap<>(16, 0.75f, true);

  private final Deque<Question> unanswered = new ArrayDeque<>();

  /** Answers that came while that to a later question was awaited. */
  private final Map<Long, Line> answers = new HashMap<>();

  private byte[] latest = {};

  private long matches;
  private long questions;

  /** A conversation in which nothing was said yet. */
  BotConnection(Peer peer) {
    this.peer = peer;
  }

  /**
   * Asks the player what it is.
   *
   * @param limit the time to say so; empty if there is none
   */
  BotDescription greet(String host, Optional<Limit> limit) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put(PROTOCOL, 1);
    fields.put("host", host);
    send("hello", fields);
    Line hello = next(limit, "hello");
    try {
      return BotDescription.of(hello);
    } catch (MalformedLineException e) {
      throw BotFailures.malformed(latest, e);
    }
  }

  /**
   * Tells what is to be played, and waits until the player is ready.
   *
   * @param limit the time until it is; empty if there is none
   */
  void setUp(
      String game,
      List<PlayerSetting<?>> declared,
      PlayerSettings settings,
      Optional<Limit> limit) {
    Map<String, Object> values = new LinkedHashMap<>();
    for (PlayerSetting<?> setting : declared) {
      values.put(setting.name(), settings.get(setting));
    }
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("game", game);
    fields.put("settings", values);
    send("setup", fields);
    next(limit, "ready");
  }

  /** The number of matches that have begun and not ended. */
  int matches() {
    return seats.size();
  }

  /** Whether a match is played by this seat, and not given up for another one. */
  boolean plays(long match, Object seat) {
    return seats.get(match) == seat;
  }

  /** Begins a match of a seat, and returns its number. */
  long begin(Object seat, Map<String, Object> facts) {
    long match = matches++;
    seats.put(match, seat);
    send("begin", match, facts);
    return match;
  }

  /** Ends a match, with the question that is open there, if there is one. */
  void end(long match, Map<String, Object> facts) {
    seats.remove(match);
    unanswered.removeIf(question -> question.match() == match);
    send("end", match, facts);
  }

  /** Gives up the match that was asked least recently of those without an open question. */
  void endOne() {
    seats.keySet().stream()
        .filter(match -> unanswered.stream().noneMatch(question -> question.match() == match))
        .findFirst()
        .ifPresent(match -> end(match, Map.of()));
  }

  /** Asks for a decision, and returns the number of the question. */
  long ask(long match, Map<String, Object> facts) {
    long number = questions++;
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put(QUESTION, number);
    fields.putAll(facts);
    unanswered.add(new Question(number, match));
    send("decide", match, fields);
    return number;
  }

  /**
   * Waits for the answer to a question.
   *
   * @param limit the time for each answer from now on, or from the one before; empty if there is
   *     none
   */
  Line answer(long question, Optional<Limit> limit) {
    while (!answers.containsKey(question)) {
      Line answer = next(limit, DECISION);
      answers.put(accept(answer).number(), answer);
    }
    return answers.remove(question);
  }

  /** Waits for a line of any type but an error, with which a player gives up. */
  Line next(Optional<Limit> limit) {
    latest = receive(limit);
    try {
      Line line = Line.parse(latest);
      if (line.type().equals(ErrorLine.TYPE)) {
        throw BotFailures.gaveUp(line.text(ErrorLine.MESSAGE));
      }
      return line;
    } catch (MalformedLineException e) {
      throw BotFailures.malformed(latest, e);
    }
  }

  private Line next(Optional<Limit> limit, String expected) {
    Line line = next(limit);
    try {
      if (!line.type().equals(expected)) {
        throw line.unexpected(Line.TYPE, '"' + expected + '"');
      }
      return line;
    } catch (MalformedLineException e) {
      throw BotFailures.malformed(latest, e);
    }
  }

  /** The line that was received last. */
  byte[] latest() {
    return latest;
  }

  /** Accepts the latest line as the answer to the oldest question, and returns that. */
  Question accept(Line answer) {
    long answered = number(answer);
    Question asked = unanswered.peek();
    if (asked == null) {
      throw BotFailures.noQuestion(answered);
    }
    if (answered != asked.number()) {
      throw BotFailures.otherQuestion(asked.number(), answered);
    }
    return unanswered.remove();
  }

  private long number(Line answer) {
    try {
      return answer.number(QUESTION, 0, Long.MAX_VALUE);
    } catch (MalformedLineException e) {
      throw BotFailures.malformed(latest, e);
    }
  }

  /** The question that was asked first of those without an answer. */
  Optional<Question> oldestQuestion() {
    return Optional.ofNullable(unanswered.peek());
  }

  private void send(String type, long match, Map<String, Object> facts) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put(MATCH, match);
    fields.putAll(facts);
    send(type, fields);
  }

  private void send(String type, Map<String, Object> facts) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put(Line.TYPE, type);
    fields.putAll(facts);
    send(Json.line(fields));
  }

  /** Sends any line. */
  void send(byte[] line) {
    conversation.sent(line);
    peer.send(line);
  }

  private byte[] receive(Optional<Limit> limit) {
    byte[] line = peer.receive(limit);
    conversation.received(line);
    return line;
  }

  /** What is known of the player, after it has failed. */
  FailureReport report(String player, String failure) {
    return new FailureReport(player, failure, conversation.lines(), peer.errorOutput());
  }

  void close() {
    send("goodbye", Map.of());
    peer.close();
  }

  void kill() {
    peer.kill();
  }
}
