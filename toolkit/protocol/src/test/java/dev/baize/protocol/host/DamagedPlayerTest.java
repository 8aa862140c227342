package dev.baize.protocol.host;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.baize.core.game.Game;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Seat;
import dev.baize.core.match.Listener;
import dev.baize.core.match.Match;
import dev.baize.core.match.MatchStoppedException;
import dev.baize.core.player.Advisor;
import dev.baize.core.player.Player;
import dev.baize.core.player.PlayerFailedException;
import dev.baize.core.player.SeatContext;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.text.Printable;
import dev.baize.core.toy.HighCard;
import dev.baize.core.toy.HighCardEvent;
import dev.baize.core.toy.HighCardRules;
import dev.baize.core.toy.HighCardView;
import dev.baize.core.toy.Play;
import dev.baize.protocol.process.ScriptedPeer;
import dev.baize.protocol.shared.Damage;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;
import org.junit.jupiter.api.Test;

/** A player plays a match, one of whose lines is damaged. */
class DamagedPlayerTest {

  private static final HighCardRules RULES = HighCardRules.table();
  private static final JsonMapper MAPPER = JsonMapper.builder().build();
  private static final Duration LONG = Duration.ofSeconds(30);

  /** What the documentation lists. */
  private static final String FAILURE =
      "(sent a malformed line: .+|sent a line of more than 1 MiB"
          + "|was asked question \\d+ and answered \\d+|gave up: .*|ended with exit status 0; .+"
          + "|answered \".+\", which is against the rules.*)";

  /** Decides for the first legal decision, and values decisions if it may; one line is damaged. */
  private static final class FirstLegal {

    private final Random random;
    private final int damaged;
    private final boolean byNumber;
    private final String hello;
    private final List<byte[]> said = new ArrayList<>();

    /** The number of questions in all matches. */
    private int asked;

    /** What took the place of the damaged line, and before how many other answers it came. */
    private byte[] damage = {};

    private int answer = -1;

    FirstLegal(long seed, int damaged, String hello) {
      this.random = new Random(seed);
      this.damaged = damaged;
      this.byNumber = random.nextBoolean();
      this.hello = hello;
    }

    byte[] answer(byte[] line) {
      JsonNode told = tree(line);
      String answer =
          switch (told.path("type").asText()) {
            case "hello" -> hello;
            case "setup" -> "{\"type\":\"ready\"}";
            case "decide" -> decision(told);
            default -> "";
          };
      return answer.isEmpty() ? new byte[0] : say((answer + "\n").getBytes(UTF_8), told);
    }

    private byte[] say(byte[] line, JsonNode told) {
      byte[] sent = line;
      if (said.size() == damaged) {
        sent = Damage.any(random).to(line, said, random);
        damage = sent;
        answer = told.has("question") ? asked - 1 : -1;
      }
      said.add(line);
      return sent;
    }

    private String decision(JsonNode told) {
      asked++;
      String question = told.path("question").asText();
      String answer =
          "{\"type\":\"decision\",\"question\":"
              + question
              + (byNumber
                  ? ",\"number\":" + told.path("numbers").path(0)
                  : ",\"decision\":" + told.path("legal").path(0));
      return answer + (told.has("advice") ? ",\"advice\":" + advice(told) : "") + "}";
    }

    private static String advice(JsonNode told) {
      List<String> values = new ArrayList<>();
      for (JsonNode legal : told.path("legal")) {
        values.add("{\"decision\":" + legal + ",\"value\":-0.5,\"error\":0.25}");
      }
      return "{\"unit\":\"points\",\"samples\":3,\"values\":[" + String.join(",", values) + "]}";
    }
  }

  private static JsonNode tree(byte[] line) {
    try {
      return MAPPER.readTree(line);
    } catch (IOException e) {
      return MAPPER.missingNode();
    }
  }

  private final List<FailureReport> reports = new ArrayList<>();

  private Outcome play(FirstLegal program, Seed seed, List<Play> decisions) {
    BotHost host =
        new BotHost(
            new BotCommand("Ivy", List.of("ivy")),
            () -> new ScriptedPeer(program::answer),
            "test",
            reports::add);
    PlayerProvider<HighCardView, Play, HighCardEvent> ivy = host.player(new HighCard());
    List<Player<HighCardView, Play, HighCardEvent>> players = new ArrayList<>();
    for (int i = 0; i < RULES.seats(); i++) {
      players.add(advised(ivy.create(SeatContext.of(seed, Seat.of(i)).with(RULES))));
    }
    Listener<Play, HighCardEvent> record =
        new Listener<>() {
          @Override
          public void decided(Seat seat, Play decision) {
            decisions.add(decision);
          }
        };
    return Match.builder(RULES, players, seed).listener(record).build().play();
  }

