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

  private static final String NOT_READY = "was not ready";
  private static final Limit HELLO = new Limit(Duration.ofSeconds(10), NOT_READY);
  private static final Limit READY = new Limit(Duration.ofSeconds(30), NOT_READY);

  /** A question that was asked and not answered. */
  private record Question(long number, long match) {}

  /** A line that was received, and its bytes. */
  record Received(Line line, byte[] bytes) {}

  private final Peer peer;
  private final Conversation conversation = new Conversation();

  /** Who plays each match that has begun; the one that was asked least recently first. */
  private final Map<Long, Object> seats = new LinkedHashMap<>(16, 0.75f, true);

  private final Deque<Question> unanswered = new ArrayDeque<>();

  /** Answers that came while that to a later question was awaited. */
  private final Map<Long, Received> answers = new HashMap<>();

  private long matches;
  private long questions;

  /** A conversation in which nothing was said yet. */
  BotConnection(Peer peer) {
    this.peer = peer;
  }

  /** Asks the player what it is. */
  BotDescription greet(String host) {
    send(line("hello", Map.of(PROTOCOL, 1, "host", host)));
    byte[] received = receive(Optional.of(HELLO));
    Line hello = parse(received, "hello");
    try {
      return BotDescription.of(hello);
    } catch (MalformedLineException e) {
      throw BotFailures.malformed(received, e);
    }
  }

  /** Tells what is to be played, and waits until the player is ready. */
  void setUp(String game, List<PlayerSetting<?>> declared, PlayerSettings settings) {
    Map<String, Object> values = new LinkedHashMap<>();
    for (PlayerSetting<?> setting : declared) {
      values.put(setting.name(), settings.get(setting));
    }
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("game", game);
    fields.put("settings", values);
    send(line("setup", fields));
    parse(receive(Optional.of(READY)), "ready");
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
    send(line("begin", match, facts));
    return match;
  }

  /** Ends a match. */
  void end(long match, Map<String, Object> facts) {
    seats.remove(match);
    send(line("end", match, facts));
  }

  /** Gives up the match that was asked least recently of those without an open question. */
  void endOne() {
    seats.keySet().stream()
        .filter(match -> unanswered.stream().noneMatch(question -> question.match() == match))
        .findFirst()
        .ifPresent(match -> end(match, Map.of()));
  }

  /** Gives up all matches. */
  void endAll() {
    List.copyOf(seats.keySet()).forEach(match -> end(match, Map.of()));
  }

  /** Asks for a decision, and returns the number of the question. */
  long ask(long match, Map<String, Object> facts) {
    long number = questions++;
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put(QUESTION, number);
    fields.putAll(facts);
    unanswered.add(new Question(number, match));
    send(line("decide", match, fields));
    return number;
  }

  /**
   * Waits for the answer to a question.
   *
   * @param limit the time for each answer from now on, or from the one before; empty if there is
   *     none
   */
  Received answer(long question, Optional<Limit> limit) {
    while (!answers.containsKey(question)) {
      byte[] received = receive(limit);
      Line answer = parse(received, "decision");
      long asked = unanswered.remove().number();
      long answered = number(answer, received);
      if (answered != asked) {
        throw BotFailures.otherQuestion(asked, answered);
      }
      answers.put(asked, new Received(answer, received));
    }
    return answers.remove(question);
  }

  private static long number(Line answer, byte[] received) {
    try {
      return answer.number(QUESTION, 0, Long.MAX_VALUE);
    } catch (MalformedLineException e) {
      throw BotFailures.malformed(received, e);
    }
  }

  private static Line parse(byte[] received, String expected) {
    try {
      Line line = Line.parse(received);
      if (line.type().equals(ErrorLine.TYPE)) {
        throw BotFailures.gaveUp(line.text(ErrorLine.MESSAGE));
      }
      if (!line.type().equals(expected)) {
        throw line.unexpected(Line.TYPE, '"' + expected + '"');
      }
      return line;
    } catch (MalformedLineException e) {
      throw BotFailures.malformed(received, e);
    }
  }

  private static byte[] line(String type, long match, Map<String, Object> facts) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put(MATCH, match);
    fields.putAll(facts);
    return line(type, fields);
  }

  private static byte[] line(String type, Map<String, Object> facts) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put(Line.TYPE, type);
    fields.putAll(facts);
    return Json.line(fields);
  }

  private void send(byte[] line) {
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

  /** Ends the conversation. Any thread may call this. */
  void close() {
    peer.close(line("goodbye", Map.of()));
  }

  /** Ends the conversation at once. Any thread may call this. */
  void kill() {
    peer.kill();
  }
}
