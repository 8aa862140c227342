package dev.baize.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import dev.baize.cli.command.CommandContext;
import dev.baize.cli.io.Terminal;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The log of whole commands. */
class LoggingTest {

  private static final String TIME = "\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z ";
  private static final String LINE = TIME + "(TRACE|DEBUG|INFO|WARN|ERROR) \\w+ .*";

  @TempDir Path folder;

  private static List<String> events(String log) {
    assertThat(log.lines()).allMatch(line -> line.matches(LINE));
    return log.lines().map(line -> line.replaceFirst(TIME, "")).toList();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "euchre " + Run.PACK + " shuffle 3 A Simple -b Simple C Simple D Simple",
        "euchre --demo --seed 1",
        "blackjack 100 3 counting",
        "simulate euchre Simple --games 9 --format json",
        "tournament beans Greedy Random Planner --games 2",
        "players"
      })
  void standard_output_is_the_same_with_a_log_that_is_asked_for_before_or_after_the_command(
      String line) throws IOException {
    Run silent = Run.of(line.split(" "));
    assertThat(silent.err()).isEmpty();
    Run before = Run.of(("--verbose " + line).split(" "));
    Run after = Run.of((line + " --verbose --verbose").split(" "));
    assertThat(before.out()).isEqualTo(silent.out());
    assertThat(after.out()).isEqualTo(silent.out());
    assertThat(events(before.err()))
        .contains("DEBUG CommandLog command ended status=0")
        .noneMatch(event -> event.startsWith("TRACE"));
    assertThat(events(after.err())).hasSizeGreaterThanOrEqualTo(events(before.err()).size());
    Path file = folder.resolve("log");
    assertThat(Run.of((line + " --log-file " + file).split(" "))).isEqualTo(silent);
    assertThat(events(Files.readString(file)).get(0))
        .startsWith("DEBUG CommandLog command started ");
  }

  @Test
  void a_simulation_says_what_is_played_with_which_seed_and_more_in_detail() {
    String[] words = "simulate euchre Simple --games 9 --seed 7 --threads 1 --verbose".split(" ");
    assertThat(events(Run.of(words).err()))
        .contains(
            "DEBUG Simulation simulation started game=euchre rules=\"points 10, shuffle uniform\""
                + " players=\"[Simple, Simple, Simple, Simple]\" seed=7 games=9",
            "DEBUG BatchRunner batch started from=0 to=9 threads=1",
            "DEBUG BatchRunner batch ended completed=9",
            "DEBUG Simulation simulation ended seed=7 completed=9");
    List<String> detailed = new ArrayList<>(List.of(words));
    detailed.add("--verbose");
    assertThat(events(Run.of(detailed.toArray(String[]::new)).err()))
        .anyMatch(event -> event.matches("TRACE BatchSchedule chunk played from=0 to=1 .*"));
  }

  @Test
  void a_command_line_that_is_not_understood_is_in_the_log_file() throws IOException {
    Path file = folder.resolve("log");
    Run run = Run.of("simulate", "euchre", "Simple", "--games", "x", "--log-file", file.toString());
    assertThat(run.status()).isEqualTo(2);
    assertThat(events(Files.readString(file)))
        .anyMatch(
            event ->
                event.startsWith("ERROR Failures command failed status=2 reason=\"Invalid value")
                    && event.contains("is not a whole number"));
  }

  @Test
  void each_look_of_a_sequential_test_and_each_iteration_of_the_ratings_is_logged() {
    String line = "tournament euchre Expert Random --sprt 0,10 --games 100 --verbose";
    List<String> events = events(Run.of(line.split(" ")).err());
    assertThat(events.stream().filter(event -> event.contains(" sequential test ")))
        .isNotEmpty()
        .allMatch(
            event ->
                event.matches(
                    "DEBUG Tournament sequential test rounds=\\d+ llr=[-.\\dE]+ lower=-2.94\\d+"
                        + " upper=2.94\\d+ verdict=(UNDECIDED|H1_ACCEPTED)"));
    assertThat(events.stream().filter(event -> event.contains(" ratings improved ")).toList())
        .hasSizeGreaterThan(1)
        .first()
        .asString()
        .startsWith("DEBUG BradleyTerry ratings improved iteration=1 step=");
  }

  @Test
  void a_record_is_locked_created_and_closed_and_then_appended_to() {
    String record = folder.resolve("record").toString();
    String demo = "euchre --demo --seed 1 --record " + record + " --verbose";
    assertThat(events(Run.of(demo.split(" ")).err()))
        .containsSubsequence(
            "DEBUG RecordWriter record locked file=" + record,
            "DEBUG RecordWriter record created file=" + record,
            "DEBUG RecordWriter record closed file=" + record);
    assertThat(events(Run.of("resume", record, "--verbose").err()))
        .anyMatch(
            event -> event.startsWith("DEBUG RecordWriter record opened for appending file="));
  }

  @Test
  void a_command_that_fails_logs_why() {
    Run run = Run.of("replay", "nosuch", "--verbose");
    String reason = "nosuch cannot be read: there is no such file";
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err()).contains("\nbaize: " + reason + "\n");
    assertThat(events(run.err().replace("baize: " + reason + "\n", "")))
        .contains(
            "ERROR Failures command failed status=1 reason=\"" + reason + "\"",
            "DEBUG CommandLog command ended status=1");
  }

  @Test
  void a_jar_that_brings_in_a_player_is_named_and_what_it_only_repeats_is_passed_over()
      throws IOException {
    CompiledJar own =
        new CompiledJar(folder, "own").withPlayer("euchre", "Own", "return view.choice(0);");
    own.listing("OwnProvider\ndev.baize.euchre.EuchreProvider");
    String jar = own.pack();
    assertThat(events(Run.of("players", "euchre", "--players", jar, "--verbose").err()))
        .contains(
            "DEBUG ProviderLoader provider skipped class=dev.baize.euchre.EuchreProvider jar="
                + jar
                + " reason=\"it is part of this program\"",
            "DEBUG ProviderLog player found game=euchre player=Own class=OwnProvider from=file:"
                + jar);
  }

  @Test
  void a_file_is_appended_to_by_one_command_after_another() throws IOException {
    Path file = folder.resolve("log");
    Run.of("players", "--log-file", file.toString());
    int lines = Files.readAllLines(file).size();
    Run.of("players", "--log-file=" + file);
    assertThat(file).content().hasLineCount(2 * lines);
  }

  @Test
  void a_log_file_that_is_none_is_refused_before_anything_is_played() {
    assertThat(Run.of("euchre", "--demo", "--log-file", folder.toString()))
        .isEqualTo(
            new Run(1, "", "baize: the log " + folder + " cannot be written: it is a folder\n"));
    Run nameless = new Run(2, "", "baize: --log-file: expected the name of a file\n");
    assertThat(Run.of("players", "--log-file=")).isEqualTo(nameless);
    assertThat(Run.of("--log-file", "", "euchre", "--demo")).isEqualTo(nameless);
  }

  @ParameterizedTest
  @CsvSource({
    "simulate euchre Simple --games 1, --out F",
    "simulate euchre Simple --games 1, --out=F",
    "simulate euchre Simple --games 1, --chart F.svg",
    "tournament euchre Simple Random --rounds 1, --out ./x/../F",
    "euchre --demo, --record F",
    "simulate euchre Simple --games 1, --out LINKED/F"
  })
  void a_log_file_that_another_option_names_is_refused_before_anything_is_written(
      String command, String option) throws IOException {
    Path own = Files.createDirectory(folder.resolve("own"));
    Files.createDirectory(own.resolve("x"));
    Path linked = Files.createSymbolicLink(folder.resolve("linked"), own);
    String words =
        option.contains("LINKED")
            ? option.replace("LINKED", "" + linked)
            : option.replaceFirst("(./x/../)?F", own + "/$1F");
    String log = own + (option.endsWith(".svg") ? "/F.svg" : "/F");
    Run run = Run.of((command + " " + words + " --log-file " + log).split(" "));
    String name = option.split("[ =]", 2)[0];
    assertThat(run)
        .isEqualTo(
            new Run(2, "", "baize: %s and --log-file name one file, %s\n".formatted(name, log)));
    assertThat(Path.of(log)).doesNotExist();
  }

  @Test
  void values_that_are_missing_or_wrong_are_one_line() {
    assertThat(Run.of("players", "--log-file"))
        .isEqualTo(
            new Run(
                2,
                "",
                "baize: Missing required parameter for option '--log-file' (FILE); see baize"
                    + " players --help\n"));
    Run run = Run.of("players", "--verbose=3");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).startsWith("baize: ").contains("--verbose").hasLineCount(1);
    assertThat(Run.of("--log-file", "a", "players", "--log-file", "b"))
        .isEqualTo(new Run(2, "", "baize: --log-file is given twice\n"));
  }

  @Test
  void a_bar_and_the_lines_of_a_log_leave_each_other_whole() {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Terminal terminal =
        new Terminal(InputStream.nullInputStream(), OutputStream.nullOutputStream(), err, 80, 0);
    String line = "simulate euchre Simple --games 2000 --threads 2 --verbose --verbose";
    assertThat(new Program(new CommandContext(terminal, "baize")).run(List.of(line.split(" "))))
        .isZero();
    List<String> shown = shown(err.toString(UTF_8));
    List<String> bars = shown.stream().filter(each -> each.contains(" games (")).toList();
    assertThat(bars).hasSize(1).first().asString().contains(" 2000/2000 games (");
    assertThat(shown.stream().filter(each -> !bars.contains(each)))
        .hasSizeGreaterThan(20)
        .allMatch(each -> each.matches(LINE));
  }

  /** What a screen of any width shows of text in which a line may be drawn over itself. */
  private static List<String> shown(String text) {
    List<String> lines = new ArrayList<>();
    for (String line : Splitter.on('\n').split(text.stripTrailing())) {
      StringBuilder shown = new StringBuilder();
      for (String drawn : Splitter.on('\r').split(line)) {
        shown.replace(0, Math.min(drawn.length(), shown.length()), drawn);
      }
      lines.add(shown.toString().stripTrailing());
    }
    return lines;
  }
}
