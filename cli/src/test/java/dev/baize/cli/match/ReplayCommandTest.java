package dev.baize.cli.match;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.cli.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Single hands of recorded games, and recorded games for programs. */
class ReplayCommandTest {

  private static final String USAGE = "; see baize replay --help\n";

  @TempDir Path folder;

  private String record(String... match) {
    String file = folder.resolve("game").toString();
    List<String> words = new ArrayList<>(List.of("match", "--seed", "7", "--record", file));
    words.addAll(List.of(match));
    assertThat(Run.of(words.toArray(String[]::new)).status()).isZero();
    return file;
  }

  private String session() {
    return record(
        "blackjack", "Basic", "--rules", "bankroll 200, hands 3, minimum 5, shuffle uniform");
  }

  @Test
  void one_hand_is_shown_alone() {
    String file = session();
    String whole = Run.of("replay", file).out();
    Run run = Run.of("replay", file, "--hand", "2");
    assertThat(run.status()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .startsWith("Hand 2 bankroll ")
        .isEqualTo(whole.substring(whole.indexOf("Hand 2 "), whole.indexOf("Hand 3 ")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "4", "1000000000000000"})
  void a_hand_that_is_not_there_is_one_line_with_those_that_are(String hand) {
    assertThat(Run.of("replay", session(), "--hand", hand))
        .isEqualTo(
            new Run(
                2,
                "",
                "baize: --hand: there is no hand " + hand + "; there are hands 1 to 3" + USAGE));
  }

  @Test
  void a_game_without_hands_says_so() {
    assertThat(Run.of("replay", record("beans", "Greedy", "Greedy"), "--hand", "1"))
        .isEqualTo(new Run(2, "", "baize: --hand: beans is not played in hands" + USAGE));
  }

  @ParameterizedTest
  @CsvSource({"json, {\"kind\":\"replay\"", "csv, 'hand,seat,decision,event,told\n'"})
  void programs_read_a_game_or_a_hand_of_it(String format, String begin) {
    String file = record("euchre", "Simple");
    Run whole = Run.of("replay", file, "--format", format);
    Run hand = Run.of("replay", file, "--format", format, "--hand", "1");
    assertThat(whole.status()).isZero();
    assertThat(hand.status()).isZero();
    assertThat(whole.out()).startsWith(begin).contains(" is dealt {").endsWith("\n");
    assertThat(hand.out()).startsWith(begin).hasSizeLessThan(whole.out().length());
  }

  @ParameterizedTest
  @CsvSource({"game: blackjack, game: x", "seed: 7, seed: x", "bet 5, bet five"})
  void a_damaged_record_is_refused_as_it_is_without_options(String good, String bad)
      throws IOException {
    String file = session();
    Files.writeString(Path.of(file), Files.readString(Path.of(file)).replace(good, bad));
    Run plain = Run.of("replay", file);
    assertThat(plain.status()).isNotZero();
    for (String option : new String[] {"--format=json", "--hand=1"}) {
      Run run = Run.of("replay", file, option);
      assertThat(run.status()).isEqualTo(plain.status());
      assertThat(run.err()).isEqualTo(plain.err());
      assertThat(run.out()).isEmpty();
    }
  }

  @Test
  void an_illegal_decision_is_named_with_its_line_and_nothing_is_printed() throws IOException {
    String file = session();
    Files.writeString(Path.of(file), Files.readString(Path.of(file)).replace("bet 5", "bet 5000"));
    Run run = Run.of("replay", file, "--format", "json");
    assertThat(run.status()).isEqualTo(Run.of("replay", file).status());
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains(file + ":7: ", "bet 5000").hasLineCount(1);
  }
}
