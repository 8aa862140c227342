package dev.baize.cli.release;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Each fault of a bundle is found, and named. */
class CentralBundleTest {

  private static final String POM =
      """
      <project>
        <groupId>dev.baize</groupId>
        <artifactId>toy</artifactId>
        <version>1.0.0</version>
        <name>Toy</name>
        <description>A toy.</description>
        <url>https://example.org/toy</url>
        <organization><name>Example</name></organization>
        <licenses><license><name>Apache-2.0</name><url>https://example.org/L</url></license></licenses>
        <developers><developer><name>Ada</name><email>ada@example.org</email>
          <organization>Example</organization>
          <organizationUrl>https://example.org</organizationUrl></developer></developers>
        <scm><connection>scm:git:https://example.org/toy.git</connection>
          <developerConnection>scm:git:https://example.org/toy.git</developerConnection>
          <url>https://example.org/toy.git</url></scm>
        <dependencies><dependency>
          <groupId>org.jspecify</groupId><artifactId>jspecify</artifactId><version>1</version>
        </dependency></dependencies>
      </project>
      """;

  @TempDir private Path root;
  private Path folder;

  @BeforeEach
  void make_a_bundle_without_faults() throws IOException {
    folder = Files.createDirectories(root.resolve("dev/baize/toy/1.0.0"));
    Files.writeString(folder.resolve("toy-1.0.0.pom"), POM);
    jar("toy-1.0.0.jar", "META-INF/LICENSE");
    jar("toy-1.0.0-sources.jar", "toy/Toy.java");
    jar("toy-1.0.0-javadoc.jar", "index.html");
    DryRun.complete(folder);
  }

  private void jar(String name, String entry) throws IOException {
    try (JarOutputStream jar = new JarOutputStream(Files.newOutputStream(folder.resolve(name)))) {
      jar.putNextEntry(new JarEntry(entry));
    }
  }

  private void pom(String from, String to) throws IOException {
    assertThat(POM).contains(from);
    Path pom = Files.writeString(folder.resolve("toy-1.0.0.pom"), POM.replace(from, to));
    Checksum.write(pom);
  }

  private void assertFault(String fault) throws IOException {
    assertThat(new CentralBundle(root, true).faults())
        .containsExactly("dev.baize:toy:1.0.0: " + fault);
  }

  @Test
  void a_bundle_as_it_should_be_has_no_fault() throws IOException {
    assertThat(new CentralBundle(root, true).faults()).isEmpty();
    assertThat(new CentralBundle(root, true).artifacts()).containsExactly("dev.baize:toy:1.0.0");
  }

  @Test
  void a_pom_cannot_make_others_be_read() throws IOException {
    pom("<project>", "<!DOCTYPE project SYSTEM \"file:///etc/hostname\"><project>");
    assertThat(new CentralBundle(root, true).faults())
        .singleElement()
        .asString()
        .startsWith("dev.baize:toy:1.0.0: toy-1.0.0.pom: DOCTYPE is disallowed");
  }

  @Test
  void what_cannot_be_read_is_named() throws IOException {
    Path jar = Files.writeString(folder.resolve("toy-1.0.0-sources.jar"), "no archive");
    Checksum.write(jar);
    Files.writeString(root.resolve("dev/stray"), "");
    assertThat(new CentralBundle(root, true).faults())
        .satisfiesExactly(
            stray -> assertThat(stray).isEqualTo("dev/stray: is in no folder of an artifact"),
            damaged ->
                assertThat(damaged).startsWith("dev.baize:toy:1.0.0: toy-1.0.0-sources.jar: "));
  }

  @ParameterizedTest
  @ValueSource(strings = {"1-snapshot", "1.0-20260101.120000-1", "LATEST", "[1,)"})
  void a_dependency_has_the_version_of_a_release(String version) throws IOException {
    pom("<version>1</version>", "<version>" + version + "</version>");
    assertFault(
        "toy-1.0.0.pom: dependency org.jspecify:jspecify of version "
            + version
            + ", which is no release");
  }

