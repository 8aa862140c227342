package dev.baize.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** When and how the launcher builds. Writing an archive of classes takes seconds. */
@Tag("ci")
class LauncherBuildIT {

  private static final String BAIZE = "\"a 'project'/baize\" ";
  private static final Run VERSION = Run.of("--version");

  @TempDir Path folder;

  private Checkout project;
  private Path state;

  @BeforeEach
  void check_out() throws IOException {
    project = new Checkout(folder);
    state = project.root().resolve("cli/target/launcher");
  }

  /**
   * An environment with a Java that can neither write archives of classes nor read them. It fails
   * as one that has listed the classes for an archive, which takes seconds.
   */
  private Map<String, String> withoutArchives() throws IOException {
    project.tool(
        "bin/java",
        """
        #!/bin/sh
        case "$*" in *TrainingRun*) exit ;; *SharedArchive*) exit 134 ;; esac
        exec '%s/bin/java' "$@"
        """
            .formatted(System.getProperty("java.home")));
    return Map.of("JAVA_HOME", folder + "/tools");
  }

  @Test
  void it_builds_quietly_on_first_use_and_not_again() throws Exception {
    assertThat(project.sh(BAIZE + "--version")).isEqualTo(VERSION);
    assertThat(project.sh(BAIZE + "--version")).isEqualTo(VERSION);
    assertThat(project.builds()).hasSize(1).first().asString().endsWith(" package");
    assertThat(Files.exists(state.resolve("lock"))).isFalse();
  }

  @Test
  void it_builds_again_when_a_source_or_a_pom_is_newer_or_gone() throws Exception {
    Map<String, String> java = withoutArchives();
    project.sh(java, BAIZE + "--version");
    Path source = project.root().resolve("core/src/main/java/Source.java");
    age();
    Files.writeString(source, "newer");
    assertThat(project.sh(java, BAIZE + "--version")).isEqualTo(VERSION);
    age();
    Files.writeString(project.root().resolve("euchre/src/main/java/Source.java"), "newer");
    assertThat(project.sh(java, BAIZE + "--version")).isEqualTo(VERSION);
    age();
    Files.delete(source);
    assertThat(project.sh(java, BAIZE + "--version")).isEqualTo(VERSION);
    age();
    Files.writeString(project.root().resolve("cli/pom.xml"), "newer");
    assertThat(project.sh(java, BAIZE + "--version")).isEqualTo(VERSION);
    assertThat(project.builds()).hasSize(5);
  }

  /** Makes everything older than what changes from now on. */
  private void age() throws IOException {
    FileTime past = FileTime.from(Instant.now().minusSeconds(60));
    try (Stream<Path> files = Files.walk(project.root(), 8)) {
      for (Path file : files.filter(file -> !Files.isSymbolicLink(file)).toList()) {
        Files.setLastModifiedTime(file, past);
      }
    }
  }

  @Test
  void a_build_that_fails_shows_what_it_said_and_is_tried_again() throws Exception {
    Map<String, String> java = withoutArchives();
    Path broken = Files.createFile(project.root().resolve("broken"));
    assertThat(project.sh(java, BAIZE + "--version"))
        .isEqualTo(new Run(70, "", "noise from the build\nbaize: the build failed\n"));
    Files.delete(broken);
    assertThat(project.sh(java, BAIZE + "--version")).isEqualTo(VERSION);
    assertThat(project.builds()).hasSize(2);
  }

