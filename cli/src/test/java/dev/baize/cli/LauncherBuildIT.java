package dev.baize.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** When and how the launcher builds. */
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

  @Test
  void it_builds_quietly_on_first_use_and_not_again() throws Exception {
    assertThat(project.sh(BAIZE + "--version")).isEqualTo(VERSION);
    assertThat(project.sh(BAIZE + "--version")).isEqualTo(VERSION);
    assertThat(project.builds()).hasSize(1).first().asString().endsWith(" package");
    assertThat(Files.exists(state.resolve("lock"))).isFalse();
  }

  @Test
  void it_builds_again_when_a_source_or_a_pom_is_newer_or_gone() throws Exception {
    project.sh(BAIZE + "--version");
    Path source = project.root().resolve("core/src/main/java/Source.java");
    age();
    Files.writeString(source, "newer");
    assertThat(project.sh(BAIZE + "--version")).isEqualTo(VERSION);
    age();
    Files.delete(source);
    assertThat(project.sh(BAIZE + "--version")).isEqualTo(VERSION);
    age();
    Files.writeString(project.root().resolve("cli/pom.xml"), "newer");
    assertThat(project.sh(BAIZE + "--version")).isEqualTo(VERSION);
    assertThat(project.builds()).hasSize(4);
  }

  /** Makes the build older than anything that changes from now on. */
  private void age() throws IOException {
    FileTime past = FileTime.from(Instant.now().minusSeconds(60));
    for (Path file : Files.walk(project.root()).toList()) {
      Files.setLastModifiedTime(file, past);
    }
  }
}