  @Test
  void an_empty_bundle_is_none(@TempDir Path empty) throws IOException {
    assertThat(new CentralBundle(empty, true).faults()).containsExactly("no artifact");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "<name>Toy</name> | no <name>",
        "<description>A toy.</description> | no <description>",
        "<url>https://example.org/toy</url> | no <url>",
        "<organization><name>Example</name></organization> | no <organization><name>",
        "<name>Apache-2.0</name> | no <licenses><license><name>",
        "<url>https://example.org/L</url> | no <licenses><license><url>",
        "<name>Ada</name> | no <developers><developer><name>",
        "<email>ada@example.org</email> | no <developers><developer><email>",
        "<organization>Example</organization> | no <developers><developer><organization>",
        "<organizationUrl>https://example.org</organizationUrl> | no <developers><developer><organizationUrl>",
        "<connection>scm:git:https://example.org/toy.git</connection> | no <scm><connection>",
        "<developerConnection>scm:git:https://example.org/toy.git</developerConnection> | no <scm><developerConnection>",
        "<url>https://example.org/toy.git</url> | no <scm><url>",
        "<version>1</version> | dependency org.jspecify:jspecify without a version",
      })
  void what_a_pom_does_not_say_is_named(String element, String fault) throws IOException {
    pom(element, "");
    assertFault("toy-1.0.0.pom: " + fault);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "A toy. | ${toy.text} | no value of ${toy.text}",
        "<version>1</version> | <version>1-SNAPSHOT</version> | dependency org.jspecify:jspecify of version 1-SNAPSHOT, which is no release",
        "<version>1</version> | <version>${project.version}-SNAPSHOT</version> | dependency org.jspecify:jspecify of version 1.0.0-SNAPSHOT, which is no release",
        "<groupId>org.jspecify | <groupId>dev.baize | names dev.baize:jspecify:1, which the bundle lacks",
        "<name>Toy | <parent/><name>Toy | a <parent>, which is not published",
        "<artifactId>toy | <artifactId>ball | is of dev.baize:ball:1.0.0",
      })
  void what_a_pom_must_not_say_is_named(String from, String to, String fault) throws IOException {
    pom(from, to);
    assertFault("toy-1.0.0.pom: " + fault);
  }

  @Test
  void what_is_managed_is_held_to_the_same() throws IOException {
    String managed =
        POM.replace("<dependencies>", "<dependencyManagement><dependencies>")
            .replace("</dependencies>", "</dependencies></dependencyManagement>")
            .replace("<version>1</version>", "");
    Checksum.write(Files.writeString(folder.resolve("toy-1.0.0.pom"), managed));
    assertFault("toy-1.0.0.pom: dependency org.jspecify:jspecify without a version");
  }

  @Test
  void a_dependency_may_have_the_version_of_the_pom_itself() throws IOException {
    pom("<version>1</version>", "<version>${project.version}</version>");
    assertThat(new CentralBundle(root, true).faults()).isEmpty();
  }

  @Test
  void a_snapshot_is_no_release() throws IOException {
    Path snapshot = Files.createDirectories(root.resolve("dev/baize/toy/2-SNAPSHOT"));
    String pom = POM.replace("1.0.0</version>", "2-SNAPSHOT</version><packaging>pom</packaging>");
    Files.writeString(snapshot.resolve("toy-2-SNAPSHOT.pom"), pom);
    DryRun.complete(snapshot);
    assertThat(new CentralBundle(root, true).faults())
        .containsExactly(
            "dev.baize:toy:2-SNAPSHOT: toy-2-SNAPSHOT.pom: version 2-SNAPSHOT, which is no release");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "toy-1.0.0.jar",
        "toy-1.0.0-sources.jar",
        "toy-1.0.0-javadoc.jar",
        "toy-1.0.0.pom",
        "toy-1.0.0-javadoc.jar.asc",
        "toy-1.0.0.pom.asc",
        "toy-1.0.0.jar.md5",
        "toy-1.0.0-sources.jar.sha1"
      })
  void a_file_that_is_missing_is_named(String file) throws IOException {
    Files.delete(folder.resolve(file));
    assertFault(file + ": is missing");
  }

  @ParameterizedTest
  @ValueSource(strings = {"md5", "sha1", "sha256", "sha512"})
  void a_checksum_that_is_wrong_is_named(String ending) throws IOException {
    Files.writeString(folder.resolve("toy-1.0.0.jar." + ending), "0000");
    assertFault("toy-1.0.0.jar." + ending + ": is not that of toy-1.0.0.jar");
  }

  @ParameterizedTest
  @CsvSource({
    "toy-1.0.0.jar, META-INF/LICENSE",
    "toy-1.0.0-sources.jar, .java",
    "toy-1.0.0-javadoc.jar, index.html"
  })
  void a_jar_without_what_it_is_there_for_is_named(String name, String lacking) throws IOException {
    jar(name, "empty");
    Checksum.write(folder.resolve(name));
    assertFault(name + ": has no " + lacking + " within");
  }

  @Test
  void a_file_of_another_version_is_named() throws IOException {
    Files.writeString(folder.resolve("toy-0.9.0.jar"), "");
    assertFault("toy-0.9.0.jar: is not called toy-1.0.0");
  }

  @Test
  void a_release_is_signed_and_has_a_bill_of_materials() throws IOException {
    assertThat(new CentralBundle(root, false).faults())
        .containsExactly(
            "dev.baize:toy:1.0.0: toy-1.0.0-javadoc.jar.asc: is no signature",
            "dev.baize:toy:1.0.0: toy-1.0.0-sources.jar.asc: is no signature",
            "dev.baize:toy:1.0.0: toy-1.0.0.jar.asc: is no signature",
            "dev.baize:toy:1.0.0: toy-1.0.0.pom.asc: is no signature",
            "dev.baize:toy:1.0.0: toy-1.0.0-cyclonedx.json: is missing");
  }
}
