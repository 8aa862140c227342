package dev.baize.cli.release;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code .ci/version} sets the version everywhere, and can set it back. */
class VersionScriptTest {

  private static final Path PROJECT = Path.of("..");

  @TempDir private Path copy;
  @TempDir private Path messages;

  @BeforeEach
  void copy_what_names_the_version() throws IOException {
    List<Path> files =
        new ArrayList<>(List.of(PROJECT.resolve(".ci/version"), PROJECT.resolve(".ci/committed")));
    for (String folder : List.of("", "docs")) {
      files.addAll(list(PROJECT.resolve(folder), "md"));
    }
    try (Stream<Path> modules = Files.walk(PROJECT, 2)) {
      modules.map(module -> module.resolve("pom.xml")).filter(Files::exists).forEach(files::add);
    }
    for (Path file : files) {
      Path target = copy.resolve(PROJECT.relativize(file));
      Files.createDirectories(copy.resolve(PROJECT.relativize(file.resolve("..").normalize())));
      Files.copy(file, target);
    }
  }

  private static List<Path> list(Path folder, String ending) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith("." + ending)).toList();
    }
  }

  private Map<Path, String> contents() throws IOException {
    Map<Path, String> contents = new TreeMap<>();
    try (Stream<Path> files = Files.walk(copy)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        contents.put(copy.relativize(file), Files.readString(file));
      }
    }
    return contents;
  }

  private int set(String version) throws IOException, InterruptedException {
    return run("bash", copy.resolve(".ci/version").toString(), version).waitFor();
  }

  private Process run(String... words) throws IOException {
    return new ProcessBuilder(words)
        .directory(copy.toFile())
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .redirectError(errors().toFile())
        .start();
  }

  private Path errors() {
    return messages.resolve("errors");
  }

  private void git(String... words) throws IOException, InterruptedException {
    List<String> all = new ArrayList<>(List.of("git", "-c", "user.name=Ada"));
    all.addAll(List.of("-c", "user.email=ada@example.org", "-c", "commit.gpgSign=false"));
    all.addAll(List.of(words));
    assertThat(run(all.toArray(String[]::new)).waitFor()).as("git %s", words[0]).isZero();
  }

  @Test
  void it_sets_the_version_everywhere_and_back() throws IOException, InterruptedException {
    Map<Path, String> before = contents();
    String version = PublishedPom.read(PROJECT.resolve("pom.xml")).text("version");
    String snapshot = "9.8.7-SNAPSHOT";
    assertThat(set(snapshot)).isZero();
    Map<Path, String> poms = contents();
    poms.keySet().removeIf(file -> !file.endsWith("pom.xml"));
    assertThat(poms.values())
        .hasSizeGreaterThan(7)
        .allMatch(text -> text.contains("<version>" + snapshot + "</version>"));
    assertThat(Files.readString(copy.resolve("README.md")))
        .contains("<version>" + snapshot + "</version>");
    assertThat(contents().values())
        .noneMatch(text -> version.endsWith("-SNAPSHOT") && text.contains(version));
    assertThat(set(version)).isZero();
    assertThat(contents()).isEqualTo(before);
  }

  @Test
  void it_refuses_what_is_no_version() throws IOException, InterruptedException {
    Map<Path, String> before = contents();
    for (String version : List.of("1", "v1.0.0", "1.0.0-RC1", "01.0.0", "1.0.0 ", "")) {
      assertThat(set(version)).isPositive();
    }
    assertThat(contents()).isEqualTo(before);
  }

  @Test
  void a_release_begins_where_all_is_committed_and_no_tag_has_its_number()
      throws IOException, InterruptedException {
    git("init", "--quiet");
    assertThat(set("9.8.7")).isPositive();
    assertThat(errors())
        .hasContent(
            "not all is committed:"
                + " commit what git status shows, or put it away, before a release");
    assertThat(set("9.8.6-SNAPSHOT")).isZero();
    git("add", ".");
    git("commit", "--quiet", "--message", "All");
    git("tag", "v9.8.7");
    assertThat(set("9.8.7")).isPositive();
    assertThat(errors())
        .hasContent(
            "version 9.8.7: the tag v9.8.7 is there already, and a release is never changed");
    assertThat(set("9.8.8")).isZero();
    assertThat(Files.readString(copy.resolve("pom.xml"))).contains("<version>9.8.8</version>");
  }
}
