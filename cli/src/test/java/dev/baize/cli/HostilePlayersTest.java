package dev.baize.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What players of other people do, and what becomes of it in every command that plays: a run that
 * has not ended is no success, and says in one line whose fault it is, and how to see it again.
 */
@Timeout(value = 60, threadMode = ThreadMode.SAME_THREAD) // a player interrupts all threads
class HostilePlayersTest {

  /** Players that stop their match. */
  private static final List<String> FAILING =
      List.of(
          "Unchecked",
          "Checked",
          "EndsInput",
          "Wrong",
          "Deep",
          "Hungry",
          "Dead",
          "Unlinked",
          "Mute",
          "Nothing",
          "Illegal",
          "Mutate",
          "Foreign",
          "Deaf",
          "Unseated");

  /** Players that do odd things, but answer. */
  private static final List<String> ANSWERING = List.of("Interrupt", "Threads", "Print", "Invert");

  private static final List<String> HANGING = List.of("Loop", "Sleep");
  private static final List<String> EXITING =
      List.of("Exit", "ExitElsewhere", "ExitLambda", "Halt");

  /** Players that answer, but leave something behind that would keep the process from ending. */
  private static final List<String> LEAVING = List.of("Hook", "Lock");

  /** Ends the loop of a player that is still running. */
  private static final String END = "hostile.end";

  @TempDir static Path folder;

  private static String jar = "";

  @BeforeAll
  static void compile() throws IOException {
    String source = Files.readString(Path.of("src/test/resources/hostile/Hostile.java"));
    String[] providers =
        Stream.of(
                FAILING,
                ANSWERING,
                HANGING,
                EXITING,
                LEAVING,
                List.of(
                    "Hoard",
                    "HoardEarly",
                    "InterruptMain",
                    "ExitLater",
                    "ExitVirtual",
                    "Restart",
                    "Paint"))
            .flatMap(List::stream)
            .map(name -> "Hostile$" + name)
            .toArray(String[]::new);
    jar = new CompiledJar(folder, "hostile").with("Hostile", source).listing(providers).pack();
  }

  @AfterAll
  static void endLoops() {
    System.setProperty(END, "now");
  }

  /** Every command that plays, with a player in it. */
  private static List<String> commands(String player) throws IOException {
    Path record = folder.resolve(player + ".baize");
    Files.writeString(
        record,
        """
        baize record 1
        game: euchre
        rules: points 3, shuffle uniform
        seed: 1
        player: Simple A
        player: %s B
        player: Simple C
        player: Simple D

        """
            .formatted(player));
    return List.of(
        "simulate euchre %s --games 3 --threads 2".formatted(player),
        "tournament euchre %s Simple --games 2 --threads 2".formatted(player),
        "euchre --record %s %s noshuffle 5 A Simple B %s C Simple D Simple"
            .formatted(folder.resolve(player + ".new"), Run.PACK, player),
        "match euchre Simple %s Simple Simple --seed 3 --record %s"
            .formatted(player, folder.resolve(player + ".match")),
        "resume " + record);
  }

  private static Run run(String command) {
    return Run.of(("--players " + jar + " " + command).split(" "));
  }

  private static void assertCalm(Run run, String command) {
    assertThat(run.out() + run.err())
        .as(command)
        .doesNotContain("\tat ", "a bug", "SecretAgent")
        .matches("[^\\p{Cntrl}]*(\n[^\\p{Cntrl}]*)*");
  }

  /** One line that names the player, its seat, the game and its seed. */
  private static void assertBlamed(Run run, String player, String command) {
    assertCalm(run, command);
    assertThat(run.status()).as("%s: %s", command, run).isEqualTo(70);
    assertThat(run.err()).as(command).hasLineCount(1).startsWith("baize: ");
    assertThat(run.err()).as(command).containsPattern(player + "\\b.* at seat \\d");
    assertThat(run.err())
        .as(command)
        .containsPattern(
            "from seed \\d.*; to play it alone: baize --players "
                + "|; to (go on|play it again) \\(euchre, seed \\d\\): baize --players ");
  }

  /** The command that a failure recommends. */
  private static String recommended(Run run) {
    return run.err()
        .replaceFirst(".*; to .*?: baize ", "")
        .replaceFirst("; set BAIZE_TRACE.*\n", "");
  }

  static List<String> failing() {
    return FAILING;
  }

  static List<String> answering() {
    return ANSWERING;
  }

