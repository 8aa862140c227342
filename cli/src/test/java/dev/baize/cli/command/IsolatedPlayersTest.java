package dev.baize.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.Iterables;
import dev.baize.cli.CompiledJar;
import dev.baize.cli.Run;
import dev.baize.core.registry.GameProvider;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Players from jars in processes of their own: the same games, and no harm. */
@Timeout(120)
@Tag("ci")
class IsolatedPlayersTest {

  private static final List<String> PLAY =
      List.of(
          "simulate euchre %s Simple %s Simple --games 2 --threads 1",
          "tournament euchre %s Simple --games 2 --threads 1",
          "match euchre %s Simple %s Simple --seed 3");

  /** Stands for rules by which a game has few hands; each question goes to another process. */
  private static final String SHORT = "SHORT";

  private static final String CHECK = "check euchre %s --games 1 --rules " + SHORT;

  @TempDir static Path folder;

  private static String jar = "";

  @BeforeAll
  static void compile() throws IOException {
    String source = Files.readString(Path.of("src/test/resources/hostile/Strangers.java"));
    String[] providers =
        Stream.of("Odd", "Exits", "Throws", "Hangs", "Hoards", "Prints")
            .map(name -> "Strangers$" + name)
            .toArray(String[]::new);
    jar = new CompiledJar(folder, "strangers").with("Strangers", source).listing(providers).pack();
  }

  private static Run run(String option, String jars, String command) {
    List<String> words = new ArrayList<>(List.of(option, jars));
    for (String word : command.split(" ", -1)) {
      words.add(word.equals(SHORT) ? "points 2, shuffle uniform" : word);
    }
    return Run.of(words.toArray(String[]::new));
  }

  private static Run isolated(String command) {
    return run("--isolated", jar, command);
  }

