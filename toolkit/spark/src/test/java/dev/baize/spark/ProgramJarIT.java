package dev.baize.spark;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.registry.GameProvider;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the jar for {@code spark-submit} contains. */
class ProgramJarIT {

  private static final Path JAR = Path.of(System.getProperty("spark.jar"));
  private static final Path SPARK = Path.of(System.getProperty("spark.home"), "jars");

  private static List<String> names() throws IOException {
    try (JarFile jar = new JarFile(JAR.toFile())) {
      return jar.stream().map(entry -> entry.getName()).toList();
    }
  }

  /** Its class loader would take those of Spark. */
  @Test
  void no_class_is_in_it_that_spark_brings() throws IOException {
    Set<String> classes = new HashSet<>(classes(JAR));
    try (Stream<Path> jars = Files.list(SPARK)) {
      for (Path jar : (Iterable<Path>) jars::iterator) {
        assertThat(classes(jar)).as(jar.toString()).doesNotContainAnyElementsOf(classes);
      }
    }
  }

  private static List<String> classes(Path file) throws IOException {
    try (JarFile jar = new JarFile(file.toFile())) {
      return jar.stream()
          .map(JarEntry::getName)
          .filter(name -> name.endsWith(".class") && !name.startsWith("META-INF/"))
          .toList();
    }
  }

  /** A distribution of Spark has more than its core needs. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "com/google/common/",
        "com/fasterxml/jackson/",
        "org/apache/commons/",
        "org/jline/",
        "org/slf4j/",
        "META-INF/services/org.slf4j"
      })
  void nothing_is_in_it_that_a_distribution_brings(String prefix) throws IOException {
    assertThat(names()).noneMatch(name -> name.startsWith(prefix));
  }

  /** The libraries that were renamed find their own classes. */
  @Test
  void the_program_in_it_draws_its_progress_and_a_chart_and_logs(@TempDir Path folder)
      throws Exception {
    Path err = folder.resolve("err");
    Path log = folder.resolve("log");
    Path chart = folder.resolve("chart.svg");
    Process program =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Dbaize.columns=80",
                "-cp",
                JAR.toString(),
                "dev.baize.cli.Main",
                "simulate",
                "euchre",
                "Random",
                "--games=2000",
                "--chart=" + chart,
                "--log-file=" + log)
            .redirectOutput(folder.resolve("out").toFile())
            .redirectError(err.toFile())
            .start();
    assertThat(program.waitFor()).as(() -> Cluster.text(err)).isZero();
    assertThat(err).content().contains("2000/2000 games").doesNotContain("baize: ");
    assertThat(log).content().contains("simulation started");
    assertThat(chart).isNotEmptyFile();
  }

  @Test
  void it_says_what_it_expects_where_there_is_no_spark(@TempDir Path folder) throws Exception {
    Path err = folder.resolve("err");
    Process program =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-jar",
                JAR.toString(),
                "simulate",
                "euchre",
                "Random")
            .redirectError(err.toFile())
            .start();
    assertThat(program.waitFor()).isEqualTo(1);
    assertThat(err)
        .content()
        .startsWith("baize: Spark cannot start: ")
        .endsWith("; expected Spark 4.2, as spark-submit brings it\n")
        .hasLineCount(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "dev/baize/cli/Main.class",
        "dev/baize/beans/BeansRules.class",
        "dev/baize/shaded/guava/collect/ImmutableList.class",
        "dev/baize/shaded/jackson/core/JsonGenerator.class",
        "dev/baize/shaded/slf4j/Logger.class",
        "picocli/CommandLine.class",
        "org/knowm/xchart/XYChart.class",
        "META-INF/LICENSE",
        "META-INF/services/dev.baize.shaded.slf4j.spi.SLF4JServiceProvider"
      })
  void all_is_in_it_that_the_program_needs_elsewhere(String name) throws IOException {
    assertThat(names()).contains(name);
  }

  @Test
  void the_services_of_all_modules_are_listed() throws IOException {
    assertThat(service(GameProvider.class))
        .hasLineCount(3)
        .contains(".euchre.", ".blackjack.", ".beans.");
  }

  private static String service(Class<?> type) throws IOException {
    try (JarFile jar = new JarFile(JAR.toFile())) {
      var in = jar.getInputStream(jar.getEntry("META-INF/services/" + type.getName()));
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
