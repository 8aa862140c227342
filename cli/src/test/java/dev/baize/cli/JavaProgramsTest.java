package dev.baize.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.beans.BeansDecision;
import dev.baize.blackjack.BlackjackDecision;
import dev.baize.core.game.Decision;
import dev.baize.euchre.EuchreDecision;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.reflect.Modifier;
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
import org.junit.jupiter.params.provider.ValueSource;

/** The programs in Java on pages, and what these say that they print. */
class JavaProgramsTest {

  private static final List<Path> PAGES =
      List.of(Path.of("..", "README.md"), Path.of("..", "docs", "programs.md"));

  /** A program, its class's name within, and right below it its output. */
  private static final Pattern PROGRAM =
      Pattern.compile(
          "```java\n(.*?public class (\\w+).*?)```\n\n```text\n(.*?)```", Pattern.DOTALL);

  private record Program(String name, String source, String output) {
    Program(MatchResult found) {
      this(found.group(2), found.group(1), found.group(3));
    }

    @Override
    public String toString() {
      return name;
    }
  }

  private static String text() throws IOException {
    StringBuilder text = new StringBuilder();
    for (Path page : PAGES) {
      text.append(Files.readString(page)).append('\n');
    }
    return text.toString();
  }

  static Stream<Program> programs() throws IOException {
    return PROGRAM.matcher(text()).results().map(Program::new);
  }

  @Test
  void every_java_block_is_a_program_with_its_output() throws IOException {
    assertThat(text().split("```java", -1)).hasSize((int) programs().count() + 1);
  }

  @Test
  void they_show_how_to_play_to_listen_to_simulate_to_compare_and_to_value_a_hand()
      throws IOException {
    assertThat(programs().map(Program::source))
        .anyMatch(source -> source.contains("Match.of(") && source.contains(".play()"))
        .anyMatch(source -> source.contains("implements Listener<"))
        .anyMatch(source -> source.contains("new Simulation<>(") && source.contains("margin95()"))
        .anyMatch(source -> source.contains("new Tournament<>("))
        .anyMatch(source -> source.contains("ExactHand.of("));
  }

  @ParameterizedTest
  @ValueSource(classes = {EuchreDecision.class, BlackjackDecision.class, BeansDecision.class})
  void they_make_every_decision_of_a_game(Class<? extends Decision> decisions) throws IOException {
    List<String> factories =
        Stream.of(decisions.getMethods())
            .filter(method -> Modifier.isStatic(method.getModifiers()))
            .map(method -> decisions.getSimpleName() + "." + method.getName() + "(")
            .filter(factory -> !factory.endsWith(".parse("))
            .toList();
    assertThat(factories).hasSizeGreaterThan(5);
    assertThat(text()).contains(factories);
  }

  @ParameterizedTest
  @MethodSource("programs")
  void a_program_compiles_and_prints_what_its_page_says(Program program, @TempDir Path folder)
      throws Exception {
    compile(Files.writeString(folder.resolve(program.name() + ".java"), program.source()));
    assertThat(run(program.name(), folder)).isEqualTo(program.output());
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