  private static void assertSame(String jars, String command) {
    Run apart = run("--isolated", jars, command);
    assertThat(apart).as(command).isEqualTo(run("--players", jars, command));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "players euchre",
        "simulate euchre Odd Simple Odd:luck=5 Simple --games 40 --threads 1",
        "simulate euchre Odd Simple Odd:luck=5 Simple --games 40 --threads 2",
        "tournament euchre Odd Odd:luck=5 Simple --games 10 --threads 2",
        "match euchre Odd Simple Odd:luck=5 Odd --seed 3",
        "simulate euchre Odd:lack=5 --games 1",
        "simulate euchre Even --games 1"
      })
  void they_do_what_they_do_in_this_process(String command) {
    assertSame(jar, command);
  }

  @Test
  void they_are_checked_as_in_this_process() {
    String command = CHECK.replace("%s", "Odd");
    Run apart = isolated(command);
    Run here = run("--players", jar, command);
    assertThat(apart.out().replaceAll("time per decision.*", "").replace("--isolated", "--players"))
        .isEqualTo(here.out().replaceAll("time per decision.*", ""));
    assertThat(apart.status()).isEqualTo(here.status());
  }

  private static void assertNamed(Run run, String player, String reason) {
    assertThat(run.status()).as(run.toString()).isEqualTo(70);
    boolean isCheck = run.err().isEmpty();
    String told =
        isCheck
            ? run.out().lines().filter(line -> line.startsWith("legal answers ")).findFirst().get()
            : run.err();
    assertThat(isCheck ? run.out() : run.err()).contains(player);
    assertThat(told)
        .hasLineCount(1)
        .contains(" at seat ", reason)
        .containsPattern("(again|alone|seed 3\\)): baize --isolated \\S+strangers.jar ")
        .doesNotContain("\tat ", "a bug");
  }

  @ParameterizedTest
  @CsvSource({
    "Exits, '', ended with exit status 0",
    "Throws, '', gave up: Throws threw java.lang.IllegalStateException: lost",
    "Hangs, ' --time 0.3', answer within",
    "Hoards, ' --isolated-memory 32m', java.lang.OutOfMemoryError"
  })
  void one_that_fails_is_named_in_one_line_by_every_command_that_plays(
      String player, String option, String reason) {
    for (String command : PLAY) {
      assertNamed(isolated(command.replace("%s", player) + option), player, reason);
    }
  }

  @Test
  void one_that_ends_its_process_is_named_by_every_check() {
    assertNamed(isolated(CHECK.replace("%s", "Exits")), "Exits", "ended with exit status 0");
  }

  @Test
  void one_that_prints_neither_disturbs_nor_delays_anybody() {
    for (String command : Iterables.concat(PLAY, List.of(CHECK))) {
      boolean isMatch = command.startsWith("match");
      Run run = isolated(command.replace("%s", isMatch ? "Prints:megabytes=64" : "Prints"));
      assertThat(run.status()).as(run.toString()).isZero();
      assertThat(run.err()).isEmpty();
      assertThat(run.out()).doesNotContain("xxx");
    }
  }

  @Test
  void a_failure_is_repeated_and_its_record_resumed_with_the_same_options() {
    Path record = folder.resolve("record");
    String options = "--isolated " + jar + " --isolated-memory 64m ";
    Run match = isolated("match euchre Throws --seed 3 --isolated-memory 64m --record " + record);
    assertThat(match.err())
        .contains("to go on (euchre, seed 3): baize " + options + "resume " + record + ";");
    Run resumed = Run.of((options + "resume " + record).split(" "));
    assertNamed(resumed, "Throws", "lost my way");
    assertThat(Run.of("resume", record.toString()).err()).contains("no euchre player \"Throws\"");
  }

  @Test
  void memory_with_which_java_does_not_start_is_refused() {
    Run run = isolated("players euchre --isolated-memory 1m");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).hasLineCount(1).startsWith("baize: --isolated-memory 1m: ");
  }

  @Test
  void its_last_lines_are_kept() throws IOException {
    Path log = folder.resolve("log");
    isolated("simulate euchre Throws --games 1 --bot-log " + log);
    assertThat(Files.readString(log))
        .contains("\nThrows gave up: Throws threw java.lang.IllegalState", "\n  > {\"type\":");
  }

  @Test
  void jars_that_cannot_be_used_are_refused_as_in_this_process() throws IOException {
    CompiledJar other = new CompiledJar(folder, "other");
    String nothing = other.pack();
    String abstractOne = folder.resolve("abstract").toString();
    List<String> jars = new ArrayList<>(List.of("nosuch.jar", nothing, abstractOne));
    jars.add(Files.writeString(folder.resolve("text.jar"), "text").toString());
    String decide = "return view.choice(0);";
    jars.add(new CompiledJar(folder, "chess").withPlayer("chess", "Own", decide).pack());
    jars.add(new CompiledJar(folder, "taken").withPlayer("euchre", "simple", decide).pack());
    jars.add(new CompiledJar(folder, "gone").listing("Gone").pack());
    for (String each : jars) {
      assertSame(each, "players euchre");
    }
  }

  @Test
  void jars_that_end_their_process_while_they_are_loaded_are_named() throws IOException {
    CompiledJar ending = new CompiledJar(folder, "ending");
    String provider = "dev.baize.core.registry.PlayerProvider<?, ?, ?>";
    String exit =
        "public class Ending { public static %s provider() { System.exit(0); return null; } }";
    ending.with("Ending", exit.formatted(provider)).listing("Ending");
    Run run = run("--isolated", ending.pack(), "players euchre");
    assertThat(run.status()).isEqualTo(70);
    assertThat(run.err()).hasLineCount(1).contains("ending.jar ended with exit status 0");
  }

  @Test
  void a_name_that_another_option_has_taken_is_refused() throws IOException {
    String own = new CompiledJar(folder, "own").withPlayer("euchre", "odd", "return null;").pack();
    String command = "players euchre --isolated " + jar;
    for (String option : List.of("--players", "--isolated")) {
      Run run = run(option, own, command);
      assertThat(run.status()).isEqualTo(1);
      assertThat(run.err())
          .hasLineCount(1)
          .containsPattern("--isolated \\S+strangers.jar: .*\"Odd\"");
    }
  }

  @Test
  void their_games_are_not_offered() throws IOException {
    CompiledJar game =
        new CompiledJar(folder, "game")
            .withPlayer("euchre", "Own", "return view.choice(0);")
            .with(
                "Games",
                """
                import dev.baize.core.toy.*;
                public class Games { public static HighCard provider() { return new HighCard(); } }
                """)
            .with(
                "Randoms",
                """
                import dev.baize.core.toy.*;
                public class Randoms {
                  public static RandomProvider provider() { return new RandomProvider(); }
                }
                """);
    Path services = game.listing("OwnProvider", "Randoms").classes().resolve("META-INF/services");
    Files.writeString(services.resolve(GameProvider.class.getName()), "Games");
    Run all = run("--isolated", game.pack(), "players");
    assertThat(all.out()).contains("\n  Own ").doesNotContain("HighCard");
    Run none = run("--isolated", game.listing("Randoms").pack(), "players");
    assertThat(none.status()).isEqualTo(1);
    assertThat(none.err()).contains("game.jar plays no game that is here").hasLineCount(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--isolated-memory 1g players|--isolated-memory has no meaning without --isolated",
        "--isolated a --isolated-memory 0m players|\"0m\": expected megabytes or gigabytes",
        "--isolated a --isolated-memory 512 players|\"512\": expected megabytes or gigabytes",
        "--isolated a --isolated-memory 1g --isolated-memory 2g players|--isolated-memory is given",
        "--isolated a --isolated a players|--isolated a is given twice",
        "--isolated= players|--isolated: a jar without a name",
        "players --isolated|Missing required parameter for option '--isolated' (JARS)",
        "--isolated a merge part|--isolated brings in players, and baize merge plays nothing"
      })
  void options_that_make_no_sense_are_refused(String command, String reason) {
    Run run = Run.of(command.split(" "));
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains(reason).hasLineCount(1);
  }
}
