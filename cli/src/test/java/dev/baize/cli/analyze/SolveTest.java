package dev.baize.cli.analyze;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.cli.Run;
import dev.baize.cli.io.ExitStatus;
import dev.baize.search.solve.Convergence;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code baize solve}, on the game in {@code examples/kuhn}. */
class SolveTest {

  private static final Path EXAMPLE = Path.of("..", "examples", "kuhn");
  private static final Path SERVICE =
      Path.of("META-INF", "services", "dev.baize.core.registry.GameProvider");

  @TempDir static Path kuhn;

  @TempDir Path folder;

  @BeforeAll
  static void compile() throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, UTF_8);
        Stream<Path> sources = Files.list(EXAMPLE)) {
      List<Path> java = sources.filter(SolveTest::isOfTheGame).toList();
      List<String> options =
          List.of("-Xlint:all", "-Werror", "-proc:none", "-cp", classPath(), "-d", kuhn.toString());
      assertThat(
              compiler
                  .getTask(
                      null, files, null, options, null, files.getJavaFileObjectsFromPaths(java))
                  .call())
          .isTrue();
    }
    Files.createDirectories(kuhn.resolve(SERVICE).getParent());
    Files.copy(EXAMPLE.resolve(SERVICE), kuhn.resolve(SERVICE));
  }

  private static boolean isOfTheGame(Path file) {
    return file.toString().endsWith(".java") && !file.toString().endsWith("Test.java");
  }

  private static String classPath() {
    return System.getProperty("java.class.path");
  }

  private static Run baize(String command, String... options) {
    List<String> words = new ArrayList<>(List.of(command, "kuhn"));
    words.addAll(List.of(options));
    words.addAll(List.of("--players", kuhn.toString()));
    return Run.of(words.toArray(String[]::new));
  }

  private String file(String name) {
    return folder.resolve(name).toString();
  }

  @Test
  void the_game_keeps_the_promises_of_games_and_its_strategy_those_of_players() {
    baize("solve", "--iterations", "100", "--out", file("strategy"));
    Run checked =
        baize("check", "Thinker:iterations=10,strategy=" + file("strategy"), "--games", "2");
    assertThat(checked.err()).isEmpty();
    assertThat(checked.status()).isZero();
  }

  @Test
  void a_solution_says_how_large_the_game_is_and_how_far_it_came() {
    Run run = baize("solve", "--iterations", "10");
    assertThat(run)
        .isEqualTo(
            new Run(
                0,
                """
                game              kuhn
                rules             3 cards
                positions         54
                information sets  12
                algorithm         CFR+
                utility           score

                iterations  exploitability  value to seat 0
                         1          0.4583           0.1250
                         2          0.2639         -0.08796
                         5         0.07334         -0.05107
                        10         0.03269         -0.05872
                """,
                ""));
  }

  @ParameterizedTest
  @CsvSource({"cfr+, CFR+", "cfr, CFR", "External-Sampling, external-sampling MCCFR"})
  void each_algorithm_comes_closer(String name, String algorithm) {
    Run run = baize("solve", "--algorithm", name, "--iterations", "2e3", "--format", "csv");
    List<String> rows = run.out().lines().toList();
    assertThat(rows.get(0))
        .isEqualTo(
            "game,rules,positions,informationSets,algorithm,utility,iterations,exploitability,value");
    String[] last = rows.get(rows.size() - 1).split(",", -1);
    assertThat(last).contains(algorithm, "2000");
    assertThat(Double.parseDouble(last[7])).isBetween(0.0, 0.05);
  }

  @Test
  void a_solution_is_the_same_in_json() {
    Run run = baize("solve", "--iterations", "1", "--format", "json", "--utility", "WIN");
    assertThat(run.out())
        .startsWith(
            "{\"game\":\"kuhn\",\"rules\":\"3 cards\",\"positions\":54,"
                + "\"informationSets\":12,\"algorithm\":\"CFR+\",\"utility\":\"win\","
                + "\"points\":[{\"iterations\":1,\"exploitability\":")
        .endsWith("}]}\n");
  }

  @Test
  void the_strategy_is_played_by_whoever_names_its_file() {
    String strategy = file("kuhn.strategy");
    assertThat(baize("solve", "--iterations", "1000", "--out", strategy).err()).isEmpty();
    assertThat(Path.of(strategy)).content().startsWith("baize strategy 1\ngame: kuhn\n");
    Run run =
        baize(
            "simulate",
            "Thinker:iterations=10",
            "Thinker:iterations=10,strategy=" + strategy,
            "--games=4000");
    String seat1 = run.out().lines().filter(line -> line.contains(", seat 1 ")).findFirst().get();
    double mean = Double.parseDouble(seat1.split(" {2,}", -1)[2]);
    assertThat(mean).as("what it wins, at least 1/18 on average").isGreaterThan(0);
    assertThat(run.err()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "simulate kuhn PLAYER Thinker",
        "tournament kuhn PLAYER Thinker",
        "match kuhn PLAYER Thinker",
        "check kuhn PLAYER",
        "bot kuhn PLAYER",
        "play kuhn --opponents PLAYER"
      })
  void a_strategy_that_cannot_be_read_is_refused_in_one_line_as_any_file_is(String command)
      throws IOException {
    String damaged = Files.writeString(folder.resolve("damaged"), "hello\n").toString();
    assertRefused(command, damaged, damaged + ":1: \"hello\"");
    assertRefused(command, file("none"), file("none") + " cannot be read: there is no such file");
  }

  private static void assertRefused(String command, String strategy, String reason) {
    String words = command.replace("PLAYER", "Thinker:strategy=" + strategy);
    Run run = Run.of((words + " --players " + kuhn).split(" "));
    assertThat(run.status()).isEqualTo(ExitStatus.REFUSED);
    assertThat(run.err()).startsWith("baize: ").contains(reason).hasLineCount(1);
  }

  @Test
  void a_chart_goes_into_a_picture_or_below_the_table() {
    assertThat(baize("solve", "--chart", file("chart.svg")).err()).isEmpty();
    assertThat(Path.of(file("chart.svg"))).content().contains("exploitability by iteration");
    assertThat(baize("solve", "--iterations", "2", "--chart", "-").out())
        .contains("\nexploitability\n1 │")
        .endsWith("\nrows: iterations\n");
  }

  @Test
  void nothing_is_overwritten() throws IOException {
    Path strategy = Files.writeString(folder.resolve("strategy"), "mine");
    Run run = baize("solve", "--out", strategy.toString());
    assertThat(run.status()).isNotZero();
    assertThat(run.out()).isEmpty();
    assertThat(run.err())
        .isEqualTo(
            "baize: " + strategy + ": the file exists and is not empty; nothing is overwritten\n");
    assertThat(strategy).hasContent("mine");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          --iterations 0            | --iterations 0: expected 1 to 1000000000000
          --max-positions 0         | --max-positions 0: expected 1 to 1000000000
          --max-positions 53        | 3 cards: more than 53 positions; expected a smaller game
          --algorithm minimax       | [CFR_PLUS, cfr+, CFR, EXTERNAL_SAMPLING, external-sampling] (case-insensitive) but was 'minimax'
          --utility tricks          | [SCORE, WIN] (case-insensitive) but was 'tricks'
          --rules none              | "none": expected {cards} cards
          --format json --chart -   | --chart - draws below a table
          """)
  void wrong_options_are_refused_in_one_line(String options, String message) {
    Run run = baize("solve", options.split(" "));
    assertThat(run.status()).isEqualTo(ExitStatus.USAGE);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).startsWith("baize: ").contains(message).hasLineCount(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          euchre    | a game of 4 seats; expected a zero-sum game of two
          blackjack | a game of 1 seats; expected a zero-sum game of two
          beans     | expected a game that lists the outcomes of chance
          """)
  void games_that_cannot_be_solved_say_why(String game, String message) {
    Run run = Run.of("solve", game);
    assertThat(run.status()).isEqualTo(ExitStatus.USAGE);
    assertThat(run.err()).startsWith("baize: ").contains(message).hasLineCount(1);
  }

  @Test
  void checkpoints_are_those_of_the_library() {
    Run run = baize("solve", "--iterations", "60", "--format", "csv");
    List<String> iterations =
        run.out().lines().skip(1).map(line -> line.split(",", -1)[6]).toList();
    assertThat(iterations)
        .isEqualTo(Convergence.checkpoints(60).stream().map(String::valueOf).toList());
  }
}