  static List<String> exiting() {
    return EXITING;
  }

  @ParameterizedTest
  @MethodSource("failing")
  void a_player_that_fails_is_blamed_by_every_command(String player) throws IOException {
    for (String command : commands(player)) {
      Run run = run(command);
      assertBlamed(run, player, command);
      String again = recommended(run);
      assertBlamed(Run.of(again.split(" ")), player, again);
    }
  }

  @ParameterizedTest
  @MethodSource("failing")
  void the_check_of_a_player_that_fails_says_so_line_by_line(String player) {
    String command = "check euchre " + player + " --games 1";
    Run run = run(command);
    assertCalm(run, command);
    assertThat(run.status()).isEqualTo(70);
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).containsPattern("BROKEN: .*; again: baize --players ");
  }

  @ParameterizedTest
  @MethodSource("answering")
  void a_player_that_answers_in_the_end_ends_its_games(String player) throws IOException {
    for (String command : commands(player)) {
      Run run = run(command);
      assertCalm(run, command);
      assertThat(run.status()).as("%s: %s", command, run).isZero();
      assertThat(run.err()).isEmpty();
      // A player may leave its thread interrupted.
      Thread.interrupted();
    }
    assertThat(folder.resolve(player + ".baize")).content().contains("\nplay ");
    assertThat(folder.resolve(player + ".new")).content().contains("\nplay ");
  }

  @Test
  void a_player_that_interrupts_the_program_is_not_taken_for_a_person_who_does() {
    Run run = run("simulate euchre InterruptMain --games 1e9");
    Thread.interrupted();
    assertThat(run.status()).isEqualTo(70);
    assertThat(run.err())
        .isEqualTo("baize: a player interrupted the program; the result is partial\n");
    assertThat(run.out()).contains("PARTIAL: ");
  }

  @ParameterizedTest
  @ValueSource(strings = {"simulate euchre %s", "tournament euchre Simple %s", "check euchre %s"})
  void a_player_that_does_not_answer_has_so_long_and_no_longer(String command) {
    for (String player : HANGING) {
      Run run = run(command.formatted(player) + " --time 0.3");
      assertCalm(run, command);
      assertThat(run.status()).isEqualTo(70);
      String told = run.out() + run.err();
      assertThat(told).containsPattern(player).containsPattern("at seat \\d");
      assertThat(told).containsPattern("answer.* within (0.3 s|300 ms)");
      assertThat(told).containsPattern("--time 0.3 .*--games 1|--games 1 .*--time 0.3");
    }
  }

  @ParameterizedTest
  @MethodSource("exiting")
  void a_player_that_ends_the_process_is_blamed_by_every_command(String player) throws Exception {
    List<Child> children = Child.startAll(commands(player), jar, folder);
    for (Child child : children) {
      Run run = child.await();
      assertBlamed(run, player, child.command());
      assertThat(run.err()).contains(" ended the program, at Hostile$" + player);
    }
  }

  @Test
  @EnabledForJreRange(min = JRE.JAVA_21)
  void a_player_that_ends_the_process_in_a_virtual_thread_is_blamed_by_every_command()
      throws Exception {
    for (Child child : Child.startAll(commands("ExitVirtual"), jar, folder)) {
      Run run = child.await();
      assertBlamed(run, "ExitVirtual", child.command());
      assertThat(run.err()).contains(" ended the program, in a virtual thread; ");
    }
  }

  @Test
  void a_player_that_starts_the_program_again_is_blamed_by_every_command() throws Exception {
    for (Child child : Child.startAll(commands("Restart"), jar, folder)) {
      Run run = child.await();
      assertBlamed(run, "Restart", child.command());
      assertThat(run.err())
          .contains("threw java.lang.IllegalStateException: this process runs the program already");
    }
  }

  @Test
  void a_player_that_does_not_answer_is_given_up_when_the_process_is_to_end() throws Exception {
    String command = "simulate euchre Sleep --games 100 --threads 1";
    Child child = Child.start(command, jar, folder);
    child.awaitComplaint("ASLEEP");
    child.terminate();
    Run run = child.await();
    assertCalm(run, command);
    assertThat(run.status()).isEqualTo(143);
    assertThat(run.out()).contains("\nPARTIAL: 0 of 100; missing: games 0 to 99\n");
    assertThat(run.err())
        .contains("baize: given up: game 0 from seed 0, where Sleep at seat ")
        .contains(" had not answered; to play the first alone: baize --players ")
        .endsWith(" --seed 0 --from 0 --games 1\n");
  }

  @ParameterizedTest
  @CsvSource({
    "match euchre Simple Sleep ExitLater Simple --seed 3, ExitLater at seat 2",
    "simulate euchre Sleep ExitLater Simple Simple --games 1, ExitLater at seat 1"
  })
  void a_player_that_ends_the_process_while_another_is_asked_is_the_one_that_is_blamed(
      String command, String blamed) throws Exception {
    Run run = Child.start(command, jar, folder).await();
    assertThat(run.err()).startsWith("ASLEEP\n");
    Run told = new Run(run.status(), run.out(), run.err().substring("ASLEEP\n".length()));
    assertBlamed(told, "ExitLater", command);
    assertThat(told.err()).contains(blamed + " ended the program, at Hostile$ExitLater.");
  }

  @ParameterizedTest
  @CsvSource({
    "Hoard, simulate euchre Simple Hoard Simple Simple --games 9 --threads 1, game 0 from seed 0",
    "Hoard, simulate euchre Hoard --games 9 --threads 2, game [01] from seed 0",
    "HoardEarly, simulate euchre HoardEarly --games 9 --threads 2, again: baize --players ",
    "Hoard, tournament euchre Hoard Simple --games 4 --threads 2, round [01] from seed 0",
    "Hoard, match euchre Simple Hoard Simple Simple --seed 3, '\\(euchre, seed 3\\): baize --players '",
    "Hoard, check euchre Hoard, 'again: baize --players '"
  })
  void a_player_that_keeps_all_memory_is_named(String player, String command, String reference)
      throws Exception {
    Run run = Child.startInSmallHeap(command, jar, folder).await();
    assertCalm(run, command);
    assertThat(run.status()).as(run.err()).isEqualTo(70);
    assertThat(run.err())
        .hasLineCount(1)
        .containsPattern(player + "\\b.*(ran out of memory|threw java.lang.OutOfMemoryError)")
        .containsPattern(reference);
  }

  @ParameterizedTest
  @CsvSource({"'', play it again", "' --record ', go on"})
  void a_match_that_is_to_end_names_the_player_that_does_not_answer(String option, String hint)
      throws Exception {
    String record = option.isEmpty() ? "" : option + folder.resolve("asleep");
    String command = "match euchre Simple Sleep Simple Simple --seed 3" + record;
    Child child = Child.start(command, jar, folder);
    child.awaitComplaint("ASLEEP");
    child.terminate();
    Run run = child.await();
    assertCalm(run, command);
    assertThat(run.status()).isEqualTo(143);
    assertThat(run.err())
        .endsWith("\n")
        .contains(
            "baize: given up: Sleep at seat 1 had not answered; to %s (euchre, seed 3): baize "
                .formatted(hint));
  }

  @Test
  void what_players_print_and_leave_behind_spoils_no_result() throws Exception {
    List<Child> left =
        Child.startAll(
            Stream.of("Threads", "Hook", "Lock")
                .map(player -> "simulate euchre " + player + " --games 2")
                .toList(),
            jar,
            folder);
    Run printed = Child.start("simulate euchre Print --games 2 --format json", jar, folder).await();
    assertThat(printed.status()).isZero();
    assertThat(printed.out()).startsWith("{").hasLineCount(1);
    assertThat(printed.err()).contains("PRINTED");
    for (Child child : left) {
      Run run = child.await();
      assertThat(run.status()).isZero();
      assertThat(run.err()).isEmpty();
    }
  }

  @Test
  void what_players_print_is_whole_lines_that_no_terminal_obeys() throws Exception {
    Run run =
        Child.start("simulate euchre Simple Paint Simple Simple --games 1", jar, folder).await();
    assertThat(run.status()).isZero();
    assertThat(run.err()).isEqualTo("PAINTED\\u001B[2J    in\nred\n");
  }

  @ParameterizedTest
  @MethodSource("exiting")
  void a_check_that_a_player_ends_is_no_success(String player) throws Exception {
    Run run = Child.start("check euchre " + player + " --games 1", jar, folder).await();
    assertThat(run.status()).isEqualTo(70);
    assertThat(run.err())
        .hasLineCount(1)
        .containsPattern(player + " at seat \\d after \\d+ decisions ended the program, at Hostile")
        .containsPattern("; again: baize --players \\S+ check euchre " + player + " --seed 0 ");
  }
}
