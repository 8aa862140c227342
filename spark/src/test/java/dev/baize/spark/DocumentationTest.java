package dev.baize.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
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

  private static final Path PAGE = Path.of("..", "docs", "spark.md");
  private static final Pattern PROGRAM =
      Pattern.compile("```java\n(.*?public class (\\w+).*?)```", Pattern.DOTALL);

  @Test
  void the_program_compiles(@TempDir Path folder) throws IOException {
    String page = Files.readString(PAGE);
    List<MatchResult> programs = PROGRAM.matcher(page).results().toList();
    assertThat(page.split("```java", -1)).hasSize(programs.size() + 1).hasSizeGreaterThan(1);
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter problems = new StringWriter();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      for (MatchResult program : programs) {
        Path source = folder.resolve(program.group(2) + ".java");
        Files.writeString(source, program.group(1));
        List<String> options = List.of("-proc:none", "-d", folder.toString());
        var sources = files.getJavaFileObjects(source);
        assertThat(compiler.getTask(problems, files, null, options, null, sources).call())
            .as(problems::toString)
            .isTrue();
      }
    }
  }
}
