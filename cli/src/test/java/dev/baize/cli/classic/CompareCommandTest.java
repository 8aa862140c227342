package dev.baize.cli.classic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.cli.Main;
import dev.baize.cli.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Our own classic programs, in a process of their own, beside those in this one. */
@Tag("ci")
class CompareCommandTest {

  @TempDir Path folder;

  /** A script that runs a classic command and edits what it prints. */
  private String program(String command, String edit) throws IOException {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String classPath = System.getProperty("java.class.path");
    Path script = folder.resolve("program");
    Files.write(
        script,
        List.of(
            "out=$('"
                + java
                + "' -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -cp '"
                + classPath
                + "' \\",
            "  " + Main.class.getName() + " " + command + " \"$@\")",
            "status=$?",
            "printf '%s\\n' \"$out\" | sed '" + edit + "'",
            "exit $status"));
    return "sh '" + script + "'";
  }

  @ParameterizedTest
  @CsvSource({"2015, euchre --edition 2015", "2024, euchre"})
  void our_own_euchre_agrees_in_every_game(String year, String command) throws IOException {
    String program = program(command, "");
    Run run =
        Run.of("compare", "euchre", program, "--edition", year, "--games", "12", "--seed", "4");
    assertThat(run).isEqualTo(new Run(0, "12 games: all agree.\n", ""));
  }

  @Test
  void our_own_blackjack_agrees_in_every_session() throws IOException {
    Run run = Run.of("compare", "blackjack", program("blackjack", ""), "--games", "6");
    assertThat(run).isEqualTo(new Run(0, "6 games: all agree.\n", ""));
  }

  @Test
  void the_wrong_edition_is_told_by_the_first_hand_that_is_shuffled() throws IOException {
    String program = program("euchre", "");
    Run run = Run.of("compare", "euchre", program, "--edition", "2015", "--games", "8");
    assertThat(run.status()).isEqualTo(70);
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .contains("1 hand to 1 point:", " pack.in shuffle 1 Adi Simple \\\n")
        .contains("Line 4 is the first that differs", "Rule \"Shuffle\"");
  }

  @Test
  void a_card_that_differs_is_shown_in_a_game_of_its_hand_alone() throws IOException {
    String edit = "/led by/s/^Queen of Clubs/Ten of Clubs/";
    Run run = Run.of("compare", "euchre", program("euchre", edit), "--games", "7", "--seed", "7");
    assertThat(run.status()).isEqualTo(70);
    assertThat(run.out())
        .contains("1 hand to 1 point:", " pack.in noshuffle 1 ", "Rule \"Leading tricks\"")
        .containsPattern("  - +\\d+  Queen of Clubs led by (\\w|-)+\n")
        .containsPattern("  \\+ +\\d+  Ten of Clubs led by (\\w|-)+\n");
  }

  @ParameterizedTest
  @CsvSource({
    "'s/^Player bets 5/&0/', 1 hand, Player bets 5, Player bets 50, Wager",
    "'/^Dealer.s total/s/17/18/', 1 hand, Dealer's total is 17, Dealer's total is 18, Dealer",
    "'s/hands$/rounds/', 0 hands, after 0 hands, after 0 rounds, End"
  })
  void a_bug_of_blackjack_is_shown_in_as_few_hands_as_show_it(
      String edit, String size, String right, String wrong, String rule) throws IOException {
    Run run = Run.of("compare", "blackjack", program("blackjack", edit), "--games", "8");
    assertThat(run.status()).isEqualTo(70);
    assertThat(run.out()).contains(" is\n" + size + ":\n", "Rule \"" + rule + "\"");
    assertThat(run.out()).contains(right, wrong);
  }

  @Test
  void a_program_that_is_missing_is_an_unusable_file() {
    String missing = folder.resolve("missing").toString();
    Run run = Run.of("compare", "euchre", missing);
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.out()).isEmpty();
    assertThat(run.err())
        .startsWith("baize: ")
        .contains(missing)
        .doesNotContain("error=")
        .hasLineCount(1);
  }

  @ParameterizedTest
  @CsvSource({
    "beans ./beans, beans",
    "euchre ./e --edition 2016, 2016",
    "blackjack ./b --edition 2015, --edition",
    "euchre ./e --games 0, --games",
    "euchre, PROGRAM"
  })
  void what_cannot_be_compared_is_refused(String words, String named) {
    Run run = Run.of(("compare " + words).split(" "));
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).startsWith("baize: ").contains(named).hasLineCount(1);
  }
}
