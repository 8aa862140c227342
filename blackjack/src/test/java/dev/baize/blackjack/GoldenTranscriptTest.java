package dev.baize.blackjack;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.blackjack.player.Counting;
import dev.baize.blackjack.player.Simple;
import dev.baize.core.match.Match;
import dev.baize.core.random.Seed;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The transcripts that the classic command line prints, byte for byte. */
class GoldenTranscriptTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "below-minimum",
        "counting-goes-broke",
        "counting-thousand",
        "goes-broke",
        "seeded",
        "three-hands"
      })
  void a_session_is_printed_as_by_the_classic_program(String name) throws IOException {
    List<String> args = text(name + "/args").lines().toList();
    BlackjackRules rules =
        BlackjackRules.classic(Long.parseLong(args.get(0)), Long.parseLong(args.get(1)));
    BlackjackPlayer player = args.get(2).equals("simple") ? new Simple() : new Counting();
    Seed seed = Seed.of(args.size() > 3 ? Long.parseLong(args.get(4)) : 0);
    StringBuilder out = new StringBuilder();
    Match.builder(rules, List.of(player), seed).listener(new Transcript(out)).build().play();
    assertThat(out.toString()).isEqualTo(text(name + "/expected"));
  }

  private static String text(String file) throws IOException {
    try (InputStream in = resource(file)) {
      return new String(in.readAllBytes(), UTF_8);
    }
  }

  private static InputStream resource(String file) {
    return Objects.requireNonNull(
        GoldenTranscriptTest.class.getResourceAsStream("/golden/" + file), file);
  }
}
