package dev.baize.protocol.host;

import dev.baize.core.registry.PlayerSetting;
import dev.baize.core.registry.PlayerSettings;
import dev.baize.protocol.line.ErrorLine;
import dev.baize.protocol.line.Line;
import dev.baize.protocol.line.LineWriter;
import dev.baize.protocol.line.MalformedLineException;
import dev.baize.protocol.process.BotFailures;
import dev.baize.protocol.process.Limit;
import dev.baize.protocol.process.Peer;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

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

  private final Peer peer;
  private final Conversation conversation = new Conversation();

  /** Who plays each match that has begun; the one that was asked least recently first. */
  private final Map<Long, Object> seats = new LinkedHashMap<>(16, 0.75f, true);

  private final Questions questions = new Questions();
  private long matches;

  /** A conversation in which nothing was said yet. */
  BotConnection(Peer peer) {
    this.peer = peer;
  }

  /** Asks the player what it is. */
  BotDescription greet(String host) {
    send(new LineWriter("hello").put(PROTOCOL, 1).put("host", host));
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
    send(new LineWriter("setup").put("game", game).put("settings", values));
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

  /**
   * Begins a match of a seat, and returns its number.
   *
   * @param facts adds what the line says of it
   */
  long begin(Object seat, Consumer<LineWriter> facts) {
    long match = matches++;
    seats.put(match, seat);
    send(line("begin", match), facts);
    return match;
  }

  /**
   * Ends a match.
   *
   * @param facts adds what the line says of its end
   */
  void end(long match, Consumer<LineWriter> facts) {
    seats.remove(match);
    questions.forget(match);
    send(line("end", match), facts);
  }

  /** Gives up the match that was asked least recently of those without an open question. */
  void endOne() {
    Optional<Long> idle = idle();
    while (idle.isEmpty()) {
      receiveAnswer(Optional.empty());
      idle = idle();
    }
    end(idle.get(), line -> {});
  }

  private Optional<Long> idle() {
    return seats.keySet().stream().filter(match -> !questions.areOpen(match)).findFirst();
  }

  /**
   * Asks for a decision, and returns the number of the question.
   *
   * @param facts adds what the line says of the position
   */
  long ask(long match, Consumer<LineWriter> facts) {
    long number = questions.next();
    send(line("decide", match).put(QUESTION, number), facts);
    questions.add(match);
    return number;
  }

  /** Whether several questions have not been answered. */
  boolean hasSeveralQuestions() {
    return questions.areSeveral();
  }

  /**
   * Waits for the answer to a question.
   *
   * @param limit the time for each answer from now on, or from the one before; empty if there is
   *     none
   */
  Line answer(long question, Optional<Limit> limit) {
    Line answer = questions.take(question);
    while (answer == null) {
      receiveAnswer(limit);
      answer = questions.take(question);
    }
    return answer;
  }

  /** Receives the answer to the oldest question. */
  private void receiveAnswer(Optional<Limit> limit) {
    byte[] received = receive(limit);
    Line answer = parse(received, "decision");
    questions.answer(number(answer, received), answer);
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

  private static LineWriter line(String type, long match) {
    return new LineWriter(type).put(MATCH, match);
  }

  private void send(LineWriter line, Consumer<LineWriter> facts) {
    facts.accept(line);
    send(line);
  }

  private void send(LineWriter line) {
    byte[] bytes = line.end();
    conversation.sent(bytes);
    peer.send(bytes);
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
    send(new LineWriter("goodbye"));
    peer.close();
  }

  void kill() {
    peer.kill();
  }
}
