package dev.baize.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What players in this process do, and what becomes of it in every command that plays: a run that
 * has not ended is no success, and says so in one line that tells how to see it again.
 */
@Tag("ci")
@Timeout(value = 60, threadMode = ThreadMode.SAME_THREAD) // a player interrupts all threads
class HostilePlayersTest {

  @TempDir static Path folder;

  private static String jar = "";

  @BeforeAll
  static void compile() throws IOException {
    String source = Files.readString(Path.of("src/test/resources/hostile/Hostile.java"));
    String[] providers =
        Stream.of(
                "Throws",
                "Dies",
                "Mute",
                "Stops",
                "Exits",
                "ExitsElsewhere",
                "Hangs",
                "Hoards",
                "Prints")
            .map(name -> "Hostile$" + name)
            .toArray(String[]::new);
    jar = new CompiledJar(folder, "hostile").with("Hostile", source).listing(providers).pack();
  }

  /** Every command that plays, with a player in it; a match is recorded. */
  private static List<String> commands(String player) {
    return List.of(
        "simulate euchre %s --games 2 --threads 2".formatted(player),
        "tournament euchre %s Simple --games 2 --threads 2".formatted(player),
        "match euchre Simple %s Simple Simple --seed 3 --record %s"
            .formatted(player, folder.resolve(player)),
        "check euchre %s --games 1".formatted(player));
  }

  private static Run run(String command) {
    return Run.of(("--players " + jar + " " + command).split(" "));
  }

  private static void assertCalm(Run run, String command) {
    assertThat(run.out() + run.err())
        .as(command)
        .doesNotContain("\tat ")
        .matches("[^\\p{Cntrl}]*(\n[^\\p{Cntrl}]*)*");
  }

  /** Demands one line on standard error, and a failure. */
  private static void assertFailed(Run run, String command, String... parts) {
    assertCalm(run, command);
    assertThat(run.status()).as("%s: %s", command, run).isEqualTo(70);
    assertThat(run.err()).as(command).hasLineCount(1).startsWith("baize: ").contains(parts);
  }

  @ParameterizedTest
  @ValueSource(strings = {"Throws", "Dies"})
  void a_player_that_throws_is_named_with_its_seat_and_how_to_see_it_again(String player) {
    for (String command : commands(player)) {
      Run run = run(command);
      if (command.startsWith("check")) {
        assertCalm(run, command);
        assertThat(run.status()).isEqualTo(70);
        assertThat(run.out()).containsPattern("BROKEN: .*; again: baize --players ");
      } else {
        assertFailed(run, command, player + " at seat ", " threw java.lang.", ": baize --players ");
        String again = run.err().replaceFirst(".*; to .*?: baize ", "").replaceFirst("; .*\n", "");
        assertFailed(Run.of(again.split(" ")), again, player + " at seat ");
      }
    }
  }

  @Test
  void a_stack_trace_follows_where_it_is_asked_for() {
    String command = "match euchre Simple Throws Simple Simple --seed 3";
    assertThat(run("--verbose " + command).err())
        .contains("Caused by: java.lang.Exception: lost")
        .containsPattern("at .*Hostile\\$Throws.act");
  }

  @Test
  void an_exception_that_cannot_be_told_is_no_success() {
    for (String command : commands("Mute")) {
      assertThat(run(command).status()).as(command).isEqualTo(70);
    }
  }

  @Test
  @EnabledForJreRange(max = JRE.JAVA_19)
  void a_player_that_stops_threads_is_no_success() throws Exception {
    for (Child child : Child.startAll(commands("Stops"), jar, folder)) {
      assertThat(child.await().status()).as(child.command()).isNotZero();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"Exits", "ExitsElsewhere"})
  void a_player_that_ends_the_program_makes_no_run_look_finished(String player) throws Exception {
    for (Child child : Child.startAll(commands(player), jar, folder)) {
      Run run = child.await();
      String err = run.err().replace("HANGING\n", "");
      boolean recorded = child.command().startsWith("match");
      assertFailed(
          new Run(run.status(), run.out(), err),
          child.command(),
          "ended from within",
          recorded ? "go on (euchre, seed 3): baize --players " : "again: baize --players ",
          recorded ? "resume " + folder.resolve(player) : child.command());
    }
    assertThat(Run.of("replay", folder.resolve(player).toString()).status()).isZero();
  }

  @Test
  void a_player_that_does_not_answer_has_so_long_and_no_longer() {
    for (String command : commands("Hangs")) {
      if (!command.startsWith("match")) {
        Run run = run(command + " --time 0.1");
        assertCalm(run, command);
        assertThat(run.status()).as(command).isEqualTo(70);
        assertThat(run.out() + run.err())
            .containsPattern("at seat \\d")
            .contains("within 0.1 s", "--time 0.1");
      }
    }
  }

  @Test
  void a_run_whose_player_does_not_answer_ends_when_it_is_told_to() throws Exception {
    for (Child child : Child.startAll(commands("Hangs"), jar, folder)) {
      child.awaitComplaint("HANGING\n");
      child.terminate();
      Run run = child.await();
      assertThat(run.status()).as(child.command()).isEqualTo(143);
      if (child.command().startsWith("match")) {
        assertThat(run.err())
            .isEqualTo(
                "HANGING\nbaize: interrupted; to go on (euchre, seed 3): baize --players %s resume %s\n"
                    .formatted(jar, folder.resolve("Hangs")));
      } else if (!child.command().startsWith("check")) {
        assertThat(run.out()).contains("\nPARTIAL: 0 of ");
        assertThat(run.err()).contains("given up: ", "Hangs at seat ", "to play it alone: baize ");
      }
    }
  }

  @Test
  void a_run_whose_player_keeps_all_memory_is_no_success() throws Exception {
    for (String command : commands("Hoards")) {
      Run run = Child.startInSmallHeap(command, jar, folder).await();
      assertThat(run.status()).as("%s: %s", command, run).isNotZero();
    }
  }

  @Test
  void what_a_player_prints_is_no_part_of_the_results() throws Exception {
    for (Child child : Child.startAll(commands("Prints"), jar, folder)) {
      Run run = child.await();
      assertThat(run.status()).as(child.command()).isZero();
      assertThat(run.out()).doesNotContain("PRINTED");
      assertThat(run.err()).startsWith("PRINTED").hasSize(1 << 20);
    }
  }
}
