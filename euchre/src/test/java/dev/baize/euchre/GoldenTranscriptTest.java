package dev.baize.euchre;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.match.Match;
import dev.baize.core.player.Console;
import dev.baize.core.random.Seed;
import dev.baize.euchre.player.Human;
import dev.baize.euchre.player.Simple;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Scanner;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The transcripts that the classic command lines print, byte for byte. */
class GoldenTranscriptTest {

  private static final Seed NO_MATTER = Seed.of(0);

  @ParameterizedTest
  @ValueSource(
      strings = {
        "alone-both",
        "alone-makers",
        "canadian",
        "humans",
        "humans-one-handed",
        "leagues",
        "one-human",
        "simple-hundred",
        "simple-in-shuffle",
        "simple-noshuffle",
        "simple-one-handed",
        "unstuck"
      })
  void a_game_is_told_as_the_classic_program_tells_it(String name) throws IOException {
    List<String> args = text(name + "/args").lines().toList();
    StringBuilder out = new StringBuilder();
    args.forEach(arg -> out.append(arg).append(' '));
    out.append('\n');
    play(name, args, out);
    assertThat(out.toString()).isEqualTo(text(name + "/expected"));
  }

  private static void play(String name, List<String> args, StringBuilder out) throws IOException {
    EuchreRules rules =
        rules(text(name + "/edition").strip(), args.get(2))
            .withPointsToWin(Integer.parseInt(args.get(3)))
            .withHouse(house(name))
            .withPack(EuchrePack.read(new InputStreamReader(resource(args.get(1)), UTF_8)));
    Console console = new WordsConsole(out, textOrNothing(name + "/stdin"));
    List<String> names = new ArrayList<>();
    List<EuchrePlayer> players = new ArrayList<>();
    for (int seat = 0; seat < 4; seat++) {
      names.add(args.get(4 + 2 * seat));
      players.add(
          args.get(5 + 2 * seat).equals("Human")
              ? new Human(names.get(seat), console)
              : new Simple());
    }
    Match.builder(rules, players, NO_MATTER)
        .listener(new Transcript(out, names, rules.house()))
        .build()
        .play();
  }

  private static EuchreRules rules(String edition, String mode) {
    EuchreRules rules =
        edition.equals("2015")
            ? EuchreRules.standard().withShuffle(DealShuffle.ONE_HANDED)
            : EuchreRules.standard().withShuffle(DealShuffle.IN_SHUFFLE);
    return mode.equals("noshuffle") ? rules.withShuffle(DealShuffle.NONE) : rules;
  }

  private static EuchreHouseRules house(String name) throws IOException {
    return EuchreHouseRules.parse(textOrNothing(name + "/rules").strip());
  }

  private static String textOrNothing(String file) throws IOException {
    InputStream in = GoldenTranscriptTest.class.getResourceAsStream("/golden/" + file);
    return in == null ? "" : new String(in.readAllBytes(), UTF_8);
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

  /** Prints to the transcript and reads words from a text. */
  private record WordsConsole(StringBuilder out, Scanner words) implements Console {

    WordsConsole(StringBuilder out, String words) {
      this(out, new Scanner(words));
    }

    @Override
    public void print(String text) {
      out.append(text);
    }

    @Override
    public void complain(String line) {
      throw new AssertionError(line);
    }

    @Override
    public Optional<String> nextWord() {
      return words.hasNext() ? Optional.of(words.next()) : Optional.empty();
    }
  }
}
