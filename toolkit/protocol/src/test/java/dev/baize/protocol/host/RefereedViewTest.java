package dev.baize.protocol.host;

import static dev.baize.protocol.host.Learner.HELLO;
import static dev.baize.protocol.host.Learner.READY;
import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.protocol.line.Json;
import dev.baize.protocol.line.Line;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.IntBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What a referee shows a program that learns from arrays. */
class RefereedViewTest {

  private static final String PLAY = "{\"type\":\"play\",\"request\":1,\"seed\":\"1\"}\n";

  private static Map<String, Object> fields(String line) throws Exception {
    return Json.parse(line.getBytes(StandardCharsets.UTF_8));
  }

  private static String wanting(String abilities) {
    return HELLO.replace("1}", "1" + abilities + "}");
  }

  private static String firstNumber(Line question) {
    List<?> numbers = (List<?>) requireNonNull(question.fields().get("numbers"));
    return "{\"type\":\"decision\",\"question\":"
        + question.fields().get("question")
        + ",\"number\":"
        + numbers.get(0)
        + "}\n";
  }

  @Test
  void a_packed_question_has_the_array_and_the_numbers_of_a_whole_one_and_no_texts()
      throws Exception {
    Map<String, Object> whole =
        fields(Learner.talking(wanting(",\"array\":true"), PLAY, "-", "Random").lines().get(1));
    Learner learner =
        Learner.run(
            line ->
                switch (Learner.type(line)) {
                  case "hello" -> wanting(",\"array\":true,\"packed\":true");
                  case "setup" -> READY + PLAY;
                  case "decide" -> firstNumber(line);
                  default -> "";
                },
            Duration.ZERO,
            "-",
            "Random");
    assertThat(learner.types())
        .containsExactly("begin", "decide", "decide", "decide", "end", "played");
    Map<String, Object> packed = fields(learner.lines().get(1));
    assertThat(packed)
        .containsOnlyKeys("type", "match", "question", "packed", "numbers")
        .containsEntry("numbers", whole.get("numbers"));
    String base64 = (String) requireNonNull(packed.get("packed"));
    IntBuffer pairs =
        ByteBuffer.wrap(Base64.getDecoder().decode(base64))
            .order(ByteOrder.LITTLE_ENDIAN)
            .asIntBuffer();
    List<?> array = (List<?>) requireNonNull(whole.get("array"));
    List<Long> unpacked = new ArrayList<>(Collections.nCopies(array.size(), 0L));
    while (pairs.hasRemaining()) {
      assertThat(unpacked.set(pairs.get(), (long) pairs.get())).isZero();
    }
    assertThat(unpacked).isEqualTo(array);
    assertThat(base64).hasSizeLessThan(array.size());
  }

  @Test
  void a_seat_of_the_program_is_shown_what_it_may_know_while_another_one_decides()
      throws Exception {
    String view = "{\"type\":\"view\",\"request\":2,\"match\":1}\n";
    Learner learner = Learner.asking(PLAY + view + view.replace(":1}", ":7}"), "-");
    assertThat(learner.types().subList(0, 5))
        .containsExactly("begin", "begin", "decide", "view", "refusal");
    assertThat(learner.lines().get(2)).contains("\"match\":0");
    String record =
        "baize record 1\\ngame: HighCard\\nrules: 2 seats, 1 rounds\\nseed: 1\\nplayer: - -\\n"
            + "player: - -\\n\\n";
    String same = "{\"type\":\"view\",\"request\":2,\"record\":\"" + record + "\",\"seat\":1}\n";
    assertThat(learner.lines().get(3))
        .contains("\"seat\":1,\"view\":{\"seat\":1,")
        .isEqualTo(Learner.asking(same, "-").last());
    assertThat(learner.lines().get(4)).contains("field match is 7; expected a match under way");
  }
}
