package dev.baize.distribution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The distribution, unpacked and played by a {@link Stranger}. */
@Tag("ci")
class StrangerIT {

  @TempDir static Path home;

  private static Stranger stranger;
  private static String baize = "";

  @BeforeAll
  static void unpack() throws Exception {
    stranger = new Stranger(home, Path.of(System.getProperty("java.home")));
    baize = Stranger.baize();
    assertThat(stranger.sh(baize + " --version")).isEqualTo(Stranger.version());
  }

  @Test
  void links_named_after_games_play_them_from_any_folder() throws Exception {
    Files.createDirectories(home.resolve("else where"));
    Files.createSymbolicLink(home.resolve("baize"), Path.of(baize));
    for (String game : List.of("euchre", "blackjack", "beans")) {
      Files.createSymbolicLink(home.resolve("else where/" + game), Path.of("../baize"));
    }
    Run demo = stranger.sh("cd 'else where' && ./euchre --demo");
    assertThat(demo.err()).isEmpty();
    assertThat(demo.out()).startsWith("Hand 0\n").endsWith(" win!\n");
    assertThat(stranger.sh("PATH=\"$PWD/else where:$PATH\"; cd /; blackjack 200 100 simple").out())
        .containsPattern("\nPlayer has [0-9]+ after [0-9]+ hands\n$");
    assertThat(stranger.sh("'else where/beans' A Greedy B Greedy --seed 1").status()).isZero();
    String many = "'else where/blackjack' 200000 100000 simple";
    assertThat(stranger.sh("{ " + many + "; echo $? >&2; } | read -r line").err())
        .isEqualTo("141\n");
  }

  @Test
  void every_command_that_needs_a_library_of_its_own_finds_it() throws Exception {
    Run study =
        stranger.sh(baize + " simulate euchre Simple --games 9 --chart c.svg --format json");
    assertThat(study.err()).isEmpty();
    assertThat(study.out()).startsWith("{");
    assertThat(home.resolve("c.svg")).content().contains("<svg ");
    assertThat(stranger.sh(baize + " players euchre").out()).contains("Master");
  }

  @Test
  void it_runs_on_jdk_25_too() throws Exception {
    Optional<Path> java = jdk25();
    assumeTrue(java.isPresent(), "there is no JDK 25 here");
    Map<String, String> other = Map.of("JAVA_HOME", java.orElseThrow().toString());
    Run demo = stranger.sh(other, baize + " euchre --demo");
    assertThat(demo.err()).isEmpty();
    assertThat(demo.out()).endsWith(" win!\n");
  }

  private static Optional<Path> jdk25() throws IOException {
    Path folder = Path.of("/usr/lib/jvm");
    if (!Files.isDirectory(folder)) {
      return Optional.empty();
    }
    try (Stream<Path> all = Files.list(folder)) {
      return all.filter(each -> each.getFileName().toString().contains("-25"))
          .filter(each -> Files.isExecutable(each.resolve("bin/java")))
          .findFirst();
    }
  }

  @Test
  void what_is_missing_is_one_line() throws Exception {
    assertThat(stranger.sh(Map.of("PATH", home + "/tools"), baize + " --version"))
        .isEqualTo(new Run(70, "", "baize: Java is missing; the program needs Java 17 or later\n"));
    Files.createDirectories(home.resolve("a:b"));
    Run colon = stranger.sh("PATH=/bin:$PATH; cp -R " + Archives.root() + " a:b && a:b/" + baize);
    assertThat(colon.status()).isEqualTo(70);
    assertThat(colon.err())
        .startsWith("baize: Java cannot run a program from a folder with a colon in its name, /")
        .hasLineCount(1);
  }

  @Test
  void bash_completes_its_commands() throws Exception {
    assumeTrue(Files.isExecutable(Path.of("/bin/bash")), "there is no bash here");
    Run run =
        stranger.sh(
            "/bin/bash -c '. %s/share/bash-completion/completions/baize && complete -p baize'"
                .formatted(Archives.root()));
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).startsWith("complete ").endsWith(" baize\n");
  }
}
