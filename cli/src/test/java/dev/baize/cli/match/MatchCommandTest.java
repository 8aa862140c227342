package dev.baize.cli.match;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.cli.Run;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.Participant;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** One game of any kind, begun from the command line. */
class MatchCommandTest {

  private static final String[] EUCHRE = {
    "match",
    "euchre",
    "Simple",
    "random",
    "Expert",
    "Simple",
    "--rules",
    "points 3, shuffle uniform"
  };

  @TempDir private Path folder;

  private String file() {
    return folder.resolve("game").toString();
  }

  private static String[] plus(String[] words, String... more) {
    List<String> all = new ArrayList<>(List.of(words));
    all.addAll(List.of(more));
    return all.toArray(String[]::new);
  }

  @Test
  void it_prints_the_transcript_that_its_record_replays() throws IOException {
    Run played = Run.of(plus(EUCHRE, "--seed", "5", "--record", file()));
    assertThat(played.status()).isZero();
    assertThat(played.err()).isEmpty();
    assertThat(played.out()).contains("Hand 0\nSimple 1 deals\n");
    assertThat(Run.of("replay", file())).isEqualTo(played);
    assertThat(Run.of("resume", file())).isEqualTo(played);
    assertThat(Run.of(plus(EUCHRE, "--seed", "5"))).isEqualTo(played);
    assertThat(MatchRecord.read(Path.of(file())).header().participants())
        .containsExactly(
            new Participant("Simple", "Simple 1"),
            new Participant("Random", "Random"),
            new Participant("Expert", "Expert"),
            new Participant("Simple", "Simple 2"));
  }

  @Test
  void a_record_that_was_cut_off_is_played_to_the_same_end() throws IOException {
    Run played = Run.of(plus(EUCHRE, "--seed", "5", "--record", file()));
    List<String> lines = Files.readAllLines(Path.of(file()));
    Files.write(Path.of(file()), lines.subList(0, lines.size() / 2));
    assertThat(Run.of("resume", file())).isEqualTo(played);
    assertThat(Files.readAllLines(Path.of(file()))).isEqualTo(lines);
  }

  @Test
  void a_seed_that_is_drawn_is_printed_and_plays_the_same_game_again() {
    Run played = Run.of("match", "BEANS", "Greedy");
    Matcher seed = Pattern.compile("\\Abeans, seed (-?\\d+)\n").matcher(played.out());
    assertThat(seed.find()).isTrue();
    assertThat(Run.of("match", "beans", "Greedy", "--seed", seed.group(1)).out())
        .isEqualTo(played.out().substring(seed.end()));
  }

  @Test
  void a_person_is_asked_and_may_save_the_game() {
    String[] words = {"match", "blackjack", "Human", "--seed", "1"};
    Run paused = Run.as("baize", "5 save " + file() + "\n", words);
    assertThat(paused.status()).isZero();
    assertThat(paused.out()).endsWith("Saved; go on with: baize resume " + file() + "\n");
    assertThat(Run.as("baize", "", words).status()).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "match | Missing required parameters: 'GAME', 'PLAYER'",
        "match chess Simple | no game \"chess\"",
        "match euchre Nobody | no euchre player \"Nobody\"",
        "match euchre Simple Simple Simple | 3 players for 4 seats; expected 1 or 2 or 4",
        "match euchre Simple --rules poker | \"poker\"",
        "match euchre Simple --seed x | is not a seed; expected a signed 64-bit number"
      })
  void what_is_not_understood_is_one_line(String words, String part) {
    Run run = Run.of(words.split(" "));
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).startsWith("baize: ").contains(part).hasLineCount(1);
  }
}
