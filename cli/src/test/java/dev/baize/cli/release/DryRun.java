package dev.baize.cli.release;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Map.Entry;
import java.util.stream.Stream;
import org.w3c.dom.Element;

/**
 * Makes a bundle of what this build has packaged, without a network and without a key: as the next
 * release, published by nobody.
 */
final class DryRun {

  private static final Path PROJECT = Path.of("..");

  /** Values on purpose for what {@code -Prelease} asks for. */
  static final Map<String, String> PUBLISHER =
      Map.of(
          "release.url", "https://example.org/baize",
          "release.scm", "https://example.org/baize.git",
          "release.developer", "Nobody",
          "release.email", "nobody@example.org",
          "release.organization", "Example",
          "release.organization.url", "https://example.org");

  private final PublishedPom root;

  DryRun() throws IOException {
    root = PublishedPom.read(PROJECT.resolve("pom.xml"));
  }

  /** The next release. */
  String version() {
    return root.text("version").replace("-SNAPSHOT", "");
  }

  /** Makes it in a folder. */
  void make(Path folder) throws IOException {
    for (String module : modules()) {
      add(PROJECT.resolve(module).resolve("target"), folder);
    }
  }

  /** The folders of the modules of every build, but for those that are not published. */
  List<String> modules() throws IOException {
    List<String> modules = new ArrayList<>();
    for (Element module : root.elements("modules/module")) {
      Path pom = PROJECT.resolve(module.getTextContent()).resolve("pom.xml");
      if (!excluded().contains(PublishedPom.read(pom).text("artifactId"))) {
        modules.add(module.getTextContent());
      }
    }
    return modules;
  }

  private List<String> excluded() {
    return root
        .elements("build/pluginManagement/plugins/plugin/configuration/excludeArtifacts")
        .stream()
        .flatMap(list -> Stream.of(list.getTextContent().split(",", -1)))
        .toList();
  }

  private void add(Path target, Path bundle) throws IOException {
    Path flattened = target.resolve(".flattened-pom.xml");
    if (!Files.exists(flattened)) {
      throw new IOException(
          target + ": no POM; build the module before cli, or list it in excludeArtifacts");
    }
    PublishedPom pom = PublishedPom.read(flattened);
    String artifact = pom.text("artifactId");
    Path folder =
        Files.createDirectories(
            bundle
                .resolve(pom.text("groupId").replace('.', '/'))
                .resolve(artifact)
                .resolve(version()));
    Files.writeString(
        folder.resolve(artifact + "-" + version() + ".pom"), released(Files.readString(flattened)));
    String built = artifact + "-" + root.text("version");
    for (Path jar : jars(target, built)) {
      String name = jar.getFileName().toString().replace(built, artifact + "-" + version());
      Files.copy(jar, folder.resolve(name));
    }
    complete(folder);
  }

  private static List<Path> jars(Path target, String start) throws IOException {
    try (Stream<Path> files = Files.list(target)) {
      return files
          .filter(file -> file.getFileName().toString().matches(start + "(-[a-z]+)?\\.jar"))
          .toList();
    }
  }

  private String released(String pom) {
    String released =
        pom.replace(
            "<version>" + root.text("version") + "</version>",
            "<version>" + version() + "</version>");
    for (Entry<String, String> property : PUBLISHER.entrySet()) {
      released = released.replace("${" + property.getKey() + "}", property.getValue());
    }
    return released;
  }

  /** Adds to each file what accompanies it. */
  static void complete(Path folder) throws IOException {
    List<Path> files;
    try (Stream<Path> listed = Files.list(folder)) {
      files = listed.toList();
    }
    for (Path file : files) {
      Files.writeString(
          file.resolveSibling(file.getFileName() + ".asc"), CentralBundle.PLACEHOLDER);
      Checksum.write(file);
    }
  }
}
