package dev.baize.spark;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.cli.Program;
import dev.baize.cli.command.CommandContext;
import dev.baize.cli.command.StudyEngine;
import dev.baize.cli.io.Terminal;
import dev.baize.study.simulation.GameRange;
import dev.baize.study.simulation.Progress;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The command line, whose studies are played on Spark. */
class SparkEngineTest {

  private static final String MASTER = "spark.master";
  private static final String PAGES = "spark.ui.enabled";
  private static final String LOG_LEVEL = "spark.log.level";

  /** What a run of the program has printed. */
  private record Run(int status, String out, String err) {}

  @BeforeAll
  static void configure() {
    System.setProperty(MASTER, "local[2]");
    System.setProperty(PAGES, "false");
  }

  @AfterAll
  static void reset() {
    System.clearProperty(MASTER);
    System.clearProperty(PAGES);
  }

  private static Run run(boolean onSpark, String line) {
    return run(onSpark ? new SparkEngine(List::of) : null, line);
  }

  private static Run run(@Nullable StudyEngine engine, String line) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Terminal terminal = new Terminal(InputStream.nullInputStream(), out, err);
    CommandContext context = new CommandContext(terminal, "baize", null, engine, Map.of());
    int status = new Program(context).run(Arrays.asList(line.split(" ", -1)));
    return new Run(status, out.toString(UTF_8), err.toString(UTF_8));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "simulate euchre Simple --games 4000 --time 5",
        "simulate euchre Silent --games 1000000 --time 0.5 --seed 1",
        "simulate euchre Simple --games 0",
        "simulate euchre Simple --games 9 --out /dev/null/result",
        "simulate euchre Nobody --games 9",
        "tournament euchre Simple Random Expert --games 40 --format csv",
        "tournament euchre Fails Random --games 11000 --seed 1 --on-failure forfeit"
      })
  void it_prints_what_the_command_line_does(String line) {
    assertThat(run(true, line)).isEqualTo(run(false, line));
  }

  @ParameterizedTest
  @CsvSource({
    "simulate euchre FailsThere, game, failed: FailsThere at seat [0-3] threw .*: out of ideas",
    "simulate euchre SilentThere, game, SilentThere at seat [0-3] had not answered within 0.5 s",
    "tournament euchre FailsThere Random, round, failed: FailsThere at seat [0-3] threw",
    "tournament euchre Random SilentThere, round, SilentThere at seat [0-3] had not answered"
  })
  void a_game_that_fails_on_executors_only_is_told_of_with_the_command_that_plays_it(
      String words, String unit, String reason) {
    boolean silent = words.contains("Silent");
    (silent ? SilentThereProvider.FAULT : FailsThereProvider.FAULT).await();
    String time = silent ? " --time 0.5" : "";
    Run run = run(true, words + " --games 1e7 --seed 1" + time);
    assertThat(run.status()).isEqualTo(70);
    assertThat(run.err())
        .startsWith("baize: on an executor, not on the driver: ")
        .containsPattern(unit + " (\\d+) from seed 1.*" + reason)
        .containsPattern(
            unit
                + " (\\d+) from .*; to play it alone: baize simulate euchre( (Random|\\w+There)){4}"
                + " --seed 1"
                + time
                + " --from \\1 --games 1; ")
        .hasLineCount(1);
  }

  @Test
  void it_prints_the_same_whatever_digits_a_country_writes(@TempDir Path folder) {
    String line = "simulate euchre Simple --games 3000";
    Run expected = run(false, line);
    Locale here = Locale.getDefault();
    Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
    try {
      assertThat(run(true, line + " --parts " + folder)).isEqualTo(expected);
      assertThat(run(true, line + " --parts " + folder)).isEqualTo(expected);
    } finally {
      Locale.setDefault(here);
    }
  }

  @Test
  void parts_that_measure_something_else_are_told_of_in_a_line(@TempDir Path folder)
      throws IOException {
    var result = Studies.simulation(1, "Simple").play(GameRange.first(3), 1, new Progress());
    Files.writeString(folder.resolve("part-0-2"), Studies.withoutLastMeasure(result));
    Run run = run(true, "simulate euchre Simple --seed 1 --games 9 --parts " + folder);
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err())
        .contains("part-0-2 cannot be joined: results of different measures: ")
        .endsWith("; name another folder\n")
        .hasLineCount(1);
  }

  @Test
  void a_folder_for_parts_without_a_name_is_refused() {
    Run run = run(true, "simulate euchre Simple --games 9 --parts=");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("'--parts': \"\"; expected the name of a folder");
  }

  @ParameterizedTest
  @ValueSource(strings = {"%s", "%s/", "file://%s", "%s/../new"})
  void a_result_is_not_written_where_the_folder_for_parts_is(String parts, @TempDir Path folder) {
    Path name = folder.resolve("new");
    Run run =
        run(
            true,
            "simulate euchre Simple --games 9 --out %s --parts %s"
                .formatted(name, parts.formatted(name)));
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("--out ").contains(" is the folder of --parts; expected a file");
    assertThat(name).doesNotExist();
  }

  @Test
  void players_that_cannot_be_shipped_are_told_of_in_a_line(@TempDir Path folder)
      throws IOException {
    Files.createSymbolicLink(folder.resolve("up"), folder);
    String jar = folder.toString();
    Run run = run(new SparkEngine(() -> List.of(jar)), "simulate euchre Simple --games 9");
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err())
        .startsWith("baize: " + jar + " cannot be shipped to executors: ")
        .contains("FileSystemLoopException")
        .hasLineCount(1);
  }

  @Test
  void a_folder_for_parts_that_cannot_be_created_is_told_of_in_a_line() {
    Run run = run(true, "simulate euchre Simple --games 9 --parts /dev/null/parts");
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err()).startsWith("baize: /dev/null/parts cannot be used: ").hasLineCount(1);
    assertThat(run.out()).isEmpty();
  }

  @Test
  void a_part_that_cannot_be_written_is_told_of_in_a_line(@TempDir Path folder) throws Exception {
    Path parts = folder.resolve("parts");
    Thread spoiler = new Thread(() -> replaceByFile(parts));
    spoiler.start();
    Run run = run(true, "simulate euchre Simple --games 1e9 --parts " + parts);
    spoiler.join();
    assertThat(run.status()).isEqualTo(74);
    assertThat(run.err())
        .startsWith("baize: " + parts + "/part-")
        .contains(" cannot be written: ")
        .hasLineCount(1);
    assertThat(run.out()).isEmpty();
  }

  /** Replaces a folder, into which files are written, once there is one. */
  private static void replaceByFile(Path folder) {
    Cluster.await(() -> Files.exists(folder.resolve("part-0-0")));
    for (int i = 0; !Files.isRegularFile(folder); i++) {
      try {
        Files.move(folder, folder.resolveSibling("moved" + i));
        Files.createFile(folder);
      } catch (IOException e) {
        // It was created anew meanwhile.
      }
    }
  }

  @Test
  void a_file_system_that_is_not_there_is_told_of_in_a_line() {
    Run run = run(true, "simulate euchre Simple --games 9 --parts s3a://bucket/parts");
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err()).startsWith("baize: s3a://bucket/parts cannot be used: ").hasLineCount(1);
  }

  @Test
  void parts_that_are_damaged_are_told_of_in_a_line(@TempDir Path folder) throws IOException {
    Files.writeString(folder.resolve("part-0-4"), "nothing");
    Run run = run(true, "simulate euchre Simple --games 9 --parts " + folder);
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err())
        .contains("part-0-4 is damaged: ")
        .endsWith("; delete it to play its games again\n")
        .hasLineCount(1);
  }

  @ParameterizedTest
  @CsvSource({
    "simulate euchre Simple, tournament euchre Simple Random",
    "tournament euchre Simple Random, simulate euchre Simple",
    "tournament euchre Simple Random, tournament euchre Simple Random --sprt 0+10",
    "tournament euchre Simple Random --sprt 0+10, simulate euchre Simple",
    "simulate euchre Simple, simulate euchre Simple --seed 4"
  })
  void parts_of_another_study_are_told_of_in_a_line(
      String one, String other, @TempDir Path folder) {
    String parts = " --games 40 --parts " + folder;
    assertThat(run(true, one.replace('+', ',') + parts).status()).isZero();
    Run run = run(true, other.replace('+', ',') + parts);
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err())
        .containsPattern("part-0-[0-9]+ is of another study; expected (simul|tourn|sequential)")
        .hasLineCount(1);
  }

  @Test
  void a_seed_that_is_secret_is_kept_in_no_file(@TempDir Path folder) {
    Path parts = folder.resolve("parts");
    Run run = run(true, "simulate euchre Simple --games 9 --seed secret --parts " + parts);
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("--seed secret: expected a number with --parts, which keeps it");
    assertThat(parts).doesNotExist();
  }

  @Test
  void the_pages_of_spark_do_not_show_the_seed() {
    assertThat(Studies.parts(Studies.simulation(123_456_789, "Simple")).description())
        .contains("simulation of euchre", "Simple")
        .doesNotContain("123456789");
  }

  @Test
  void its_help_names_only_what_there_is() {
    assertThat(run(true, "--help").out())
        .contains("simulate", "tournament")
        .doesNotContain("play euchre", "link named");
  }

  @Test
  void a_cluster_that_cannot_be_reached_is_told_of_in_a_line() {
    System.setProperty(MASTER, "nowhere");
    try {
      Run run = run(true, "simulate euchre Simple --games 9");
      assertThat(run.status()).isEqualTo(1);
      assertThat(run.err()).startsWith("baize: Spark cannot start: ").hasLineCount(1);
    } finally {
      System.setProperty(MASTER, "local[2]");
    }
  }

  @Test
  void a_log_level_that_is_none_is_told_of_in_a_line() {
    System.setProperty(LOG_LEVEL, "loud");
    try {
      assertThat(run(true, "simulate euchre Simple --games 9"))
          .isEqualTo(
              new Run(
                  1,
                  "",
                  "baize: Spark cannot start: spark.log.level \"loud\"; expected ALL, DEBUG, ERROR,"
                      + " FATAL, INFO, OFF, TRACE, WARN\n"));
    } finally {
      System.clearProperty(LOG_LEVEL);
    }
  }

  @Test
  void a_log_level_may_be_written_in_small_letters() {
    System.setProperty(LOG_LEVEL, "error");
    try {
      assertThat(run(true, "simulate euchre Simple --games 9").status()).isZero();
    } finally {
      System.clearProperty(LOG_LEVEL);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"spark.default.parallelism", "spark.scheduler.maxRegisteredResourcesWaitingTime"})
  void a_setting_of_spark_that_is_no_number_is_told_of_in_a_line(String setting) {
    System.setProperty(setting, "many");
    try {
      Run run = run(true, "simulate euchre Simple --games 9");
      assertThat(run.status()).isEqualTo(1);
      assertThat(run.err())
          .startsWith("baize: Spark cannot start: ")
          .contains(setting, "many")
          .hasLineCount(1);
    } finally {
      System.clearProperty(setting);
    }
    assertThat(run(true, "simulate euchre Simple --games 9").status()).isZero();
  }
}