  @Test
  void missing_tools_are_one_line() throws Exception {
    String tools =
        """
        mkdir bin
        for tool in sh ls readlink find date mkdir ln rm mv cp cat sleep dirname env; do
          printf '#!/bin/sh\\nexec %s "$@"\\n' "$(command -v $tool)" >bin/$tool
          chmod +x bin/$tool
        done
        export PATH="$PWD/bin"
        """;
    assertThat(project.sh(tools + BAIZE + "--version"))
        .isEqualTo(new Run(70, "", "baize: Maven (mvn), which builds the program, is missing\n"));
    assertThat(project.sh("export PATH=\"$PWD/bin\" JAVA_HOME=\n" + BAIZE + "--version"))
        .isEqualTo(new Run(70, "", "baize: Java is missing; the program needs Java 17 or later\n"));
    assertThat(project.sh(Map.of("JAVA_HOME", "/no/java"), BAIZE + "--version"))
        .isEqualTo(new Run(70, "", "baize: there is no bin/java in JAVA_HOME, /no/java\n"));
    assertThat(project.builds()).isEmpty();
  }

  @Test
  void a_java_that_cannot_run_it_is_one_line() throws Exception {
    project.tool("bin/java", "#!/bin/sh\necho UnsupportedClassVersionError >&2\nexit 1\n");
    assertThat(project.sh(Map.of("JAVA_HOME", folder + "/tools"), BAIZE + "--version"))
        .isEqualTo(
            new Run(
                70,
                "",
                "baize: "
                    + folder
                    + "/tools/bin/java cannot run this program, which needs Java 17 or later:"
                    + " UnsupportedClassVersionError\n"));
  }

  @Test
  void without_an_archive_of_classes_it_starts_more_slowly_and_silently() throws Exception {
    Map<String, String> java = withoutArchives();
    for (int i = 0; i < 2; i++) {
      assertThat(project.sh(java, BAIZE + "--version")).isEqualTo(VERSION);
    }
  }

  @Test
  void an_archive_of_classes_that_is_no_good_does_no_harm() throws Exception {
    project.sh(BAIZE + "--version");
    Run run =
        project.sh(
            "for a in */cli/target/launcher/build-*/lib/*.jsa; do chmod +w \"$a\"; : >\"$a\";"
                + " done");
    assertThat(run.status()).isZero();
    assertThat(project.sh(BAIZE + "--version")).isEqualTo(VERSION);
  }

  @Test
  void processes_that_start_at_once_build_once() throws Exception {
    Run run =
        project.sh(
            withoutArchives(),
            """
            for i in 1 2 3 4 5; do
              %s --version >out$i 2>err$i || echo "$i failed" &
            done
            wait
            cat out? | sort -u
            cat err? >&2
            """
                .formatted(BAIZE));
    assertThat(run).isEqualTo(VERSION);
    assertThat(project.builds()).hasSize(1);
  }

  @Test
  void the_lock_of_a_process_that_died_is_removed() throws Exception {
    Run run =
        project.sh(
            withoutArchives(),
            """
            mkdir -p "a 'project'/cli/target/launcher"
            sh -c 'echo $$' >dead
            ln -s "$(cat dead)" "a 'project'/cli/target/launcher/lock"
            %s --version
            """
                .formatted(BAIZE));
    assertThat(run).isEqualTo(VERSION);
    assertThat(state.resolve("lock")).doesNotExist();
  }

  @Test
  void a_running_game_does_not_notice_that_a_later_start_builds() throws Exception {
    Run run =
        project.sh(
            """
            mkfifo answers
            %1$s euchre --record game --demo >/dev/null
            cp '%2$s' pack.in
            %1$s euchre pack.in noshuffle 1 A Human B Simple C Simple D Simple >played <answers &
            exec 3>answers
            until grep -q 'enter a suit' played; do :; done
            for i in 1 2; do
              touch -t 200001010000 "a 'project'/cli/target/launcher/current"
              JAVA_HOME='%3$s' %1$s --version
            done
            echo pass 2 0 2 0 0 >&3
            exec 3>&-
            wait $!
            echo $?
            tail -n 1 played
            """
                .formatted(
                    BAIZE, Path.of(Run.PACK).toAbsolutePath(), withoutArchives().get("JAVA_HOME")));
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).isEqualTo(VERSION.out().repeat(2) + "0\nA and C win!\n");
    assertThat(project.builds()).hasSize(3);
  }
}
