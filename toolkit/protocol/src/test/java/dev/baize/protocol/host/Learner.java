package dev.baize.protocol.host;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.baize.core.match.MatchStoppedException;
import dev.baize.core.player.PlayerFailedException;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.Registry;
import dev.baize.core.toy.HighCard;
import dev.baize.core.toy.HighCardEvent;
import dev.baize.core.toy.HighCardRules;
import dev.baize.core.toy.HighCardView;
import dev.baize.core.toy.Play;
import dev.baize.core.toy.RandomProvider;
import dev.baize.core.toy.WatchfulProvider;
import dev.baize.protocol.line.Line;
import dev.baize.protocol.line.MalformedLineException;
import dev.baize.protocol.shared.ProtocolSchema;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** A program that asks a referee for something, and decides for the first legal decision. */
final class Learner {

  static final String HELLO = "{\"type\":\"hello\",\"protocol\":1}\n";
  static final String READY = "{\"type\":\"ready\"}\n";

  private static final Registry REGISTRY =
      new Registry(
          List.of(new HighCard()),
          List.of(
              new RandomProvider(),
              new WatchfulProvider(),
              new StrangeProvider(StrangeProvider.ADVISING),
              new StrangeProvider(StrangeProvider.ABSENT),
              new StrangeProvider(StrangeProvider.FAILING),
              new StrangeProvider(StrangeProvider.PERSON)));

  private final ScriptedProgram program;
  final List<FailureReport> reports = new ArrayList<>();
  @Nullable RuntimeException failure;

  private Learner(ScriptedProgram program) {
    this.program = program;
  }

  static Referee<HighCardView, Play, HighCardEvent> referee(
      List<FailureReport> reports, String... players) {
    return referee(new HighCardRules(2, 1), reports, players);
  }

  static Referee<HighCardView, Play, HighCardEvent> referee(
      HighCardRules rules, List<FailureReport> reports, String... players) {
    return new Referee<>(
        new HostedGame<>(new HighCard(), rules, List.of(players), Seed.of(5)),
        REGISTRY,
        "test",
        reports::add);
  }

  /** Lets a program ask for something as soon as it is ready, and answer all questions. */
  static Learner asking(String requests, String... players) {
    return talking(HELLO, requests, players);
  }

  static Learner talking(String hello, String requests, String... players) {
    Learner learner =
        run(
            line ->
                switch (type(line)) {
                  case "hello" -> hello;
                  case "setup" -> READY + requests;
                  case "decide" -> first(line);
                  default -> "";
                },
            Duration.ZERO,
            players);
    if (learner.failure == null && !learner.types().contains("refusal")) {
      ProtocolSchema.PROGRAM.requireAllValid(hello + READY + requests);
    }
    return learner;
  }

  /** Lets a program talk to a referee, whose lines are as the schema says. */
  static Learner run(Function<Line, String> answers, Duration limit, String... players) {
    return saying(line -> answers.apply(line).getBytes(UTF_8), limit, players);
  }

  /** The same of a program that need not write texts. */
  static Learner saying(Function<Line, byte[]> answers, Duration limit, String... players) {
    Learner learner = new Learner(new ScriptedProgram(answers));
    Referee<HighCardView, Play, HighCardEvent> referee = referee(learner.reports, players);
    if (!limit.isZero()) {
      referee.limit(limit);
    }
    try {
      referee.serve(learner.program.output(), learner.program.input());
    } catch (IOException e) {
      throw new AssertionError(e);
    } catch (PlayerFailedException | MatchStoppedException e) {
      learner.failure = e;
    }
    learner.all().forEach(ProtocolSchema.REFEREE::requireValid);
    return learner;
  }

  static String type(Line line) {
    try {
      return line.type();
    } catch (MalformedLineException e) {
      throw new AssertionError(e);
    }
  }

  /** The answer to a question: the first of the legal decisions. */
  static String first(Line question) {
    List<?> legal = (List<?>) Objects.requireNonNull(question.fields().get("legal"));
    return "{\"type\":\"decision\",\"question\":"
        + question.fields().get("question")
        + ",\"decision\":\""
        + legal.get(0)
        + "\"}\n";
  }

  /** All lines of the referee. */
  List<String> all() {
    return program.lines();
  }

  /** All lines of the referee after the handshake. */
  List<String> lines() {
    return all().subList(Math.min(2, all().size()), all().size());
  }

  /** The types of these lines. */
  List<String> types() {
    return lines().stream().map(line -> line.replaceFirst(".*?:\"([a-z]+)\".*", "$1")).toList();
  }

  /** The last line. */
  String last() {
    return program.lines().get(program.lines().size() - 1);
  }
}
