package dev.baize.spark;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.random.Seed;
import dev.baize.core.registry.Entrant;
import dev.baize.core.registry.Registry;
import dev.baize.euchre.EuchreProvider;
import dev.baize.study.simulation.Simulation;
import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code docs/spark.md} says. */
class DocumentationTest {

  private static final Path PAGE = Path.of("..", "..", "docs", "spark.md");
  private static final Pattern PROGRAM =
      Pattern.compile("```java\n(.*?public class (\\w+).*?)```", Pattern.DOTALL);

  private static List<MatchResult> programs() throws IOException {
    String page = Files.readString(PAGE);
    List<MatchResult> programs = PROGRAM.matcher(page).results().toList();
    assertThat(page.split("```java", -1)).hasSize(programs.size() + 1).hasSizeGreaterThan(1);
    return programs;
  }

  private static void compile(Path folder, String name, String program) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter problems = new StringWriter();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      Path source = folder.resolve(name + ".java");
      Files.writeString(source, program);
      List<String> options = List.of("-proc:none", "-d", folder.toString());
      var sources = files.getJavaFileObjects(source);
      assertThat(compiler.getTask(problems, files, null, options, null, sources).call())
          .as(problems::toString)
          .isTrue();
    }
  }

  @Test
  void the_program_compiles(@TempDir Path folder) throws IOException {
    for (MatchResult program : programs()) {
      compile(folder, program.group(2), program.group(1));
    }
  }

  @Test
  void the_program_runs_without_a_cluster_as_the_page_says(@TempDir Path folder)
      throws IOException, InterruptedException {
    Path parts = folder.resolve("parts");
    MatchResult page = programs().get(0);
    String program =
        page.group(1)
            .replace("10_000_000_000L", "10_000")
            .replace("hdfs:///studies/expert", parts.toUri().toString());
    compile(folder, page.group(2), program);
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(
        ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
            .filter(argument -> argument.startsWith("--add-opens"))
            .toList());
    String classPath = folder + File.pathSeparator + System.getProperty("java.class.path");
    command.addAll(List.of("-cp", classPath, "-Dspark.master=local[1]", page.group(2)));
    Path out = folder.resolve("out");
    Path err = folder.resolve("err");
    int status =
        new ProcessBuilder(command)
            .redirectOutput(out.toFile())
            .redirectError(err.toFile())
            .start()
            .waitFor();
    assertThat(status).as(Files.readString(err)).isZero();
    EuchreProvider euchre = new EuchreProvider();
    double mean =
        new Simulation<>(
                euchre,
                euchre.rules(),
                Collections.nCopies(4, Entrant.of(Registry.load().player(euchre, "Expert"))),
                Seed.of(1))
            .play(10_000)
            .sample("score of seat 0")
            .mean();
    assertThat(Files.readString(out)).isEqualTo(mean + "\n");
    assertThat(parts).isNotEmptyDirectory();
  }
}
