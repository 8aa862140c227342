package dev.baize.cli.create;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.cli.Run;
import dev.baize.cli.io.ExitStatus;
import dev.baize.core.game.Seat;
import dev.baize.core.kit.CardGame;
import dev.baize.core.kit.SeatView;
import dev.baize.core.kit.Word;
import dev.baize.core.registry.Registry;
import java.io.File;
import java.io.IOException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code baize new}: what it refuses, and what becomes of the projects that it writes. */
@Tag("ci")
class NewProjectTest {

  private static final Path EXAMPLES = Path.of("..", "examples");
  private static final String SERVICES = "src/main/resources/META-INF/services/";

  @TempDir Path folder;

  private Path project() {
    return folder.resolve("project");
  }

  private void write(String... words) {
    Run run = Run.of(Stream.concat(Stream.of("new"), Stream.of(words)).toArray(String[]::new));
    assertThat(run)
        .isEqualTo(
            new Run(
                0, project().resolve("README.md") + " says how to build, test and play it\n", ""));
  }

  private List<String> files() throws IOException {
    try (Stream<Path> files = Files.walk(project())) {
      return files
          .filter(Files::isRegularFile)
          .map(file -> project().relativize(file).toString().replace(File.separatorChar, '/'))
          .sorted()
          .toList();
    }
  }

  private String text(String file) throws IOException {
    return Files.readString(project().resolve(file));
  }

