package dev.baize.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.baize.cli.play.Window;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The launcher, once it has built, under its own name and through a link. */
@Tag("ci")
class LauncherIT {

  private static final Path GOLDEN = Path.of("src/test/resources/golden/euchre");
  private static final String PLAYERS = "A Simple B Simple C Simple D Simple";

  @TempDir static Path folder;

  private static Checkout project;

  @BeforeAll
  static void build() throws Exception {
    project = Checkout.started(folder);
    Files.copy(GOLDEN.resolve("pack.in"), folder.resolve("pack.in"));
    Run run = project.sh("ln -s \"$PWD/a 'project'/baize\" euchre && ./euchre --version");
    assertThat(run).isEqualTo(Run.of("--version"));
    assertThat(project.builds()).hasSize(1);
  }

  static List<Path> transcripts() throws IOException {
    try (Stream<Path> folders = Files.list(GOLDEN)) {
      return folders.filter(Files::isDirectory).sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("transcripts")
  void a_link_named_euchre_prints_the_golden_transcripts_byte_for_byte(Path transcript)
      throws Exception {
    List<String> arguments = Files.readAllLines(transcript.resolve("args"));
    String edition = Files.readString(transcript.resolve("edition")).strip();
    Path stdin = transcript.resolve("stdin");
    Path rules = transcript.resolve("rules");
    String script =
        arguments.get(0)
            + (Files.exists(rules) ? " --rules '" + Files.readString(rules).strip() + "'" : "")
            + (edition.equals("2024") ? " " : " --edition " + edition + " ")
            + quoted(arguments.subList(1, arguments.size()))
            + (Files.exists(stdin) ? " <'" + stdin.toAbsolutePath() + "'" : "");
    assertThat(project.sh(script))
        .isEqualTo(new Run(0, Files.readString(transcript.resolve("expected")), ""));
  }

  @Test
  void a_link_named_blackjack_prints_its_golden_transcript_too() throws Exception {
    Path transcript = Path.of("src/test/resources/golden/blackjack/seeded");
    String script =
        "ln -s \"$PWD/a 'project'/baize\" blackjack && ./blackjack "
            + String.join(" ", Files.readAllLines(transcript.resolve("args")));
    assertThat(project.sh(script))
        .isEqualTo(new Run(0, Files.readString(transcript.resolve("expected")), ""));
  }

  private static String quoted(List<String> words) {
    return words.stream()
        .map(word -> "'" + word.replace("'", "'\\''") + "'")
        .collect(Collectors.joining(" "));
  }

  @ParameterizedTest
  @CsvSource({"X, none", "LC_ALL, C", "LANG, POSIX", "LANG, xx_XX.UTF-8", "LC_ALL, de_DE"})
  void names_and_files_in_any_script_come_out_as_they_went_in(String variable, String locale)
      throws Exception {
    List<String> words =
        List.of(
            "колода 🂡",
            "noshuffle",
            "1",
            "王小明",
            "Simple",
            "فاطمة",
            "Simple",
            "😀 🃏",
            "Simple",
            "Zoë",
            "Simple");
    Run run =
        project.sh(Map.of(variable, locale), "cp pack.in 'колода 🂡'\n./euchre " + quoted(words));
    assertThat(run.status()).isZero();
    assertThat(run.out())
        .startsWith("./euchre " + String.join(" ", words) + " \nHand 0\n王小明 deals\n")
        .contains("\nفاطمة passes\n😀 🃏 passes\nZoë passes\n");
  }

  @Test
  void arguments_arrive_as_they_were_given() throws Exception {
    List<String> words =
        List.of(
            "./pack.in",
            "noshuffle",
            "1",
            "",
            "Simple",
            "two  words *",
            "Simple",
            "a'b\"c\\d$HOME",
            "Simple",
            "-n",
            "Simple");
    Run run = project.sh("./euchre " + quoted(words));
    assertThat(run.status()).isZero();
    assertThat(run.out()).startsWith("./euchre " + String.join(" ", words) + " \nHand 0\n deals\n");
  }

  @Test
  void the_first_line_begins_with_the_name_as_it_was_called() throws Exception {
    String game = " pack.in noshuffle 1 " + PLAYERS;
    assertThat(firstLine("./euchre" + game)).isEqualTo("./euchre" + game + " ");
    assertThat(firstLine("PATH=\"$PWD:$PATH\"; euchre" + game))
        .isEqualTo(folder + "/euchre" + game + " ");
    assertThat(firstLine("mkdir x; ln -s ../euchre x/euchre.exe; x/euchre.exe" + game))
        .isEqualTo("x/euchre.exe" + game + " ");
    assertThat(firstLine("\"a 'project'/baize\" euchre" + game))
        .isEqualTo("a 'project'/baize euchre" + game + " ");
    String beside = " euchre " + folder + "/pack.in noshuffle 1 " + PLAYERS;
    assertThat(firstLine("cd \"a 'project'\"; sh baize" + beside))
        .isEqualTo("baize" + beside + " ");
  }

  private static String firstLine(String script) throws Exception {
    Run run = project.sh(script);
    assertThat(run.status()).as(run.err()).isZero();
    return run.out().lines().findFirst().orElseThrow();
  }

  @Test
  void statuses_are_those_that_the_help_lists() throws Exception {
    String script = "status() { \"$@\"; echo $?; }\n";
    assertThat(project.sh(script + "status ./euchre --demo | tail -n 1").out()).isEqualTo("0\n");
    assertThat(project.sh(script + "status ./euchre nosuch noshuffle 1 " + PLAYERS))
        .isEqualTo(new Run(0, "Error opening nosuch\n1\n", ""));
    assertThat(project.sh("./euchre --sed 1").status()).isEqualTo(2);
  }

  @Test
  void a_reader_that_goes_away_ends_it_without_a_word() throws Exception {
    String game = "./euchre pack.in shuffle 100 " + PLAYERS;
    assertThat(project.sh("{ " + game + "; echo $? >status; } | head -n 1; cat status"))
        .isEqualTo(new Run(0, game + " \n141\n", ""));
  }

  @Test
  void a_full_disk_is_one_line() throws Exception {
    assertThat(project.sh("[ ! -c /dev/full ] || ./euchre --demo >/dev/full; echo $?").out())
        .isIn("74\n", "0\n");
  }

  @Test
  void a_closed_standard_input_has_ended() throws Exception {
    Run run =
        project.sh(
            "./euchre pack.in noshuffle 1 A Human B Simple C Simple D Simple <&- | tail -n 1");
    assertThat(run.out()).isEqualTo("Human player A, please enter a suit, or \"pass\":\n");
    assertThat(run.err()).startsWith("baize: input ended at ").hasLineCount(1);
  }

  @Test
  void every_shell_that_is_there_runs_it() throws Exception {
    Run run =
        project.sh(
            """
            for shell in sh dash bash 'bash --posix' 'busybox sh' ksh mksh; do
              if command -v ${shell%% *} >/dev/null; then
                $shell ./euchre --version || echo "$shell failed"
              fi
            done
            """);
    assertThat(run.err()).isEmpty();
    assertThat(run.out().lines().distinct()).containsExactly(Run.of("--version").out().strip());
  }

  @Test
  void players_of_a_jar_play_before_and_after_the_command_and_in_a_long_run() throws Exception {
    String own =
        new CompiledJar(folder, "more players")
            .withPlayer("euchre", "Own", "return view.choice(0);")
            .pack();
    String option = " --players '" + own + "' ";
    Run run = project.sh("./euchre" + option + "pack.in noshuffle 1 A Own B Own C Own D Own");
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .startsWith("./euchre pack.in noshuffle 1 A Own B Own C Own D Own \nHand 0\n");
    String baize = "\"a 'project'/baize\"";
    run = project.sh(baize + option + "simulate euchre Own --games 9");
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).contains("\nplayers  Own, Own, Own, Own\n");
    assertThat(project.sh(baize + " simulate euchre Own --games 9" + option)).isEqualTo(run);
  }

  @Test
  void a_trace_follows_where_it_is_asked_for() throws Exception {
    Run run = project.sh(Map.of("BAIZE_TRACE", "1"), "\"a 'project'/baize\" replay nosuch");
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err())
        .startsWith("baize: nosuch cannot be read: there is no such file\n")
        .contains("NoSuchFileException: nosuch cannot be read")
        .contains("at dev.baize.");
  }