  /** Decides for what a program advises. */
  private record Advised(String name, Advisor<HighCardView, Play> advisor)
      implements Player<HighCardView, Play, HighCardEvent> {

    @Override
    public Play decide(HighCardView view) {
      return advisor.advise(view).best();
    }
  }

  @SuppressWarnings("unchecked") // An advisor that is a player advises on what it plays.
  private static Player<HighCardView, Play, HighCardEvent> advised(
      Player<HighCardView, Play, HighCardEvent> player) {
    return player instanceof Advisor<?, ?> advisor
        ? new Advised(player.name(), (Advisor<HighCardView, Play>) advisor)
        : player;
  }

  @Test
  void the_program_plays_as_it_should_if_no_line_is_damaged() {
    for (String hello : hellos()) {
      List<Play> decisions = new ArrayList<>();
      Seed seed = Seed.of(1);
      assertThat(play(new FirstLegal(1, -1, hello), seed, decisions))
          .isEqualTo(replay(seed, decisions, -1));
    }
  }

  private static List<String> hellos() {
    String hello = "{\"type\":\"hello\",\"protocol\":1";
    return List.of(
        hello + "}",
        hello + ",\"name\":\"Ivy\",\"simultaneous\":4,\"events\":true,\"array\":true}",
        hello + ",\"games\":[\"HighCard\"],\"simultaneous\":9,\"advice\":true}",
        hello
            + ",\"settings\":[{\"name\":\"samples\",\"help\":\"how many\",\"kind\":\"whole\","
            + "\"min\":1,\"max\":9,\"default\":3},{\"name\":\"style\",\"help\":\"how\","
            + "\"kind\":\"word\",\"words\":[\"a\",\"b\"],\"default\":\"a\"},{\"name\":\"t\","
            + "\"help\":\"hot\",\"kind\":\"decimal\",\"min\":0,\"max\":1,\"default\":0.5}]}");
  }

  @Tag("ci")
  @Property(tries = 10_000, seed = "1")
  void a_damaged_line_fails_as_documented_or_is_the_answer_that_it_says(@ForAll long seed) {
    Random random = new Random(seed);
    String hello = hellos().get(random.nextInt(4));
    FirstLegal program =
        new FirstLegal(seed, random.nextInt(3) == 0 ? random.nextInt(2) : random.nextInt(8), hello);
    assertTimeoutPreemptively(LONG, () -> check(program, Seed.of(seed)));
  }

  private void check(FirstLegal program, Seed seed) {
    reports.clear();
    List<Play> decisions = new ArrayList<>();
    try {
      Outcome outcome = play(program, seed, decisions);
      assertThat(reports).isEmpty();
      assertThat(outcome).isEqualTo(replay(seed, decisions, program.answer));
      if (program.answer >= 0) {
        assertThat(named(program.damage)).contains(decisions.get(program.answer).text());
      }
    } catch (PlayerFailedException e) {
      assertThat(lineOf(e)).matches(FAILURE);
      assertThat(reports).hasSize(1);
    } catch (MatchStoppedException e) {
      assertThat(lineOf(e)).matches("Ivy at seat \\d " + FAILURE + "; position: .*");
      assertThat(reports).hasSize(1);
    }
  }

  private static String lineOf(RuntimeException failure) {
    String message = String.valueOf(failure.getMessage());
    assertThat(message).isEqualTo(Printable.line(message)).hasSizeLessThan(4000);
    return message;
  }

  /** What the first line of some bytes names by text or number, or both. */
  private static List<String> named(byte[] bytes) {
    String first =
        new String(bytes, UTF_8).lines().filter(line -> !line.isEmpty()).findFirst().orElse("");
    JsonNode line = tree(first.getBytes(UTF_8));
    List<String> named = new ArrayList<>();
    named.add(line.path("decision").asText());
    if (line.path("number").isInt()) {
      named.add(new HighCard().decisions().get(line.path("number").asInt()).text());
    }
    return named;
  }

  /** How the match ends in which all but one decision must be the first legal one. */
  private static Outcome replay(Seed seed, List<Play> decisions, int other) {
    Game<HighCardView, Play> game = RULES.start(seed);
    for (int i = 0; i < decisions.size(); i++) {
      if (i != other) {
        assertThat(decisions.get(i)).isEqualTo(game.legal().get(0));
      }
      game.apply(decisions.get(i));
    }
    return game.outcome();
  }
}