  /** The class path of the project that was compiled with its tests. */
  private String compiled(String... libraries) throws IOException {
    Path classes = Files.createDirectories(folder.resolve("classes"));
    String path =
        System.getProperty("java.class.path")
            + File.pathSeparator
            + String.join(File.pathSeparator, libraries);
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, UTF_8);
        Stream<Path> sources = Files.walk(project())) {
      List<Path> java = sources.filter(file -> file.toString().endsWith(".java")).toList();
      List<String> options =
          List.of(
              "-Xlint:all,-path", "-Werror", "-proc:none", "-cp", path, "-d", classes.toString());
      assertThat(
              compiler
                  .getTask(
                      null, files, null, options, null, files.getJavaFileObjectsFromPaths(java))
                  .call())
          .isTrue();
    }
    return classes
        + File.pathSeparator
        + project().resolve("src/main/resources")
        + Stream.of(libraries).map(each -> File.pathSeparator + each).reduce("", String::concat);
  }

  private static void assertKept(String game, String player, String classPath) {
    Run checked = Run.of("check", game, player, "--games", "1", "--players", classPath);
    assertThat(checked.err()).isEmpty();
    assertThat(checked.status()).isZero();
    assertThat(checked.out()).startsWith(player + " of " + game + ", ");
    Run played = Run.of("match", game, player, "--seed", "1", "--players", classPath);
    assertThat(played.err()).isEmpty();
    assertThat(played.out()).isNotEmpty();
  }

  /** Runs the tests of the project. */
  private static void assertTested(String testClass, String classPath) throws Exception {
    List<URL> urls = new ArrayList<>();
    for (String each : classPath.split(File.pathSeparator, -1)) {
      urls.add(Path.of(each).toUri().toURL());
    }
    ClassLoader parent = NewProjectTest.class.getClassLoader();
    try (URLClassLoader loader = new URLClassLoader(urls.toArray(URL[]::new), parent)) {
      Class<?> type = Class.forName(testClass, true, loader);
      var constructor = type.getDeclaredConstructor();
      constructor.setAccessible(true);
      int tests = 0;
      for (Method method : type.getDeclaredMethods()) {
        if (method.isAnnotationPresent(Test.class)) {
          method.setAccessible(true);
          method.invoke(constructor.newInstance());
          tests++;
        }
      }
      assertThat(tests).isPositive();
    }
  }

  @Test
  void a_new_game_compiles_keeps_the_contract_and_plays() throws Exception {
    write("game", "highcard", project().toString());
    assertThat(files())
        .containsExactly(
            "README.md",
            "pom.xml",
            "src/main/java/highcard/Highcard.java",
            SERVICES + "dev.baize.core.registry.GameProvider",
            "src/test/java/highcard/HighcardTest.java");
    assertThat(text("src/main/java/highcard/Highcard.java").lines()).hasSizeLessThan(140);
    String classPath = compiled();
    assertTested("highcard.HighcardTest", classPath);
    assertKept("highcard", "Lowest", classPath);
    assertKept("highcard", "Thinker:iterations=10", classPath);
  }

  @ParameterizedTest
  @ValueSource(strings = {"euchre", "blackjack", "beans"})
  void a_new_player_of_a_game_that_is_there_compiles_and_keeps_its_promises(String game)
      throws Exception {
    write("player", game, "Ducker", project().toString());
    assertThat(files())
        .containsExactly(
            "README.md",
            "pom.xml",
            "src/main/java/ducker/Ducker.java",
            "src/main/java/ducker/DuckerProvider.java",
            SERVICES + "dev.baize.core.registry.PlayerProvider",
            "src/test/java/ducker/DuckerTest.java");
    assertThat(text("pom.xml")).contains("<artifactId>baize-" + game + "</artifactId>");
    assertKept(game, "Ducker", compiled());
  }

  @ParameterizedTest
  @ValueSource(strings = {"kuhn", "ohhell"})
  void a_new_player_of_a_game_from_elsewhere_has_the_game_in_a_jar(String game) throws Exception {
    write(
        "player",
        game,
        "Ducky",
        project().toString(),
        "--players",
        EXAMPLES.resolve(game).toString());
    String jar = project().resolve("lib").resolve(game + ".jar").toString();
    String classPath = compiled(jar);
    assertTested("ducky.DuckyTest", classPath);
    assertKept(game, "Ducky", classPath);
    Path again = folder.resolve("again");
    Run.of("new", "player", game, "Other", again.toString(), "--players", jar);
    assertThat(again.resolve("lib").resolve(game + ".jar")).hasSameBinaryContentAs(Path.of(jar));
  }

  @Test
  void what_is_written_plays_from_its_sources() {
    write("player", "kuhn", "Ducky", project() + "/", "--players", EXAMPLES + "/kuhn");
    String classPath =
        Stream.of("src/main/java/ducky", "src/main/resources", "lib/kuhn.jar")
            .map(each -> project().resolve(each).toString())
            .collect(joining(File.pathSeparator));
    assertKept("kuhn", "Ducky", classPath);
  }

  @Test
  void the_commands_of_a_readme_are_understood() throws IOException {
    write("game", "highcard", project().toString());
    List<String> commands =
        text("README.md").lines().map(String::strip).filter(line -> line.startsWith("b")).toList();
    assertThat(commands).hasSize(3);
    for (String command : commands) {
      String[] words = command.replaceAll("^baize | --players .*", "").split(" ");
      assertThat(
              Run.of(
                      Stream.concat(Stream.of(words), Stream.of("--no-option"))
                          .toArray(String[]::new))
                  .err())
          .contains("Unknown option: '--no-option'");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          game High        | "High" is no name for a game
          game high-card   | "high-card" is no name for a game
          game 9           | "9" is no name for a game
          game ../x        | "../x" is no name for a game
          game int         | no package can be called int
          game java        | no package can be called java
          game euchre      | there is a game euchre
          game seat        | Seat is the name of a class that the project uses
          game string      | String is the name of a class that the project uses
          game rules       | Rules is the name of a class that the project uses
          player euchre x  | "x" is no name for a player
          player euchre X= | "X=" is no name for a player
          player euchre Int | no package can be called int
          player euchre simple | "simple" is no name for a player
          player euchre SIMPLE | euchre has a player Simple
          player euchre Bid | Bid is the name of a class that the project uses
          player chess Ann | no game "chess"
          """)
  void a_name_that_cannot_be_one_is_refused_in_one_line(String words, String reason) {
    List<String> all = new ArrayList<>(List.of("new"));
    all.addAll(List.of(words.split(" ")));
    all.add(project().toString());
    Run run = Run.of(all.toArray(String[]::new));
    assertThat(run.status()).isEqualTo(ExitStatus.USAGE);
    assertThat(run.err()).startsWith("baize: ").contains(reason).hasLineCount(1);
    assertThat(run.out()).isEmpty();
    assertThat(project()).doesNotExist();
  }

  /** Game named so that it would be written elsewhere. */
  public static final class Climber extends CardGame<Climber.Rules, Climber.View, Word> {
    record Rules() {}

    record View(Seat seat, long turn, List<Word> legal) implements SeatView<Word> {}

    /** For the registry. */
    public Climber() {
      super("../climber", new Rules(), "any", View.class);
    }

    @Override
    protected int seats(Rules rules) {
      return 1;
    }
  }

  @Test
  void a_game_that_gives_no_name_for_a_file_is_refused() {
    Registry registry = new Registry(List.of(new Climber()), List.of());
    Run run = Run.with(registry, "new", "player", "../climber", "Ann", project().toString());
    assertThat(run.status()).isEqualTo(ExitStatus.USAGE);
    assertThat(run.err()).contains("../climber: no file").hasLineCount(1);
    assertThat(project()).doesNotExist();
  }

  @Test
  void nothing_is_overwritten() throws IOException {
    Path mine = Files.writeString(Files.createDirectory(project()).resolve("mine"), "mine");
    for (Path taken : List.of(project(), mine)) {
      Run run = Run.of("new", "game", "highcard", taken.toString());
      assertThat(run.status()).isEqualTo(ExitStatus.USAGE);
      assertThat(run.err())
          .startsWith("baize: " + taken + " is no")
          .contains("; nothing is overwritten; see baize new game --help")
          .hasLineCount(1);
    }
    assertThat(files()).containsExactly("mine");
    assertThat(mine).hasContent("mine");
  }

  @Test
  void a_folder_that_is_empty_will_do() throws IOException {
    Files.createDirectory(project());
    write("game", "highcard", project().toString());
  }

  @Test
  void a_folder_that_cannot_be_made_is_named() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "");
    Run run = Run.of("new", "game", "highcard", file.resolve("project").toString());
    assertThat(run.status()).isEqualTo(ExitStatus.NOT_WRITTEN);
    assertThat(run.err()).contains(file.toString(), "cannot be written").hasLineCount(1);
  }
}