  @Test
  void the_log_goes_where_the_environment_and_the_options_say() throws Exception {
    String game = "./euchre pack.in noshuffle 1 " + PLAYERS;
    Run silent = project.sh(game);
    Run debug = project.sh(Map.of("BAIZE_LOG", "debug"), game);
    assertThat(debug.status()).isZero();
    assertThat(debug.out()).isEqualTo(silent.out());
    assertThat(debug.err().lines())
        .hasSize(2)
        .allMatch(line -> line.contains("Z DEBUG CommandLog command "));
    assertThat(
            project
                .sh(Map.of("BAIZE_LOG", "debug"), "\"a 'project'/baize\" players euchre")
                .err()
                .lines())
        .allMatch(line -> line.contains("Z DEBUG "))
        .anyMatch(line -> line.endsWith("/lib/baize-euchre.jar"));
    assertThat(project.sh(Map.of("BAIZE_LOG", "loud"), game))
        .isEqualTo(
            new Run(2, "", "baize: BAIZE_LOG=loud: expected error, warn, info, debug or trace\n"));
    assertThat(project.sh("./euchre --verbose" + game.substring("./euchre".length()) + " 2>&-"))
        .isEqualTo(silent);
    String simulate = "simulate euchre Simple --games 9";
    Run shown = project.sh("\"a 'project'/baize\" " + simulate);
    assertThat(project.sh("\"a 'project'/baize\" --log-file log --verbose " + simulate))
        .isEqualTo(shown);
    assertThat(folder.resolve("log")).content().contains(" DEBUG Simulation simulation ended ");
  }

