package dev.baize.cli.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.baize.cli.CompiledJar;
import dev.baize.cli.Run;
import java.io.File;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Players of other people, and what is said of jars that are no good. */
class PlayersOptionTest {

  private static final String FIRST_LEGAL = "return view.choice(0);";
  private static final String TRACE = "; set BAIZE_TRACE=1 to see where\n";

  private static final Path OPEN_FILES = Path.of("/proc/self/fd");

  @TempDir Path folder;

  private CompiledJar jar() throws IOException {
    return new CompiledJar(folder, "own");
  }

  private static Run list(String jars) {
    return Run.of("players", "euchre", "--players", jars);
  }

  private static void assertBroken(String jar, String problem) {
    assertThat(list(jar)).isEqualTo(new Run(70, "", "baize: " + jar + ": " + problem + TRACE));
  }

  @Test
  void a_player_comes_from_a_jar_or_from_a_folder_of_classes() throws IOException {
    CompiledJar own = jar().withPlayer("euchre", "Own", FIRST_LEGAL);
    assertThat(list(own.pack()).out()).contains("\n  Own         comes from a jar\n");
    assertThat(list(own.classes().toString()).out()).contains("\n  Own         comes from a jar\n");
  }

  @Test
  void the_option_may_stand_before_a_command_or_after_it_in_either_form() throws IOException {
    String own = jar().withPlayer("euchre", "Own", FIRST_LEGAL).pack();
    Run run = list(own);
    assertThat(run.status()).isZero();
    assertThat(Run.of("--players", own, "players", "euchre")).isEqualTo(run);
    assertThat(Run.of("players", "--players=" + own, "euchre")).isEqualTo(run);
  }

