package dev.baize.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.cli.command.CommandContext;
import dev.baize.cli.io.Terminal;
import dev.baize.core.registry.Registry;
import dev.baize.core.toy.HighCard;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the program shows and asks people who do not know its commands. */
class FrontDoorTest {

  private static final String MENU =
      """

      Baize plays card games. What would you like?

        1  play        a game, at a table on the full screen
        2  resume      a game that you have left
        3  review      your last game: what went wrong, and was it you or the cards?
        4  train       your mistakes as puzzles, and drills of the strategy card
        5  statistics  of all games that you have finished
        6  commands    all of them, also for those who study games or develop

      Number or first letters (Enter: play, q: leave):\s""";

  /** Runs a command at a terminal of this width. */
  private static Run at(int columns, String in, String... words) {
    return as("baize", columns, in, words);
  }

  private static Run as(String program, int columns, String in, String... words) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    ByteArrayInputStream keys = new ByteArrayInputStream(in.getBytes(UTF_8));
    Terminal terminal = new Terminal(keys, out, err, columns, columns);
    CommandContext context = new CommandContext(terminal, program, null, null, Map.of());
    int status = new Program(context).run(List.of(words));
    return new Run(status, out.toString(UTF_8), err.toString(UTF_8));
  }

  @ParameterizedTest
  @ValueSource(strings = {"q\n", "quit\n", "Q"})
  void a_person_is_shown_a_menu_and_leaves_by_a_letter(String keys) {
    assertThat(at(80, keys)).isEqualTo(new Run(0, MENU, ""));
  }

  @Test
  void the_end_of_the_input_leaves_on_a_line_of_its_own() {
    assertThat(at(80, "")).isEqualTo(new Run(0, MENU + "\n", ""));
  }

  @ParameterizedTest
  @ValueSource(strings = {"6\n", "commands\n", "c\n", "C\n"})
  void all_commands_are_the_help(String keys) {
    assertThat(at(80, keys)).isEqualTo(new Run(0, MENU + Run.of("--help").out(), ""));
  }

  @ParameterizedTest
  @ValueSource(strings = {"1\n3\n", "\neuchre\n", "p\ne\n", "play\nEU\n"})
  void whoever_chooses_to_play_chooses_the_game(String keys) {
    Run run = at(80, keys);
    assertThat(run.out())
        .startsWith(MENU)
        .contains("Which game?\n\n  1  beans      ", "\n  2  blackjack  ", "\n  3  euchre     ");
    // The table opens a terminal of its own, which tests do not have.
    assertThat(run.err()).startsWith("baize: at the table, input and output must be");
    assertThat(run.status()).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({
    "2, resume",
    "res, resume",
    "3, review",
    "t, train",
    "5, statistics",
    "stat, statistics"
  })
  void other_choices_are_commands(String key, String command) {
    Run same = Run.of(command);
    assertThat(at(80, key + "\n")).isEqualTo(new Run(same.status(), MENU + same.out(), same.err()));
  }

  @Test
  void an_answer_that_is_none_is_asked_for_again_with_what_was_expected() {
    Run run = at(80, "x\n7\nre\np\nb\nq\n");
    assertThat(run.status()).isZero();
    assertThat(run.out())
        .contains(
            "\"x\": expected one of play, resume, review, train, statistics, commands\n",
            "\"7\": expected one of play, resume, review, train, statistics, commands\n",
            "\"re\": expected one of resume, review\n",
            "\"b\": expected one of beans, blackjack\n");
  }

  @Test
  void menus_and_lists_are_wrapped_between_words_for_a_narrow_window() {
    for (Run run : List.of(at(60, "unexpected\np\nq\n"), at(60, "", "games"))) {
      String typed = run.out().replace("leave): ", "leave): \n");
      assertThat(typed.lines()).allMatch(line -> line.length() <= 60);
      assertThat(run.out().replaceAll("\\s+", " "))
          .contains("Play beans: collect chains and sell them, against one opponent");
    }
  }

  @Test
  void without_a_terminal_the_help_is_printed() {
    assertThat(Run.of()).isEqualTo(Run.of("--help"));
    assertThat(at(0, "q\n")).isEqualTo(Run.of("--help"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"euchre", "blackjack", "beans"})
  void a_classic_program_without_arguments_tells_a_person_of_the_table(String game) {
    Run piped = Run.of(game);
    Run run = at(80, "", game);
    assertThat(run.status()).isEqualTo(piped.status());
    assertThat(run.out()).isEqualTo(piped.out());
    assertThat(run.err()).isEqualTo("To play at a table: baize play " + game + "\n" + piped.err());
    assertThat(as("./" + game, 80, "")).isEqualTo(piped);
  }

  @Test
  void the_help_has_every_command_in_one_of_three_groups() {
    String help = Run.of("--help").out();
    List<String> groups = List.of(help.split("\nPlay:\n|\nStudy:\n|\nDevelop:\n|\nExit statuses"));
    assertThat(groups).hasSize(5);
    assertThat(names(groups.get(1)))
        .startsWith("play", "serve", "resume")
        .contains("games", "rules");
    assertThat(names(groups.get(2))).startsWith("simulate", "tournament").contains("analyze");
    assertThat(names(groups.get(3))).startsWith("check", "bot").contains("help");
    assertThat(groups.subList(1, 4).stream().flatMap(group -> names(group).stream()))
        .containsExactlyInAnyOrderElementsOf(Commands.all().getSubcommands().keySet());
  }

  private static List<String> names(String group) {
    return group
        .lines()
        .filter(line -> line.matches("  \\w.*"))
        .map(line -> line.split(" +", -1)[1])
        .toList();
  }

  @ParameterizedTest
  @CsvSource({"help, --help", "help merge, merge --help", "help play euchre, play euchre --help"})
  void help_with_the_name_of_a_command_is_its_help(String words, String same) {
    assertThat(Run.of(words.split(" "))).isEqualTo(Run.of(same.split(" ")));
  }

  @Test
  void help_with_another_word_says_which_commands_there_are() {
    Run run = Run.of("help", "chess");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).startsWith("baize: no command \"chess\"; there are: ").contains("merge");
    assertThat(Run.of("help", "play", "chess").err())
        .startsWith("baize: no game \"chess\"; there are: beans, blackjack, euchre");
  }

  @Test
  void games_are_listed_with_their_seats_and_a_sentence() {
    Run run = Run.of("games");
    assertThat(run.status()).isZero();
    assertThat(run.out().lines().filter(line -> !line.startsWith(" ")))
        .hasSize(3)
        .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80));
    assertThat(run.out())
        .contains(
            "beans      2 players  Play ", "blackjack  1 player   ", "euchre     4 players  ");
  }

  @Test
  void rules_are_wrapped_to_the_window() {
    assertThat(at(40, "", "rules", "euchre").out().lines())
        .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(40))
        .contains("- Then come ace, king, queen, ten and", "  nine of trump.");
    assertThat(at(200, "", "rules", "euchre").out().lines())
        .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(100))
        .anySatisfy(line -> assertThat(line).hasSizeGreaterThan(90));
  }

  @Test
  void the_games_of_jars_have_rules_too() {
    assertThat(Run.of("rules", "hearts", "--players", "../examples/hearts").out())
        .startsWith(
            "Pass three cards: to the left, to the right, across, and in every fourth hand");
  }

  @Test
  void a_game_that_does_not_say_how_it_is_played_is_refused() {
    Registry registry = new Registry(List.of(new HighCard()), List.of());
    assertThat(Run.with(registry, "rules", "highcard"))
        .isEqualTo(new Run(1, "", "baize: HighCard does not say how it is played\n"));
    assertThat(Run.with(registry, "games").out())
        .isEqualTo("HighCard  4 players  Play HighCard.\n");
  }

  @Test
  void the_rules_of_an_unknown_game_are_one_line_with_those_that_are_known() {
    assertThat(Run.of("rules", "chess"))
        .isEqualTo(
            new Run(
                2,
                "",
                "baize: no game \"chess\"; there are: beans, blackjack, euchre; see baize rules"
                    + " --help\n"));
  }
}