  @Test
  void a_classic_game_without_a_log_starts_without_slf4j() throws Exception {
    String game = "./euchre pack.in noshuffle 1 " + PLAYERS;
    Map<String, String> loading = Map.of("BAIZE_JAVA_OPTIONS", "-Xlog:class+load");
    assertThat(project.sh(loading, game).out())
        .contains(" dev.baize.core.registry.Registry ")
        .doesNotContain(" org.slf4j.");
    assertThat(project.sh(loading, game + " --verbose").out()).contains(" org.slf4j.");
  }

  @Test
  void the_collector_of_the_environment_replaces_that_of_the_launcher() throws Exception {
    Map<String, String> own =
        Map.of("BAIZE_JAVA_OPTIONS", "-XX:+UseG1GC -XX:+PrintCommandLineFlags");
    for (String command :
        List.of(
            "--version",
            "blackjack 200 10000 simple",
            "simulate euchre Simple --games 1",
            "play --help",
            "bot --help")) {
      Run run = project.sh(own, "\"a 'project'/baize\" " + command);
      assertThat(run.status()).isZero();
      assertThat(run.err())
          .contains(" -XX:+UseG1GC ")
          .doesNotContain("-XX:+UseSerialGC", "-XX:+UseParallelGC");
    }
  }

  @ParameterizedTest
  @CsvSource({
    "BAIZE_JAVA_OPTIONS, -Xmx7m",
    "BAIZE_JAVA_OPTIONS, -XX:MaxHeapSize=7m",
    "JDK_JAVA_OPTIONS, -Xmx7m",
    "JAVA_TOOL_OPTIONS, -Xmx7m"
  })
  void a_heap_may_be_smaller_than_the_launcher_would_begin_with(String variable, String option)
      throws Exception {
    Run run = project.sh(Map.of(variable, option), "./euchre --demo --seed 1");
    assertThat(run.status()).as(run.out()).isZero();
    assertThat(run.out()).isEqualTo(Run.of("euchre", "--demo", "--seed", "1").out());
  }