  @Test
  void a_classic_game_is_played_with_it_and_its_transcript_does_not_tell_of_the_option()
      throws IOException {
    String own = jar().withPlayer("euchre", "Own", FIRST_LEGAL).pack();
    String[] game = Run.game("A", "Own", "B", "Simple", "C", "Own", "D", "Simple");
    String classic = String.join(" ", game);
    Run run = Run.of(("--players " + own + " euchre " + classic).split(" "));
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).startsWith("baize euchre " + classic + " \nHand 0\n");
    assertThat(Run.of(("euchre --players " + own + " " + classic).split(" "))).isEqualTo(run);
    assertThat(Run.as("./euchre", "", ("--players " + own + " " + classic).split(" ")).out())
        .startsWith("./euchre " + classic + " \nHand 0\n");
  }

  @Test
  void after_two_hyphens_it_is_a_word_like_any_other() {
    Run run = Run.of("euchre", "--", "pack", "shuffle", "1", "--players", "Simple");
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.out()).startsWith("Usage: euchre.exe ");
  }

  @Test
  void without_a_value_it_is_refused() {
    assertThat(Run.of("players", "--players"))
        .isEqualTo(
            new Run(
                2,
                "",
                "baize: Missing required parameter for option '--players' (JARS);"
                    + " see baize players --help\n"));
    assertThat(Run.of("euchre", "--players", "--demo").err())
        .startsWith("baize: Expected parameter for option '--players' but found '--demo'");
  }

  @ParameterizedTest
  @ValueSource(strings = {"merge part", "analyze blackjack", "analyze euchre --seed 7"})
  void where_nobody_plays_it_is_refused(String command) {
    String name = command.startsWith("merge") ? "merge" : command.replaceFirst(" --.*", "");
    Run refused =
        new Run(
            2,
            "",
            "baize: --players brings in players, and baize %s plays nothing; see baize %s --help\n"
                .formatted(name, name));
    assertThat(Run.of(("--players own.jar " + command).split(" "))).isEqualTo(refused);
    assertThat(Run.of((command + " --players own.jar").split(" "))).isEqualTo(refused);
    assertThat(Run.of(("--players own.jar " + name + " --help").split(" ")).status()).isZero();
  }

  @Test
  void a_record_with_its_player_is_resumed_with_the_jar_and_not_without() throws IOException {
    String own = jar().withPlayer("euchre", "Own", FIRST_LEGAL).pack();
    String file = folder.resolve("record").toString();
    String game = String.join(" ", Run.game("A", "Own", "B", "Simple", "C", "Own", "D", "Simple"));
    Run played = Run.of(("euchre --record " + file + " --players " + own + " " + game).split(" "));
    assertThat(played.status()).isZero();
    assertThat(Run.of("replay", file).status()).isZero();
    assertThat(Run.of("--players", own, "resume", file).status()).isZero();
    assertThat(Run.of("resume", file).err()).contains("no euchre player \"Own\"");
  }

  @Test
  void a_jar_that_is_refused_is_closed() throws IOException {
    assumeTrue(Files.isDirectory(OPEN_FILES), "a system that lists the open files of a process");
    String nothing = jar().with("Own", "class Own {}").pack();
    assertThat(list(nothing).status()).isEqualTo(1);
    assertThat(openFiles()).doesNotContain(Path.of(nothing));
    String chess = new CompiledJar(folder, "chess").withPlayer("chess", "Own", FIRST_LEGAL).pack();
    assertThat(list(chess).err()).contains("plays a game that is not here");
    assertThat(openFiles()).doesNotContain(Path.of(chess));
  }

  private static List<Path> openFiles() throws IOException {
    List<Path> open = new ArrayList<>();
    try (DirectoryStream<Path> links = Files.newDirectoryStream(OPEN_FILES)) {
      for (Path link : links) {
        if (Files.isSymbolicLink(link)) {
          open.add(Files.readSymbolicLink(link));
        }
      }
    }
    return open;
  }

  @ParameterizedTest
  @ValueSource(strings = {"java.lang.StackOverflowError", "java.lang.AssertionError"})
  void a_provider_that_fails_at_its_name_in_any_way_is_named(String error) throws IOException {
    CompiledJar own = jar().withPlayer("euchre", "Own", FIRST_LEGAL);
    String failing =
        """
        public class Failing extends OwnProvider {
          public String name() { throw new %s(); }
        }
        """
            .formatted(error);
    String jar = own.with("Failing", failing).listing("Failing").pack();
    assertBroken(jar, "class Failing fails at name(): " + error);
  }

  @Test
  void a_player_that_fails_at_what_a_record_tells_is_named() throws IOException {
    String own = jar().withPlayer("euchre", "Own", FIRST_LEGAL).pack();
    String observe =
        " } public void observe(EuchreEvent event) { throw new IllegalStateException(\"deaf\");";
    String deaf =
        new CompiledJar(folder, "deaf").withPlayer("euchre", "Own", FIRST_LEGAL + observe).pack();
    String file = folder.resolve("record").toString();
    String game = String.join(" ", Run.game("A", "Own", "B", "Simple", "C", "Own", "D", "Simple"));
    Run.of(("euchre --record " + file + " --players " + own + " " + game).split(" "));
    Run resumed = Run.of("--players", deaf, "resume", file);
    assertThat(resumed.status()).isEqualTo(70);
    assertThat(resumed.err()).startsWith("baize: A: Own at seat 0 was told ").contains("deaf");
  }

  @Test
  void a_simulation_that_fails_names_the_jar_in_the_command_that_plays_the_game_again()
      throws IOException {
    String own = jar().withPlayer("euchre", "Own", "return null;").pack();
    Run run = Run.of("simulate", "euchre", "Own", "--games", "2", "--players", own);
    assertThat(run.status()).isEqualTo(70);
    assertThat(run.err())
        .contains("to play it alone: baize --players " + own + " simulate euchre Own Own Own Own");
  }

  @Test
  void classes_of_different_options_are_apart() throws IOException {
    String mine = jar().withPlayer("euchre", "Mine", FIRST_LEGAL).pack();
    String yours =
        new CompiledJar(folder, "yours").withPlayer("euchre", "Yours", FIRST_LEGAL).pack();
    Run run = Run.of("players", "euchre", "--players", mine, "--players", yours);
    assertThat(run.out()).contains("  Mine ", "  Yours ");
  }

  @Test
  void classes_of_one_option_are_together() throws IOException {
    String library = new CompiledJar(folder, "library").with("Help", "public class Help {}").pack();
    CompiledJar own = jar().with("Help", "public class Help {}");
    own.withPlayer("euchre", "Own", "new Help(); " + FIRST_LEGAL);
    Files.delete(own.classes().resolve("Help.class"));
    String jar = own.pack();
    assertThat(list(jar + File.pathSeparator + library).status()).isZero();
    String[] words = "simulate euchre Own --games 1 --players".split(" ");
    assertThat(Run.of(with(words, jar + File.pathSeparator + library)).status()).isZero();
    assertThat(Run.of(with(words, jar)).err()).contains("java.lang.NoClassDefFoundError: Help");
  }

  private static String[] with(String[] words, String last) {
    String[] all = Arrays.copyOf(words, words.length + 1);
    all[words.length] = last;
    return all;
  }

  @Test
  void a_jar_that_is_missing_or_is_none_is_one_line() throws IOException {
    String text = Files.writeString(folder.resolve("text.jar"), "text").toString();
    assertThat(list(text).err()).startsWith("baize: " + text + " is not a jar: ").hasLineCount(1);
    assertThat(list(text).status()).isEqualTo(1);
    assertThat(list("nosuch.jar"))
        .isEqualTo(new Run(1, "", "baize: nosuch.jar cannot be read: there is no such file\n"));
  }

  @Test
  void a_jar_without_a_name_is_one_line() {
    assertThat(list(""))
        .isEqualTo(
            new Run(
                2,
                "",
                "baize: --players: a jar without a name; expected the path of a jar or folder\n"));
    assertThat(list("a.jar" + File.pathSeparator).status()).isEqualTo(2);
  }

  @Test
  void a_jar_without_players_is_told_what_is_expected() throws IOException {
    String nothing = jar().pack();
    String empty = Files.createDirectory(folder.resolve("empty")).toString();
    for (String jar : List.of(nothing, empty)) {
      assertThat(list(jar))
          .isEqualTo(
              new Run(
                  1,
                  "",
                  "baize: "
                      + jar
                      + ": no player; expected"
                      + " META-INF/services/dev.baize.core.registry.PlayerProvider, or a module"
                      + " that provides it\n"));
    }
  }

  @Test
  void a_class_that_is_listed_and_missing_is_named() throws IOException {
    assertBroken(
        jar().listing("# mine", "stranger.Missing # soon").pack(),
        "class stranger.Missing is missing, though listed as a service");
  }

  @Test
  void a_class_that_is_no_provider_is_named() throws IOException {
    assertBroken(
        jar().with("Other", "public class Other {}").listing("Other").pack(),
        "class Other is no PlayerProvider");
  }

  private static final String PROVIDER =
      """
      import dev.baize.euchre.*;
      public %s class Odd
          implements dev.baize.core.registry.PlayerProvider<EuchreView, EuchreDecision, EuchreEvent> {
        %s
        public String game() { return "euchre"; }
        public String name() { %s }
        public String description() { return "odd"; }
        public dev.baize.core.player.Player<EuchreView, EuchreDecision, EuchreEvent> create(
            dev.baize.core.player.SeatContext context) {
          throw new IllegalStateException("no licence");
        }
      }
      """;

  private String odd(String modifier, String constructor, String name) throws IOException {
    return jar().with("Odd", PROVIDER.formatted(modifier, constructor, name)).listing("Odd").pack();
  }

  @Test
  void a_provider_that_cannot_be_made_is_named() throws IOException {
    assertBroken(
        odd("abstract", "", "return \"Odd\";"),
        "class Odd is no public, concrete class with a public constructor without parameters");
    assertBroken(
        odd("", "public Odd(int n) {}", "return \"Odd\";"),
        "class Odd is no public, concrete class with a public constructor without parameters");
    assertBroken(
        odd("", "public Odd() { throw new IllegalStateException(\"no\"); }", "return \"Odd\";"),
        "class Odd cannot be made: java.lang.IllegalStateException: no");
    assertBroken(
        odd("", "static int n = Integer.parseInt(\"x\");", "return \"Odd\";"),
        "class Odd cannot be loaded: java.lang.NumberFormatException: For input string: \"x\"");
  }

  @Test
  void a_provider_may_come_from_a_static_method() throws IOException {
    String factory =
        """
        private Odd() {}
        public static Odd provider() { return new Odd(); }
        """;
    String jar = odd("", factory, "return \"Odd\";");
    assertThat(Run.of("players", "euchre", "--players", jar).out()).contains("  Odd         odd\n");
    CompiledJar elsewhere =
        jar()
            .with("Odd", PROVIDER.formatted("", "", "return \"Odd\";"))
            .with(
                "Factory",
                "public class Factory { public static Odd provider() { %s } }"
                    .formatted("return new Odd();"));
    assertThat(Run.of("players", "euchre", "--players", elsewhere.listing("Factory").pack()).out())
        .contains("  Odd         odd\n");
  }

  @Test
  void a_static_method_that_gives_no_provider_is_named() throws IOException {
    String nothing = "public class Other { public static %s provider() { return null; } }";
    assertBroken(
        jar().with("Other", nothing.formatted("String")).listing("Other").pack(),
        "class Other is no PlayerProvider");
    assertBroken(
        odd("", "public static Odd provider() { return null; }", "return \"Odd\";"),
        "class Odd answers nothing (null) at provider()");
    assertBroken(
        odd(
            "",
            "public static Odd provider() { throw new IllegalStateException(\"no\"); }",
            "return \"Odd\";"),
        "class Odd cannot be made: java.lang.IllegalStateException: no");
  }

  @Test
  void a_provider_that_does_not_say_its_name_is_named() throws IOException {
    assertBroken(odd("", "", "return null;"), "class Odd answers nothing (null) at name()");
    assertBroken(
        odd("", "", "throw new IllegalStateException();"),
        "class Odd fails at name(): java.lang.IllegalStateException");
    assertBroken(
        odd("", "", "return \"an odd one\";"),
        "euchre player \"an odd one\" (Odd): a name" + " is one word");
    assertThat(list(odd("", "", "return \"simple\";")).err()).contains("duplicate euchre player");
  }

  @Test
  void a_player_that_cannot_be_made_is_told_of_when_it_is_to_play() throws IOException {
    String odd = odd("", "", "return \"Odd\";");
    assertThat(list(odd).status()).isZero();
    String[] game = Run.game("A", "Odd", "B", "Simple", "C", "Simple", "D", "Simple");
    assertThat(Run.of(("--players " + odd + " euchre " + String.join(" ", game)).split(" ")).err())
        .isEqualTo(
            "baize: Odd cannot play at seat 0: java.lang.IllegalStateException: no licence"
                + "; to run it again: baize --players "
                + odd
                + " euchre "
                + String.join(" ", game)
                + TRACE);
  }

  @Test
  void a_player_that_cannot_be_made_is_told_of_before_its_table_is_laid() throws IOException {
    String odd = odd("", "", "return \"Odd\";");
    Path record = folder.resolve("record");
    String words = "play euchre --opponents Odd --seed 3 --record " + record + " --players " + odd;
    assertThat(Run.of(words.split(" ")))
        .isEqualTo(
            new Run(
                70,
                "",
                "baize: Odd cannot play at seat 1: java.lang.IllegalStateException: no licence"
                    + "; to run it again: baize --players "
                    + odd
                    + " play euchre --opponents Odd --seed 3 --record "
                    + record
                    + TRACE));
    assertThat(record).doesNotExist();
  }

  @Test
  void a_player_of_a_game_that_is_not_here_is_named() throws IOException {
    String chess = jar().withPlayer("chess", "Own", FIRST_LEGAL).pack();
    assertThat(list(chess))
        .isEqualTo(
            new Run(
                1,
                "",
                "baize: "
                    + chess
                    + ": class OwnProvider plays a game that is not here: no game \"chess\"; there"
                    + " are: beans, blackjack, euchre\n"));
  }

  @Test
  void a_class_for_a_later_java_is_told_which_java_it_needs() throws IOException {
    CompiledJar own = jar().withPlayer("euchre", "Own", FIRST_LEGAL);
    Path file = own.classes().resolve("OwnProvider.class");
    byte[] bytes = Files.readAllBytes(file);
    bytes[7] = 44 + 50;
    Files.write(file, bytes);
    assertBroken(
        own.pack(),
        "class OwnProvider needs Java 50 or later; this is Java " + Runtime.version().feature());
  }

  @Test
  void a_module_for_a_later_java_is_told_which_java_it_needs() throws IOException {
    CompiledJar own = jar().withPlayer("euchre", "Own", FIRST_LEGAL);
    byte[] magic = {(byte) 0xca, (byte) 0xfe, (byte) 0xba, (byte) 0xbe, 0, 0, 0, 44 + 50, 0, 1};
    Files.write(own.classes().resolve("module-info.class"), magic);
    assertBroken(
        own.pack(),
        "class module-info needs Java 50 or later; this is Java " + Runtime.version().feature());
  }

  @Test
  void a_class_that_needs_one_that_is_missing_is_told_which() throws IOException {
    CompiledJar own = jar().with("Base", "public class Base {}");
    own.with(
        "Odd",
        PROVIDER
            .formatted("", "", "return \"Odd\";")
            .replace("class Odd", "class Odd extends Base"));
    Files.delete(own.classes().resolve("Base.class"));
    assertBroken(
        own.listing("Odd").pack(),
        "class Odd cannot be loaded: java.lang.NoClassDefFoundError: Base");
  }

  @Test
  void a_class_file_that_is_damaged_is_named() throws IOException {
    CompiledJar own = jar().withPlayer("euchre", "Own", FIRST_LEGAL);
    Files.writeString(own.classes().resolve("OwnProvider.class"), "nonsense");
    String jar = own.pack();
    assertThat(list(jar).err())
        .startsWith("baize: " + jar + ": class OwnProvider cannot be loaded: java.lang.ClassFormat")
        .hasLineCount(1);
  }
}
