package dev.baize.protocol.host;

import com.google.common.collect.EvictingQueue;
import dev.baize.core.player.PlayerFailedException;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.PlayerSetting;
import dev.baize.core.registry.PlayerSettings;
import dev.baize.core.text.Excerpt;
import dev.baize.protocol.line.ErrorLine;
import dev.baize.protocol.line.Line;
import dev.baize.protocol.line.LineWriter;
import dev.baize.protocol.line.MalformedLineException;
import dev.baize.protocol.line.SettingLine;
import dev.baize.protocol.process.Limit;
import dev.baize.protocol.process.Peer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Queue;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * The host's end of the protocol with one player. Used by one thread at a time. All methods that
 * receive throw a {@link PlayerFailedException} if the player fails.
 */
final class BotConnection {

  private static final String MATCH = "match";
  private static final String QUESTION = "question";

  /** The type of a line that answers a question. */
  static final String DECISION = "decision";

  /** The number of lines that are kept for a report, and the length of each there. */
  private static final int MAX_KEPT_LINES = 40;

  private static final int MAX_LENGTH = 4000;

  private final Peer peer;

  /**
   * The last lines, after {@code >} if they were sent, and {@code <} if they were received; made
   * into text only if somebody looks.
   */
  private final Queue<Supplier<String>> conversation = EvictingQueue.create(MAX_KEPT_LINES);

  private final LineWriter writer = new LineWriter();

  /** Who plays each match that has begun; the one that was asked least recently first. */
  private final Map<Long, Object> seats = new LinkedHashMap<>(16, 0.75f, true);

  private record Question(long number, long match) {}

  private record Answer(long match, Received received) {}

  /** The questions without an answer, which are answered in this order. */
  private final Deque<Question> open = new ArrayDeque<>();

  /** Answers that nobody has taken, by the number of the question. */
  private final Map<Long, Answer> answers = new HashMap<>();

  private final Set<Object> players = new HashSet<>();
  private long matches;
  private long questions;

  /** A connection before the handshake. */
  BotConnection(Peer peer) {
    this.peer = peer;
  }

  /** Performs the handshake: asks the player to describe itself. */
  BotDescription greet(String host, Optional<Limit> limit) {
    send(writer.begin("hello").put("protocol", 1).put("host", host).end());
    Received hello = receive("hello", limit);
    try {
      return BotDescription.of(hello.line());
    } catch (MalformedLineException e) {
      throw hello.malformed(e);
    }
  }

  /** Tells what is to be played, and waits until the player is ready. */
  void setUp(
      GameProvider<?, ?, ?> game,
      List<PlayerSetting<?>> declared,
      PlayerSettings settings,
      Optional<Limit> limit) {
    writer.begin("setup").put("game", game.name());
    if (!game.decisions().isEmpty()) {
      writer.put("decisions", game.decisions().size());
    }
    send(writer.put("settings", SettingLine.values(declared, settings)).end());
    receive("ready", limit);
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
  long begin(Object seat, Consumer<LineWriter> facts) {
    long match = matches++;
    seats.put(match, seat);
    send(line("begin", match), facts);
    return match;
  }

  void end(long match, Consumer<LineWriter> facts) {
    seats.remove(match);
    forget(match);
    send(line("end", match), facts);
  }

  /** Gives up the match that was asked least recently of those without an open question. */
  void endOne() {
    Optional<Long> idle = idle();
    while (idle.isEmpty()) {
      accept(receive(DECISION, Optional.empty()));
      idle = idle();
    }
    end(idle.get(), line -> {});
  }

  /** Gives up all matches. */
  void endAll() {
    List.copyOf(seats.keySet()).forEach(match -> end(match, line -> {}));
  }

  private Optional<Long> idle() {
    return seats.keySet().stream()
        .filter(match -> open.stream().noneMatch(question -> question.match == match))
        .findFirst();
  }

  /** Asks for a decision, and returns the number of the question. */
  long ask(long match, Consumer<LineWriter> facts) {
    long number = questions;
    send(line("decide", match).put(QUESTION, number), facts);
    open.add(new Question(questions++, match));
    return number;
  }

  /** Remembers that a match of a player has begun. */
  void playsFor(Object player) {
    players.add(player);
  }

  /** Whether several questions have not been answered, or several players have had matches. */
  boolean isShared() {
    return open.size() > 1 || players.size() > 1;
  }

  /** Waits for the answer to a question. */
  Received answer(long question, Optional<Limit> limit) {
    Answer answer = answers.remove(question);
    while (answer == null) {
      accept(receive(DECISION, limit));
      answer = answers.remove(question);
    }
    return answer.received;
  }

  /** Accepts a line as the answer to the oldest question, and returns the match of that. */
  long accept(Received answer) {
    long number;
    try {
      number = answer.line().number(QUESTION, 0, Long.MAX_VALUE);
    } catch (MalformedLineException e) {
      throw answer.malformed(e);
    }
    Question oldest = open.peek();
    if (oldest == null) {
      throw new PlayerFailedException("answered question " + number + ", and none was open", null);
    }
    if (number != oldest.number) {
      throw new PlayerFailedException(
          "was asked question " + oldest.number + " and answered " + number, null);
    }
    open.remove();
    answers.put(number, new Answer(oldest.match, answer));
    return oldest.match;
  }

  /** The match of the oldest open question. */
  Optional<Long> oldestAsked() {
    return Optional.ofNullable(open.peek()).map(Question::match);
  }

  /** Closes the questions of a match, which are not answered any more. */
  void withdraw(long match) {
    open.removeIf(question -> question.match == match);
  }

  /** Forgets answers to questions of a match. */
  void forget(long match) {
    answers.values().removeIf(answer -> answer.match == match);
  }

  /** Waits for a line of any type but an error, with which a player gives up. */
  Received receive(Optional<Limit> limit) {
    byte[] line = peer.receive(limit);
    conversation.add(() -> text('<', line));
    return Received.parse(line);
  }

  private LineWriter line(String type, long match) {
    return writer.begin(type).put(MATCH, match);
  }

  private void send(LineWriter line, Consumer<LineWriter> facts) {
    facts.accept(line);
    send(line.end());
  }

  /** Answers a request, or refuses it if the line would be too long. */
  void answer(String type, long request, Map<String, Object> fields) {
    LineWriter answer = new LineWriter().begin(type).put(ErrorLine.REQUEST, request);
    fields.forEach(answer::put);
    byte[] line = answer.end();
    send(
        line.length - 1 > Line.MAX_LENGTH
            ? ErrorLine.refusal(OptionalLong.of(request), "the answer has more than 1 MiB")
            : line);
  }

  /** Sends a line, with its end. */
  void send(byte[] line) {
    conversation.add(() -> text('>', line));
    peer.send(line);
  }

  private static String text(char by, byte[] line) {
    String text = new String(line, StandardCharsets.UTF_8).stripTrailing();
    return by + " " + Excerpt.of(text, MAX_LENGTH);
  }

  private Received receive(String type, Optional<Limit> limit) {
    return receive(limit).requireType(type);
  }

  /** What is known of the player, after it has failed. */
  FailureReport report(String player, String failure) {
    return new FailureReport(
        player, failure, conversation.stream().map(Supplier::get).toList(), peer.errorOutput());
  }

  /** Ends the conversation. Any thread may call this. */
  void close() {
    peer.close(new LineWriter().begin("goodbye").end());
  }

  /** Ends the conversation at once. Any thread may call this. */
  void kill() {
    peer.kill();
  }
}
