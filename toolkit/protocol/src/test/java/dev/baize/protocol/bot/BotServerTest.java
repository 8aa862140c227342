package dev.baize.protocol.bot;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.Registry;
import dev.baize.core.toy.HighCard;
import dev.baize.core.toy.HighCardRules;
import dev.baize.core.toy.HighCardView;
import dev.baize.core.toy.Play;
import dev.baize.core.toy.RandomProvider;
import dev.baize.protocol.line.Json;
import dev.baize.protocol.shared.ProtocolSchema;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BotServerTest {

  private static final String HELLO = "{\"type\":\"hello\",\"protocol\":1,\"host\":\"test\"}\n";
  private static final String SETUP =
      "{\"type\":\"setup\",\"game\":\"HighCard\",\"settings\":{}}\n";
  private static final HighCardRules RULES = HighCardRules.table();

  private static String serve(String lines) throws IOException {
    ProtocolSchema.HOST.requireAllValid(lines);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    serve(lines.getBytes(UTF_8), out);
    ProtocolSchema.PLAYER.requireAllValid(out.toString(UTF_8));
    return out.toString(UTF_8);
  }

  private static void serve(byte[] lines, ByteArrayOutputStream out) throws IOException {
    new BotServer(new HighCard(), new RandomProvider()).serve(new ByteArrayInputStream(lines), out);
  }

  private static String begin() {
    return String.format(
        "{\"type\":\"begin\",\"match\":3,\"seat\":0,\"seats\":%d,\"rules\":\"%s\",\"seed\":\"-5\"}%n",
        RULES.seats(), RULES.text());
  }

  private static String decide() {
    Game<HighCardView, Play> game = RULES.start(Seed.of(1));
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("type", "decide");
    fields.put("match", 3);
    fields.put("question", 8);
    fields.put("view", RULES.viewFormat().orElseThrow().write(game.view(Seat.of(0))));
    fields.put("legal", game.legal().stream().map(Play::text).toList());
    return new String(Json.line(fields), UTF_8);
  }

  @Test
  void it_says_what_the_player_is_and_when_it_is_ready() throws IOException {
    List<String> answers = serve(HELLO + "\n" + SETUP).lines().toList();
    assertThat(answers.get(0))
        .startsWith(
            "{\"type\":\"hello\",\"protocol\":1,\"name\":\"Random\",\"games\":[\"HighCard\"]");
    assertThat(answers.get(1)).isEqualTo("{\"type\":\"ready\"}");
  }

  @Test
  void it_repeats_the_number_of_the_question_and_decides_legally() throws IOException {
    String answer = serve(HELLO + SETUP + begin() + decide()).lines().toList().get(2);
    assertThat(answer).startsWith("{\"type\":\"decision\",\"question\":8,\"decision\":\"play ");
    assertThat(serve(HELLO + SETUP + begin() + decide() + decide()).lines().toList().get(3))
        .isEqualTo(answer);
  }

  @Test
  void nothing_after_goodbye_is_read_and_unknown_types_are_ignored() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    String lines = "{\"type\":\"weather\"}\n{\"type\":\"goodbye\"}\nno JSON\n";
    serve(lines.getBytes(UTF_8), out);
    assertThat(out.size()).isZero();
  }

  @Test
  void a_host_that_does_not_keep_to_the_protocol_is_told_why() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> serve(decide().getBytes(UTF_8), out))
        .withMessage("field match is 3; expected a match that has begun");
    assertThat(out.toString(UTF_8))
        .isEqualTo(
            "{\"type\":\"error\",\"message\":\"field match is 3; expected a match that has begun\"}\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"player\":\"Nobody\",\"settings\":{}|player is \"Nobody\"; expected one that plays HighCard",
        "\"player\":\"Random\"|settings is missing; expected an object",
        "\"settings\":{}|player is missing; expected a text"
      })
  void a_match_of_a_player_that_is_not_offered_is_refused(String fields, String reason) {
    String begin = begin().replace("\"match\":3", "\"match\":3," + fields);
    BotServer server =
        new BotServer(
            new Registry(List.of(new HighCard()), List.of(new RandomProvider())), player -> true);
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                server.serve(
                    new ByteArrayInputStream((HELLO + SETUP + begin).getBytes(UTF_8)),
                    new ByteArrayOutputStream()))
        .withMessage("field " + reason);
  }

  @ParameterizedTest
  @ValueSource(strings = {"٣", "+3", "0003", "-0"})
  void a_seed_in_another_form_than_baize_writes_is_refused(String seed) {
    String lines = HELLO + SETUP + begin().replace("-5", seed);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> serve(lines.getBytes(UTF_8), new ByteArrayOutputStream()))
        .withMessageContaining("field seed is \"" + seed + '"');
  }

  @Property(tries = 2000)
  void mutated_lines_of_a_host_are_answered_or_refused_in_a_line(@ForAll long seed)
      throws IOException {
    byte[] lines = (HELLO + SETUP + begin() + decide()).getBytes(UTF_8);
    Random random = new Random(seed);
    for (int i = 0; i < 1 + random.nextInt(4); i++) {
      lines[random.nextInt(lines.length)] = (byte) random.nextInt(256);
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      serve(lines, out);
    } catch (IllegalArgumentException e) {
      assertThat(out.toString(UTF_8).lines().toList()).last().asString().contains("\"error\"");
    }
    ProtocolSchema.PLAYER.requireAllValid(out.toString(UTF_8));
  }
}
