package dev.baize.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The programs and the commands in the README, and what it says that they print. */
class ReadmeTest {

  private static final Path README = Path.of("..", "README.md");

  /** A program, its class's name within, and right below it its output. */
  private static final Pattern PROGRAM =
      Pattern.compile(
          "```java\n(.*?public class (\\w+).*?)```\n\n```text\n(.*?)```", Pattern.DOTALL);

  /** A command that plays many games, and right below it its output. */
  private static final Pattern STUDY =
      Pattern.compile(
          "```sh\n\\./baize (simulate (?!blackjack)[^\n]*)\n```\n\n```text\n(.*?)```",
          Pattern.DOTALL);

  /** An analysis, or a card counter's question, and right below it the end of its output. */
  private static final Pattern ANALYSIS =
      Pattern.compile(
          "```sh\n\\./baize ((?:analyze|simulate blackjack) [^\n]*)\n```\n\n```text\n(.*?)```",
          Pattern.DOTALL);

  /** Commands that write a pack. */
  private static final Pattern PACK =
      Pattern.compile("```sh\n(for suit .*? > pack\\.in\n)```", Pattern.DOTALL);

  /** A command that explains itself, and right below it what comes with the first question. */
  private static final Pattern ADVICE =
      Pattern.compile(
          "```sh\n\\./baize (euchre --explain [^\n]*)\n```\n\n```text\n(.*?)```", Pattern.DOTALL);

  /** The screen of a person who plays. */
  private static final Pattern TABLE =
      Pattern.compile(
          "```sh\n\\./baize play euchre --points 3\n```\n\n```text\n(.*?)```", Pattern.DOTALL);

  private record Program(String name, String source, String output) {
    Program(MatchResult found) {
      this(found.group(2), found.group(1), found.group(3));
    }

    @Override
    public String toString() {
      return name;
    }
  }

  static Stream<Program> programs() throws IOException {
    return PROGRAM.matcher(Files.readString(README)).results().map(Program::new);
  }

  @Test
  void every_java_block_is_a_program_with_its_output() throws IOException {
    assertThat(Files.readString(README).split("```java", -1)).hasSize((int) programs().count() + 1);
  }

  @Test
  void it_shows_how_to_listen_to_simulate_and_to_compare_and_where_the_javadoc_is()
      throws IOException {
    assertThat(programs().map(Program::source))
        .anyMatch(source -> source.contains("implements Listener<"))
        .anyMatch(source -> source.contains("new Simulation<>(") && source.contains("margin95()"))
        .anyMatch(source -> source.contains("new Tournament<>("));
    assertThat(Files.readString(README)).contains("](target/reports/apidocs/index.html)");
  }

  @ParameterizedTest
  @MethodSource("programs")
  void a_program_compiles_and_prints_what_the_readme_says(Program program, @TempDir Path folder)
      throws Exception {
    compile(Files.writeString(folder.resolve(program.name() + ".java"), program.source()));
    assertThat(run(program.name(), folder)).isEqualTo(program.output());
  }

  @Test
  void a_command_that_plays_many_games_prints_what_the_readme_says() throws IOException {
    List<MatchResult> studies = STUDY.matcher(Files.readString(README)).results().toList();
    assertThat(studies).isNotEmpty();
    for (MatchResult study : studies) {
      assertThat(Run.of(study.group(1).split(" "))).isEqualTo(new Run(0, study.group(2), ""));
    }
  }

  @Test
  void an_analysis_or_a_counters_question_ends_as_the_readme_says() throws IOException {
    List<MatchResult> analyses = ANALYSIS.matcher(Files.readString(README)).results().toList();
    assertThat(analyses).isNotEmpty();
    for (MatchResult analysis : analyses) {
      Run run = Run.of(analysis.group(1).split(" "));
      assertThat(run.status()).isZero();
      assertThat(run.out()).endsWith(analysis.group(2));
    }
  }

  @Test
  void the_advice_is_what_a_person_with_the_new_pack_reads_first(@TempDir Path folder)
      throws Exception {
    String readme = Files.readString(README);
    MatchResult pack = PACK.matcher(readme).results().findFirst().orElseThrow();
    MatchResult advice = ADVICE.matcher(readme).results().findFirst().orElseThrow();
    var shell = new ProcessBuilder("sh", "-c", pack.group(1)).directory(folder.toFile());
    assertThat(shell.start().waitFor()).isZero();
    String file = folder.resolve("pack.in").toString();
    Run run = Run.of(advice.group(1).replace("pack.in", file).split(" "));
    assertThat(run.out()).contains(advice.group(2) + "Human player Ivan's hand: [0]");
  }

  @Test
  void the_table_is_one_that_was_played_at() throws IOException {
    MatchResult table = TABLE.matcher(Files.readString(README)).results().findFirst().orElseThrow();
    assertThat(Files.readString(Path.of("src/test/resources/golden/play/euchre")))
        .contains("----\n" + table.group(1).stripTrailing() + " ");
  }

  private static void compile(Path source) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, UTF_8)) {
      boolean compiled =
          compiler.getTask(null, files, null, null, null, files.getJavaFileObjects(source)).call();
      assertThat(compiled).as("%s compiles", source).isTrue();
    }
  }

  private static String run(String name, Path folder) throws Exception {
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    PrintStream standardOutput = System.out;
    try (URLClassLoader loader = new URLClassLoader(new URL[] {folder.toUri().toURL()});
        PrintStream out = new PrintStream(printed, true, UTF_8)) {
      System.setOut(out);
      loader.loadClass(name).getMethod("main", String[].class).invoke(null, (Object) new String[0]);
    } finally {
      System.setOut(standardOutput);
    }
    return printed.toString(UTF_8);
  }
}
