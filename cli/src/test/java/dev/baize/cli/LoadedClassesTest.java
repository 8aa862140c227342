package dev.baize.cli;

import static java.util.function.Predicate.not;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The classes that classic programs load: their number is most of what they take to start. If there
 * are more than are listed in {@code src/test/resources/loaded}, look at the newcomers: those that
 * have to be there are added from the file that is left in {@code target/loaded}.
 */
class LoadedClassesTest {

  private static final Path LISTED = Path.of("src/test/resources/loaded");
  private static final Path LEFT = Path.of("target/loaded");

  /** What makes Java itself load many classes, or look into every jar. */
  private static final List<String> EXPENSIVE =
      List.of(
          "java.lang.runtime.ObjectMethods",
          "java.util.ServiceLoader",
          "java.util.regex.Pattern",
          "java.util.stream.Stream");

  /** Loaded for every lambda; on Java 25 by Java itself, whose ZipFile has one. */
  private static final String LAMBDAS = "java.lang.invoke.LambdaMetafactory";

  private static final int LAMBDAS_OF_ITS_OWN = 25;

  @TempDir private Path folder;

  /** The classes that a run loads, but for hidden ones. */
  private List<String> loaded(String command) throws IOException, InterruptedException {
    Path log = folder.resolve("classes");
    List<String> words = new ArrayList<>();
    words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    words.add("-Xlog:class+load:file=" + log + ":none");
    words.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
    words.addAll(List.of(command.split(" ")));
    Process program =
        new ProcessBuilder(words)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    program.getOutputStream().close();
    assertThat(program.waitFor()).isZero();
    return Files.readAllLines(log).stream().map(line -> line.split(" ", 2)[0]).toList();
  }

  private static boolean isOfJava(String name) {
    return name.matches("(java|javax|jdk|sun|com\\.sun)\\..*") || name.contains("/0x");
  }

  @ParameterizedTest
  @CsvSource({
    "euchre, euchre " + Run.PACK + " shuffle 10 A Simple B Simple C Simple D Simple",
    "demo, euchre --demo",
    "blackjack, blackjack 200 100 simple",
    "beans, beans A Greedy B Greedy"
  })
  void a_classic_program_loads_no_more_classes_than_are_listed(String name, String command)
      throws IOException, InterruptedException {
    List<String> all = loaded(command);
    List<String> own =
        new TreeSet<>(all).stream().filter(not(LoadedClassesTest::isOfJava)).toList();
    Files.write(Files.createDirectories(LEFT).resolve(name), own);
    List<String> listed = Files.readAllLines(LISTED.resolve(name));
    List<String> newcomers = own.stream().filter(not(listed::contains)).toList();
    assertThat(own)
        .as("%s, of which are new: %s", name, newcomers)
        .hasSizeLessThanOrEqualTo(listed.size());
    assertThat(all).doesNotContainAnyElementsOf(EXPENSIVE);
    assertThat(own).noneMatch(type -> type.startsWith("picocli."));
    if (Runtime.version().feature() < LAMBDAS_OF_ITS_OWN) {
      assertThat(all).doesNotContain(LAMBDAS);
    }
    assertThat(all).noneMatch(type -> type.startsWith("dev.baize.") && type.contains("$$Lambda"));
  }
}