  @Test
  void what_java_itself_has_to_say_is_not_on_standard_output() throws Exception {
    Run run = project.sh(Map.of("BAIZE_JAVA_OPTIONS", "-Xmx1k"), "./euchre --demo");
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains("heap");
  }

  @Test
  void a_game_that_is_terminated_can_be_resumed() throws Exception {
    Run run =
        project.sh(
            """
            mkfifo answers
            ./euchre --record game pack.in noshuffle 1 A Human B Human C Human D Human \\
              >printed <answers &
            exec 3>answers
            echo pass pass >&3
            until [ "$(grep -c passes printed)" = 2 ]; do :; done
            kill -TERM $!
            wait $!
            echo $?
            exec 3>&-
            "a 'project'/baize" replay game
            """);
    assertThat(run)
        .isEqualTo(
            new Run(
                0,
                "143\nHand 0\nA deals\nJack of Diamonds turned up\nB passes\nC passes\n",
                "baize: interrupted; to go on (euchre, seed 0): baize resume game\n"));
  }

  @ParameterizedTest
  @CsvSource({"beans A Human B Greedy, [1]", "match beans Human, press Enter"})
  void a_match_ends_at_ctrl_c_whatever_is_typed_after_it(String game, String prompt)
      throws Exception {
    assumeTerminal();
    String command = "\"a 'project'/baize\" " + game + " --seed 7 --record typed";
    try (Window window = new Window(folder, project.environment(), command)) {
      window.await(text -> text.contains(prompt));
      window.press("\u0003\n1\n1\n");
      assertThat(window.status()).isEqualTo(130);
      assertThat(window.output())
          .contains("baize: interrupted; to go on (beans, seed 7): baize resume typed\r\n");
    }
    assertThat(project.sh("\"a 'project'/baize\" replay typed && rm typed").status()).isZero();
  }

  private static void assumeTerminal() throws Exception {
    assumeTrue(
        project.sh("script -qefc true /dev/null").status() == 0,
        "script of util-linux opens the terminal");
  }

  @Test
  void a_table_fits_the_window_that_shows_it_and_80_columns_in_a_pipe() throws Exception {
    String simulate = "\"a 'project'/baize\" simulate euchre Simple --games 9 2>/dev/null";
    assertThat(project.sh(simulate).out()).contains("  mean  ± 95 %  std dev  min  median  max\n");
    assumeTerminal();
    try (Window window = new Window(folder, project.environment(), "stty cols 60; " + simulate)) {
      assertThat(window.status()).isZero();
      assertThat(window.output().lines())
          .contains("measure               number  mean  ± 95 %  min  median  max");
    }
  }

  @Test
  void an_interrupted_simulation_shows_what_it_has_played_which_is_what_that_many_games_give()
      throws Exception {
    CompletableFuture<Run> simulation =
        CompletableFuture.supplyAsync(
            () ->
                inBackground(
                    Map.of("BAIZE_JAVA_OPTIONS", "-Dbaize.columns=80"),
                    """
                    echo $$ >pid
                    exec "a 'project'/baize" simulate euchre Simple --games 1e12 --threads 1 2>bar
                    """));
    // A job in the background does not hear Ctrl-C, and what it starts does not either.
    boolean deaf = project.sh("kill -INT $$; echo deaf").out().equals("deaf\n");
    project.sh(
        """
        until grep -q '[1-9][0-9]*/1' bar; do :; done 2>/dev/null
        kill -%s $(cat pid)
        """
            .formatted(deaf ? "TERM" : "INT"));
    Run interrupted = simulation.get();
    assertThat(interrupted.status()).isEqualTo(deaf ? 143 : 130);
    Matcher partial =
        Pattern.compile("\nPARTIAL: ([0-9]+) of 1000000000000; missing: games .*\n\n")
            .matcher(interrupted.out());
    assertThat(partial.find()).isTrue();
    Run asked = Run.of("simulate", "euchre", "Simple", "--games", partial.group(1));
    assertThat(partial.replaceFirst("\n")).isEqualTo(asked.out());
  }

  private static Run inBackground(Map<String, String> environment, String script) {
    try {
      return project.sh(environment, script);
    } catch (IOException | InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
