package dev.baize.cli.release;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What is uploaded to Maven Central: a folder for each artifact, in the layout of a repository. It
 * is held to <a href="https://central.sonatype.org/publish/requirements/">what Central
 * requires</a>, and to what this project promises besides.
 */
public final class CentralBundle {

  private static final Pattern ACCOMPANYING = Pattern.compile(".*\\.(asc|md5|sha1|sha256|sha512)");
  private static final String SIGNATURE = "-----BEGIN PGP SIGNATURE-----";

  /** A group of one word at least, an artifact, a version and a file. */
  private static final int LEAST_DEPTH = 4;

  /** What stands for a signature where there is no key. */
  static final String PLACEHOLDER = "no signature: this is a dry run\n";

  private final Path root;
  private final boolean dryRun;

  /**
   * Looks at a bundle.
   *
   * @param root the folder with the first folder of the layout
   * @param dryRun whether it was made without a key and without the plugins of {@code -Prelease}
   */
  CentralBundle(Path root, boolean dryRun) {
    this.root = root;
    this.dryRun = dryRun;
  }

  /** Prints what is wrong with a bundle that was packed: the path of the file is the argument. */
  public static void main(String[] arguments) {
    if (arguments.length != 1 || !Files.isRegularFile(Path.of(arguments[0]))) {
      System.err.println("Expected the path of a bundle, such as central-bundle.zip");
      System.exit(2);
    }
    System.exit(print(Path.of(arguments[0])) ? 0 : 1);
  }

  /** Prints the artifacts and the faults of a packed bundle; whether it has none. */
  private static boolean print(Path file) {
    try (FileSystem zip = FileSystems.newFileSystem(file)) {
      CentralBundle bundle = new CentralBundle(zip.getPath("/"), false);
      List<String> faults = bundle.faults();
      bundle.artifacts().forEach(System.out::println);
      faults.forEach(System.err::println);
      return faults.isEmpty();
    } catch (IOException e) {
      System.err.println(file + ": " + e.getMessage());
      return false;
    }
  }

  /** The artifacts, as coordinates, in alphabetical order. */
  List<String> artifacts() throws IOException {
    return folders().stream().map(this::artifact).toList();
  }

  private List<Path> folders() throws IOException {
    return files(root).stream()
        .filter(file -> depth(file) >= LEAST_DEPTH)
        .map(file -> file.resolve("..").normalize())
        .distinct()
        .toList();
  }

  private int depth(Path file) {
    return root.relativize(file).getNameCount();
  }

  private String artifact(Path folder) {
    Path path = root.relativize(folder);
    int group = path.getNameCount() - 2;
    String groupId = path.subpath(0, group).toString().replace('/', '.');
    return groupId + ":" + path.getName(group) + ":" + path.getName(group + 1);
  }

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(Files::isRegularFile).sorted().toList();
    }
  }

  /** What is missing or wrong, one line for each: the artifact, the file and the fault. */
  List<String> faults() throws IOException {
    Set<String> artifacts = new HashSet<>(artifacts());
    List<String> faults = new ArrayList<>();
    for (Path file : files(root)) {
      if (depth(file) < LEAST_DEPTH) {
        faults.add(root.relativize(file) + ": is in no folder of an artifact");
      }
    }
    for (Path folder : folders()) {
      String artifact = artifact(folder);
      try {
        faults(folder, artifact, artifacts).forEach(fault -> faults.add(artifact + ": " + fault));
      } catch (IOException e) {
        faults.add(artifact + ": " + e.getMessage());
      }
    }
    if (artifacts.isEmpty()) {
      faults.add("no artifact");
    }
    return faults;
  }

  private List<String> faults(Path folder, String artifact, Set<String> artifacts)
      throws IOException {
    List<String> faults = new ArrayList<>();
    String start = artifact.split(":", -1)[1] + "-" + folder.getFileName();
    for (Path file : files(folder)) {
      String name = file.getFileName().toString();
      if (!name.startsWith(start)) {
        faults.add(name + ": is not called " + start);
      } else if (!ACCOMPANYING.matcher(name).matches()) {
        faults.addAll(signatureFaults(file));
        faults.addAll(Checksum.faults(file));
      }
    }
    Path pom = folder.resolve(start + ".pom");
    if (!Files.exists(pom)) {
      faults.add(start + ".pom: is missing");
      return faults;
    }
    PublishedPom published = PublishedPom.read(pom);
    List<String> inPom = new ArrayList<>(published.faults());
    String says =
        String.join(
            ":",
            published.text("groupId"),
            published.text("artifactId"),
            published.text("version"));
    if (!says.equals(artifact)) {
      inPom.add("is of " + says);
    }
    for (PublishedPom.Dependency dependency : published.dependencies()) {
      if (dependency.group().equals(published.text("groupId"))
          && !artifacts.contains(dependency + ":" + dependency.version())) {
        inPom.add("names " + dependency + ":" + dependency.version() + ", which the bundle lacks");
      }
    }
    inPom.forEach(fault -> faults.add(start + ".pom: " + fault));
    if (published.isForJar()) {
      faults.addAll(faultsOfJars(folder, start));
    }
    return faults;
  }

  private List<String> signatureFaults(Path file) throws IOException {
    String name = file.getFileName() + ".asc";
    Path signature = file.resolveSibling(name);
    if (!Files.exists(signature)) {
      return List.of(name + ": is missing");
    }
    String text = Files.readString(signature, ISO_8859_1);
    boolean signed = text.startsWith(SIGNATURE) || (dryRun && text.equals(PLACEHOLDER));
    return signed ? List.of() : List.of(name + ": is no signature");
  }

  private List<String> faultsOfJars(Path folder, String start) throws IOException {
    List<String> faults = new ArrayList<>();
    faults.addAll(jarFaults(folder.resolve(start + ".jar"), "META-INF/LICENSE"));
    faults.addAll(jarFaults(folder.resolve(start + "-sources.jar"), ".java"));
    faults.addAll(jarFaults(folder.resolve(start + "-javadoc.jar"), "index.html"));
    if (!dryRun && !Files.exists(folder.resolve(start + "-cyclonedx.json"))) {
      faults.add(start + "-cyclonedx.json: is missing");
    }
    return faults;
  }

  private static List<String> jarFaults(Path jar, String ending) throws IOException {
    if (!Files.exists(jar)) {
      return List.of(jar.getFileName() + ": is missing");
    }
    try (FileSystem zip = FileSystems.newFileSystem(jar)) {
      boolean found =
          files(zip.getPath("/")).stream().anyMatch(file -> file.toString().endsWith(ending));
      return found ? List.of() : List.of(jar.getFileName() + ": has no " + ending + " within");
    } catch (IOException e) {
      return List.of(jar.getFileName() + ": " + e.getMessage());
    }
  }
}
