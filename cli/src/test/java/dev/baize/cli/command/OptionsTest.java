package dev.baize.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.cli.Run;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OptionsTest {

  private static final String[] CLASSIC =
      Run.game("A", "Simple", "B", "Simple", "C", "Simple", "D", "Simple");

  private static Run classicWith(int position, String... options) {
    List<String> words = new ArrayList<>(List.of(CLASSIC));
    words.addAll(position, List.of(options));
    return Run.as("euchre", "", words.toArray(String[]::new));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "poker             | no command \"poker\"; there are: play, serve, resume,"
            + " replay, review, train, advise, statistics, convert, verify, games, rules, players,"
            + " match, euchre, blackjack, beans, simulate, tournament, arena, merge, dataset,"
            + " analyze, solve, check, bot, host, mcp, compare, new, generate-completion, help; see"
            + " baize --help",
        "poker 9 9 any     | no command \"poker\"; there are: play, serve, resume,"
            + " replay, review, train, advise, statistics, convert, verify, games, rules, players,"
            + " match, euchre, blackjack, beans, simulate, tournament, arena, merge, dataset,"
            + " analyze, solve, check, bot, host, mcp, compare, new, generate-completion, help; see"
            + " baize --help",
        "--sed             | Unknown option: '--sed'; see baize --help",
        "-h                | Unknown option: '-h' (is it --help?); see baize --help",
        "euchre --sed 5    | Unknown option: '--sed' (is it --seed?); see baize euchre --help",
        "euchre --seed     | Missing required parameter for option '--seed' (N);"
            + " see baize euchre --help",
        "euchre --seed x   | Invalid value for option '--seed': \"x\" is not a seed; "
            + "expected a signed 64-bit number; see baize euchre --help",
        "euchre --seed 9223372036854775808 | Invalid value for option '--seed': "
            + "\"9223372036854775808\" is not a seed; expected a signed 64-bit number; see "
            + "baize euchre --help",
        "beans --seed ٣    | Invalid value for option '--seed': \"٣\" is not a seed; "
            + "expected a signed 64-bit number; see baize beans --help",
        "beans --seed +3   | Invalid value for option '--seed': \"+3\" is not a seed; "
            + "expected a signed 64-bit number; see baize beans --help",
        "match euchre Simple --record --sed | Unknown option: '--sed' (is it --seed?);"
            + " see baize match --help",
        "euchre --demo --record --seed=3 | Expected parameter for option '--record' but found"
            + " '--seed=3'; see baize euchre --help",
        "euchre --demo --record --bogus | Unknown option: '--bogus' (is it --bot or --bot-log?);"
            + " see baize euchre --help",
        "play --statistics --threads | Unknown option: '--threads'; see baize play --help",
        "play --statistics --points 3 | Unknown option: '--points', which is an option of"
            + " baize play euchre; see baize play --help",
        "euchre --edition 2016 | Invalid value for option '--edition': no edition \"2016\";"
            + " expected 2015 or 2024; see baize euchre --help",
        "euchre --demo x   | --demo takes no arguments, but there is \"x\";"
            + " see baize euchre --help",
        "match -V          | Unknown option: '-V' (is it --version or --verbose?); see baize match"
            + " --help",
        "match --seed -5   | Missing required parameters: 'GAME', 'PLAYER'; see baize match --help",
        "replay            | Missing required parameter: 'FILE'; see baize replay --help",
        "resume a b        | \"b\" is one argument too many; see baize resume --help",
        "players --all     | Unknown option: '--all'; see baize players --help",
        "players Nosuch    | no game \"Nosuch\"; there are: beans, blackjack, euchre;"
            + " see baize players --help",
        "simulate euchre Simple --bogus x y | Unknown option: '--bogus' (is it --bot or"
            + " --bot-log?); see baize simulate --help",
        "simulate x --gams 3 y | Unknown option: '--gams' (is it --games?); see baize simulate"
            + " --help",
        "play euchre --points=ten | Invalid value for option '--points': \"ten\": expected"
            + " a whole number from -2147483648 to 2147483647; see baize play euchre --help",
        "play euchre --ponits=5 | Unknown option: '--ponits=5' (is it --points?);"
            + " see baize play euchre --help",
        "euchre --points=5 --demo | Unknown option: '--points=5'; see baize euchre --help",
        "euchre --demo=3   | Invalid value for option '--demo': '3' is not a boolean;"
            + " see baize euchre --help",
        "simulate euchre Simple --threads many | Invalid value for option '--threads': \"many\" is"
            + " not a whole number from 0 to 1e15, such as 1000000, 1_000_000 or 1e6; see baize"
            + " simulate --help",
        "check euchre Simple --games few | Invalid value for option '--games': \"few\" "
            + "is not a whole number from 0 to 1e15, such as 1000000, 1_000_000 or 1e6; see baize"
            + " check --help",
        "generate-completion --bogus x y | Unknown option: '--bogus';"
            + " see baize generate-completion --help",
        "generate-completion x | \"x\" is one argument too many;"
            + " see baize generate-completion --help",
      })
  void what_is_not_understood_is_one_line_on_standard_error(String line, String message) {
    assertThat(Run.of(line.split(" "))).isEqualTo(new Run(2, "", "baize: " + message + "\n"));
  }

  @ParameterizedTest
  @CsvSource({
    "--SEED=5, --seed",
    "--log, --log-file",
    "--gamse=7, --games",
    "--thraeds, --threads",
    "--points=3, ''",
    "-x, ''",
    "---=--seed, ''"
  })
  void an_option_is_suggested_only_where_it_is_much_the_same(String typed, String likely) {
    String err = Run.of("simulate", "euchre", "Simple", typed).err();
    assertThat(err).startsWith("baize: Unknown option: '" + typed + "'").hasLineCount(1);
    if (likely.isEmpty()) {
      assertThat(err).doesNotContain("is it");
    } else {
      assertThat(err).contains("is it " + likely + "?");
    }
  }

  @Test
  void what_follows_an_equals_sign_may_look_like_an_option() {
    Run run = Run.of("simulate", "euchre", "Simple", "--games", "1", "--rules=--sed");
    assertThat(run.err())
        .startsWith("baize: \"--sed\" is neither a preset, of which there are classic, ");
  }

  @Test
  void an_empty_name_is_one_line() {
    assertThat(Run.of("replay", ""))
        .isEqualTo(
            new Run(
                2,
                "",
                "baize: Invalid value for positional parameter at index 0 (FILE): \"\"; expected"
                    + " the name of a file; see baize replay --help\n"));
    assertThat(Run.of("beans", "", "Random", "B", "Greedy"))
        .isEqualTo(new Run(2, "", "baize: player \"\": expected a name; see baize beans --help\n"));
  }

  @Test
  void the_name_of_a_file_that_cannot_be_is_one_line() {
    for (String[] words :
        new String[][] {
          {"replay", "a\0b"},
          {"merge", "--out", "a\0b", "x"},
          {"simulate", "euchre", "Simple", "--chart", "a\0b.svg"}
        }) {
      Run run = Run.of(words);
      assertThat(run.status()).isEqualTo(2);
      assertThat(run.err())
          .contains("\" is not a valid file name: Nul character not allowed; see baize ")
          .hasLineCount(1);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 5, 11})
  void options_go_anywhere_and_are_not_in_the_first_line(int position) {
    Run run = classicWith(position, "--seed", "-1");
    assertThat(run.status()).isZero();
    assertThat(run.out()).startsWith("euchre " + String.join(" ", CLASSIC) + " \nHand 0\n");
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 5, 11})
  void an_unknown_option_is_found_anywhere_before_two_hyphens(int position) {
    assertThat(classicWith(position, "--sed").status()).isEqualTo(2);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "-",
        "-A",
        "-h",
        "-1",
        "-e=",
        "@pom.xml",
        "@@",
        "a=b",
        "",
        " ",
        "\"A\"",
        "'",
        "\\",
        "${x}",
        "%s",
        "王小明",
        "فاطمة",
        "😀",
        "é"
      })
  void a_name_may_be_anything_that_does_not_begin_with_two_hyphens(String name) {
    String[] words = Run.game(name, "Simple", "B", "Simple", "C", "Simple", "D", "Simple");
    Run run = Run.as("euchre", "", words);
    assertThat(run.status()).isZero();
    assertThat(run.out())
        .startsWith("euchre " + String.join(" ", words) + " \nHand 0\n" + name + " deals\n");
    List<String> withOption = new ArrayList<>(List.of(words));
    withOption.add("--edition=2024");
    assertThat(Run.as("euchre", "", withOption.toArray(String[]::new))).isEqualTo(run);
  }

  @ParameterizedTest
  @ValueSource(strings = {"--A", "--", "--seed", "--help", "--seed=5"})
  void after_two_hyphens_a_name_may_begin_with_two(String name) {
    String[] words = Run.game(name, "Simple", "B", "Simple", "C", "Simple", "D", "Simple");
    List<String> all = new ArrayList<>(List.of(words));
    all.add(0, "--");
    Run run = Run.as("euchre", "", all.toArray(String[]::new));
    assertThat(run.status()).isZero();
    assertThat(run.out()).startsWith("euchre " + String.join(" ", words) + " \nHand 0\n");
  }

  @Test
  void an_unknown_option_before_two_hyphens_is_refused_whatever_follows_them() {
    assertThat(Run.of("euchre", "--sed", "--", "--A", "--B"))
        .isEqualTo(
            new Run(
                2,
                "",
                "baize: Unknown option: '--sed' (is it --seed?); see baize euchre --help\n"));
  }

  @Test
  void the_same_seed_plays_the_same_game_and_another_one_another() {
    Run first = Run.of("euchre", "--demo", "--seed", "1");
    assertThat(Run.of("euchre", "--demo", "--seed", "1")).isEqualTo(first);
    assertThat(Run.of("euchre", "--demo", "--seed", "2").out()).isNotEqualTo(first.out());
    assertThat(Run.of("euchre", "--demo").out()).isNotEqualTo(first.out());
  }

  @Test
  void a_seed_leaves_an_unshuffled_pack_as_it_is_but_moves_random_players() {
    assertThat(classicWith(0, "--seed", "7")).isEqualTo(classicWith(0));
    String[] random = Run.game("A", "Random", "B", "Random", "C", "Random", "D", "Random");
    List<String> seeded = new ArrayList<>(List.of(random));
    seeded.addAll(0, List.of("--seed", "7"));
    assertThat(Run.as("euchre", "", seeded.toArray(String[]::new)).out())
        .isNotEqualTo(Run.as("euchre", "", random).out());
  }

  @Test
  void the_demonstration_needs_no_file_and_has_no_first_line_of_arguments() {
    Run run = Run.of("euchre", "--demo");
    assertThat(run.status()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).startsWith("Hand 0\nNorth deals\n").endsWith(" win!\n");
  }

  @Test
  void the_editions_shuffle_in_their_own_ways() {
    assertThat(Run.of("euchre", "--demo", "--edition", "2015").out())
        .isNotEqualTo(Run.of("euchre", "--demo", "--edition", "2024").out());
    assertThat(Run.of("euchre", "--demo", "--edition", "2024"))
        .isEqualTo(Run.of("euchre", "--demo"));
  }
}
