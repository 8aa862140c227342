package dev.baize.cli.command;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.baize.cli.Run;
import dev.baize.core.registry.Registry;
import dev.baize.euchre.EuchreProvider;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HelpTest {

  @TempDir private Path folder;

  private static final String STATUSES =
      """

      Exit statuses:
        0     done
        1     wrong classic arguments, an unusable file, or too little input
        2     a command line that is not understood
        70    a player failed, a jar is broken, or Baize has a bug
        74    standard output or a file could not be written
        130   interrupted (Ctrl-C)
        141   standard output was closed by its reader
        143   terminated by a signal (SIGTERM)
      """;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "euchre",
        "blackjack",
        "beans",
        "play",
        "match",
        "players",
        "replay",
        "resume",
        "statistics",
        "bot",
        "host",
        "mcp",
        "generate-completion"
      })
  void every_command_has_help_that_ends_with_the_statuses(String command) {
    Run run = Run.of(command, "--help");
    assertThat(run.status()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .startsWith("Usage: baize " + command + " ")
        .contains("\nOptions:\n")
        .containsPattern("\n      --help +Show this help and exit\\.\n")
        .endsWith(STATUSES);
  }

  @ParameterizedTest
  @ValueSource(strings = {"simulate", "tournament", "merge"})
  void a_command_with_many_options_has_help_that_ends_with_examples(String command) {
    Run run = Run.of(command, "--help");
    assertThat(run.status()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .startsWith("Usage: baize " + command + " ")
        .containsPattern("--format=FORMAT +text, json, csv; text by default\\.")
        .contains("--out=FILE", STATUSES);
    String examples = run.out().substring(run.out().indexOf("\nExample"));
    assertThat(examples.lines().filter(line -> line.startsWith("  baize " + command + " ")))
        .isNotEmpty();
  }

  @Test
  void the_help_of_dataset_says_what_it_writes_and_ends_with_examples() {
    Run run = Run.of("dataset", "--help");
    assertThat(run.status()).isZero();
    assertThat(run.out())
        .startsWith("Usage: baize dataset ")
        .contains("--out=FILE", "--advice", "--shard=I/N", "--threads=N", STATUSES)
        .contains("\n  baize dataset euchre Master Expert Master Expert --games 1e5 --out hands")
        .doesNotContain("--chart", "--format");
  }

  @Test
  void the_program_says_which_commands_there_are_with_and_without_being_asked() {
    Run run = Run.of("--help");
    assertThat(run.status()).isZero();
    assertThat(run.out())
        .startsWith(
            """
            Usage: baize [--help] [--version] [--verbose]... [--bot-log=FILE]
                         [--isolated-memory=SIZE] [--log-file=FILE] [--bot=NAME=COMMAND]...
                         [--isolated=JARS]... [--players=JARS]... COMMAND
            """)
        .contains("\n  euchre ", "\n  players ", "\n  replay ", "\n  resume ", STATUSES);
    assertThat(Run.of()).isEqualTo(run);
  }

  @Test
  void the_help_of_euchre_says_what_the_arguments_and_options_are() {
    assertThat(Run.of("euchre", "--help").out())
        .contains("PACK shuffle|noshuffle POINTS NAME1 TYPE1 ... NAME4 TYPE4")
        .contains("--demo", "--edition=YEAR", "--explain", "--record=FILE", "--seed=N");
  }

  @ParameterizedTest
  @ValueSource(strings = {"simulate", "tournament", "merge"})
  void names_of_files_are_not_broken_at_the_ends_of_lines(String command) {
    assertThat(Run.of(command, "--help").out().replaceAll("\\s+", " "))
        .contains("Draw a chart into this new file, such as chart.svg or chart.png; - draws");
  }

  @ParameterizedTest
  @CsvSource({"euchre, PACK ...", "blackjack, BANKROLL ...", "beans, NAME1 ..."})
  void the_arguments_of_the_classic_programs_go_by_their_names(String command, String label) {
    assertThat(Run.of(command, "--help").out())
        .contains("\nArguments:\n      " + label + "  ")
        .doesNotContain("ARGUMENTS");
  }

  @Test
  void help_wins_over_other_options_and_arguments() {
    assertThat(Run.of("euchre", "--demo", "x", "--help")).isEqualTo(Run.of("euchre", "--help"));
    assertThat(Run.as("./euchre", "", "--help")).isEqualTo(Run.of("euchre", "--help"));
  }

  @Test
  void the_version_is_that_of_the_build() {
    assertThat(Run.as("./euchre", "", "--version")).isEqualTo(Run.of("--version"));
    assertThat(Run.of("--version").out()).matches("baize \\d+\\.\\d+\\.\\d+(-SNAPSHOT)?\n");
  }

  @Test
  void the_completion_script_knows_commands_and_editions() {
    Run run = Run.of("generate-completion");
    assertThat(run.status()).isZero();
    assertThat(run.out())
        .startsWith("#!/usr/bin/env bash\n")
        .contains(
            "play serve resume replay review train advise statistics convert verify games rules"
                + " players match euchre blackjack beans simulate tournament arena merge dataset"
                + " analyze solve check bot host",
            "(\"2015\" \"2024\")",
            "(\"text\" \"json\" \"csv\")");
  }

  @Test
  void the_completion_script_has_one_list_of_values_for_each_option() {
    for (String function : Run.of("generate-completion").out().split("\nfunction ", -1)) {
      assertThat(VALUES.matcher(function).results().map(list -> list.group(1)))
          .as(function)
          .doesNotHaveDuplicates();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "match",
        "players",
        "rules",
        "simulate",
        "tournament",
        "arena",
        "dataset",
        "check",
        "host",
        "play",
        "advise"
      })
  void tab_completes_the_name_of_a_game(String command) throws Exception {
    assumeTrue(Files.isExecutable(Path.of("/bin/bash")), "bash completes");
    String complete =
        "%s\nCOMP_WORDS=(baize %s eu); COMP_CWORD=2; COMP_LINE='baize %s eu'; _complete_baize; echo ${COMPREPLY[*]}\n"
            .formatted(Run.of("generate-completion").out(), command, command);
    Path script = Files.writeString(folder.resolve("script"), complete);
    Process bash =
        new ProcessBuilder("/bin/bash", script.toString()).redirectError(Redirect.DISCARD).start();
    assertThat(new String(bash.getInputStream().readAllBytes(), UTF_8)).isEqualTo("euchre\n");
  }

  private static final Pattern VALUES = Pattern.compile("local (\\w+)_option_args=");

  private static final String EUCHRE =
      """
      euchre
        Apprentice  a neural network that has learned from Master
        Expert      a good club player: counts trumps, orders up by the tricks to
                    expect
                      alone=yes  whether it plays alone where that is worth more (yes
                                 or no)
        Human       a person, asked at the console
        Master      the strongest: imagines hidden cards and tries each decision on
                    them
                      samples=1000  how many deals it imagines for a decision, at most
                                    (a whole number from 1 to 1000000)
        Network     decides by a neural network that you have trained
                      file=none  the file of the network, in the format safetensors
                                 (text of 1 to 150 characters without commas)
                      draws=no   whether it draws decisions by their probabilities, or
                                 makes the best (yes or no)
        Random      any legal decision, each equally likely
        Simple      a beginner: orders up with two high trumps and leads its highest
                    card
        Thinker     draws games that fit what it sees, and plays them on to find what
                    is best
                      iterations=1000   games that it plays on for a decision (a whole
                                        number from 1 to 10000000)
                      rollout=uniform   who plays them on: uniform, for random
                                        decisions, or a player of the game (text of 1
                                        to 150 characters without commas)
                      search=tree       a tree, or the same number of tries for each
                                        decision (one of tree, flat)
                      objective=hand    what it maximizes: the score of the hand or
                                        the game, or the chance to win (one of hand,
                                        game, win)
                      selection=ucb1    how a tree chooses what to try next (one of
                                        ucb1, puct)
                      exploration=0.7   the weight of what a tree has seldom tried (a
                                        number from 0 to 1000 with at most 6 decimals)
                      observers=single  whose information a tree distinguishes: a
                                        single observer's, or that of each seat (one
                                        of single, multiple)
                      trees=1           independent trees that share the iterations (a
                                        whole number from 1 to 1000)
                      milliseconds=0    the longest a tree may take, or 0 for no
                                        limit; with one, games cannot be replayed (a
                                        whole number from 0 to 3600000)
                      strategy=none     a file of baize solve to play from, or none;
                                        it searches where that does not know the view
                                        (text of 1 to 150 characters without commas)
      """;

  @Test
  void the_players_that_are_installed_are_listed_in_columns_under_their_game() {
    Run run = Run.of("players");
    assertThat(run.status()).isZero();
    assertThat(run.out()).contains(EUCHRE);
    assertThat(Run.of("players", "EUCHRE")).isEqualTo(new Run(0, EUCHRE, ""));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "euchre",
        "blackjack",
        "beans",
        "match",
        "players",
        "replay",
        "resume",
        "simulate",
        "tournament",
        "arena",
        "dataset",
        "check",
        "bot",
        "host",
        "mcp"
      })
  void every_command_that_plays_tells_of_jars_with_players(String command) {
    assertThat(Run.of(command, "--help").out()).contains("--players=JARS   ");
  }

  @ParameterizedTest
  @ValueSource(strings = {"euchre", "play", "play beans", "merge", "analyze", "analyze blackjack"})
  void every_command_tells_of_the_log(String command) {
    assertThat(Run.of((command + " --help").split(" ")).out())
        .contains("--verbose   ", "--log-file=FILE   ");
  }

  @Test
  void check_says_what_its_status_means_and_hides_what_is_for_itself() {
    assertThat(Run.of("check", "--help").out())
        .contains("70", "Example:\n\n  baize check euchre Mine")
        .doesNotContain("--answers");
  }

  @Test
  void a_game_has_its_own_players_and_an_unknown_one_none() {
    Registry euchre = new Registry(List.of(new EuchreProvider()), List.of());
    assertThat(Run.with(euchre, "players", "chess"))
        .isEqualTo(
            new Run(
                2, "", "baize: no game \"chess\"; there are: euchre; see baize players --help\n"));
    assertThat(Run.with(euchre, "players").out()).startsWith("euchre\n  Apprentice ");
  }
}
