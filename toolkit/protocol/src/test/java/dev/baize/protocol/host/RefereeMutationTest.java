package dev.baize.protocol.host;

import static dev.baize.protocol.host.Learner.HELLO;
import static dev.baize.protocol.host.Learner.READY;
import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import dev.baize.core.game.Outcome;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.RecordedMatch;
import dev.baize.core.text.Printable;
import dev.baize.core.toy.HighCard;
import dev.baize.protocol.line.Json;
import dev.baize.protocol.line.Line;
import dev.baize.protocol.shared.Damage;
import dev.baize.protocol.shared.ProtocolSchema;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;

/** A program that plays and asks, one of whose lines is damaged. */
@Tag("ci")
class RefereeMutationTest {

  private static final String RECORD =
      "baize record 1\\ngame: HighCard\\nrules: 2 seats, 1 rounds\\nseed: 1\\nplayer: - -\\n"
          + "player: - -\\n\\nplay Five of Clubs\\nplay Eight of Spades\\n";

  private static final List<String> REQUESTS =
      List.of(
          "{\"type\":\"play\",\"request\":1,\"seed\":\"7\"}\n",
          "{\"type\":\"play\",\"request\":2,\"rules\":\"4 seats, 1 rounds\"}\n",
          "{\"type\":\"play\",\"request\":3,\"record\":\"" + RECORD + "\"}\n",
          "{\"type\":\"stop\",\"request\":4,\"match\":0}\n",
          "{\"type\":\"legal\",\"request\":5,\"record\":\"" + RECORD + "\"}\n",
          "{\"type\":\"apply\",\"request\":6,\"record\":\"" + RECORD + "\",\"number\":30}\n",
          "{\"type\":\"view\",\"request\":7,\"record\":\"" + RECORD + "\",\"seat\":1}\n",
          "{\"type\":\"outcome\",\"request\":8,\"record\":\"" + RECORD + "\"}\n",
          "{\"type\":\"advice\",\"request\":9,\"record\":\""
              + RECORD
              + "\",\"player\":\"Advising\"}\n");

  private static final List<byte[]> LINES =
      REQUESTS.stream().map(request -> request.getBytes(UTF_8)).toList();

  private static final class Mutant {

    private final Random random;
    private int linesUntilChange;

    /** Whether an answer was changed, after which its question may stay open. */
    private boolean hasChangedAnswer;

    Mutant(long seed) {
      random = new Random(seed);
      linesUntilChange = random.nextInt(12);
    }

    byte[] answer(Line line) {
      return switch (Learner.type(line)) {
        case "hello" -> mutate(HELLO.replace("1}", "1,\"simultaneous\":3}"));
        case "setup" -> bytes(mutate(READY), requests());
        case "decide" -> {
          hasChangedAnswer |= linesUntilChange == 0;
          yield mutate(Learner.first(line));
        }
        default -> new byte[0];
      };
    }

    private byte[] requests() {
      byte[] requests = {};
      for (int i = 0; i < 4; i++) {
        requests = bytes(requests, mutate(REQUESTS.get(random.nextInt(REQUESTS.size()))));
      }
      return requests;
    }

    private static byte[] bytes(byte[] first, byte[] second) {
      byte[] both = Arrays.copyOf(first, first.length + second.length);
      System.arraycopy(second, 0, both, first.length, second.length);
      return both;
    }

    private byte[] mutate(String line) {
      ProtocolSchema.PROGRAM.requireValid(line.strip());
      byte[] bytes = line.getBytes(UTF_8);
      return linesUntilChange-- == 0 ? Damage.any(random).to(bytes, LINES, random) : bytes;
    }
  }

  @Property(tries = 10_000)
  void a_damaged_line_is_answered_refused_or_a_failure_and_no_match_is_another(@ForAll long seed) {
    assertTimeoutPreemptively(Duration.ofSeconds(30), () -> check(new Mutant(seed)));
  }

  private static void check(Mutant mutant) throws IOException {
    Learner learner = Learner.saying(mutant::answer, Duration.ZERO, "-");
    if (learner.failure != null) {
      String message = String.valueOf(learner.failure.getMessage());
      assertThat(message).isNotBlank().isEqualTo(Printable.line(message));
    }
    List<Map<String, Object>> lines = new ArrayList<>();
    for (String line : learner.all()) {
      lines.add(Json.parse(line.getBytes(UTF_8)));
    }
    assertThat("error".equals(lines.get(lines.size() - 1).get("type")))
        .isEqualTo(learner.failure != null);
    for (Map<String, Object> line : lines) {
      if ("played".equals(line.get("type"))) {
        requireSound(line);
      }
    }
    if (learner.failure == null && !mutant.hasChangedAnswer) {
      requireAllEnded(lines);
    }
  }

  private static void requireSound(Map<String, Object> played) {
    MatchRecord record = MatchRecord.parse((String) requireNonNull(played.get("record")));
    var game = RecordedMatch.of(record, new HighCard()).replay();
    assertThat(game.isOver()).isEqualTo(played.containsKey("scores"));
    if (game.isOver()) {
      Outcome outcome = game.outcome();
      assertThat(played.get("scores")).isEqualTo(outcome.scores());
      assertThat(played.get("winners"))
          .isEqualTo(outcome.winners().stream().map(seat -> (long) seat.index()).toList());
    }
  }

  /** A program that answers each question plays all its matches to the end. */
  private static void requireAllEnded(List<Map<String, Object>> lines) {
    List<Object> begun = new ArrayList<>();
    for (Map<String, Object> line : lines) {
      if ("begin".equals(line.get("type"))) {
        begun.add(line.get("match"));
      } else if ("end".equals(line.get("type"))) {
        assertThat(begun.remove(line.get("match"))).isTrue();
      }
    }
    assertThat(begun).isEmpty();
  }
}
