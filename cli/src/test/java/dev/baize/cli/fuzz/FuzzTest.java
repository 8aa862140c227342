package dev.baize.cli.fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A thousand mutated cases; more, others or a single one with the properties of {@link Plan}, as in
 * {@code mvn -Pfuzz -Dfuzz.minutes=10 verify}.
 */
@Tag("long")
class FuzzTest {

  /** Variables that change what the program prints. */
  private static final List<String> VARIABLES = List.of("BAIZE_LOG", "BAIZE_TRACE");

  @TempDir Path folder;

  @Test
  void nothing_that_is_given_to_the_program_makes_it_fail_otherwise_than_it_should()
      throws Exception {
    Plan plan = Plan.ofProperties();
    List<String> words = new ArrayList<>();
    words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    words.addAll(List.of("-Xmx512m", "-Djava.awt.headless=true", "-Djava.io.tmpdir=" + folder));
    words.addAll(List.of("-cp", System.getProperty("java.class.path")));
    words.add(Fuzzer.class.getName());
    words.addAll(plan.args());
    ProcessBuilder builder = new ProcessBuilder(words).redirectErrorStream(true);
    builder.directory(Files.createDirectories(folder.resolve("present")).toFile());
    VARIABLES.forEach(builder.environment()::remove);
    builder.environment().put("LC_ALL", "C.UTF-8");
    Process process = builder.start();
    process.getOutputStream().close();
    String told = read(process);
    assertThat(process.waitFor()).as(told).isZero();
  }

  /** What the process prints, which is shown while it does. */
  private static String read(Process process) throws IOException {
    StringBuilder told = new StringBuilder();
    try (var lines = process.inputReader(UTF_8)) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        System.out.println(line);
        told.append(line).append('\n');
      }
    }
    return told.toString();
  }
}
