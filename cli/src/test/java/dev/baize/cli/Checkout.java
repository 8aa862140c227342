package dev.baize.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.WRITE;

import com.google.common.io.MoreFiles;
import com.google.common.io.RecursiveDeleteOption;
import java.io.File;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A project in a folder of its own, with the launcher and what this build packaged. Its Maven only
 * pretends: it copies the jars, and leaves a line in a file each time.
 */
final class Checkout {

  private static final Path MODULE = Path.of("").toAbsolutePath();

  /** A name that wants quotes. */
  private static final String NAME = "a 'project'";

  /** The folder of the one that tests share. */
  private static final Path SHARED = MODULE.resolve("target/checkout");

  private final Path folder;
  private final Path root;

  /** Makes one in a folder. */
  Checkout(Path folder) throws IOException {
    this.folder = folder;
    this.root = Files.createDirectories(folder.resolve(NAME));
    for (String file : List.of("baize", "src/main/sh/build.sh")) {
      Files.createDirectories(root.resolve(file).getParent());
      Files.copy(MODULE.resolveSibling(file), root.resolve(file));
    }
    Files.createFile(root.resolve("pom.xml"));
    for (String module : List.of("core", "euchre", "toolkit/search", "cli")) {
      Path sources = Files.createDirectories(root.resolve(module).resolve("src/main/java"));
      Files.createFile(sources.resolve("Source.java"));
      Files.createFile(root.resolve(module).resolve("pom.xml"));
    }
    tool(
        "mvn",
        """
        #!/bin/sh
        echo "$*" >>builds
        echo 'noise from the build'
        [ ! -e broken ] || exit 1
        mkdir -p cli/target
        cp '%s' cli/target/
        cp -R '%s' cli/target/
        """
            .formatted(jar(), MODULE.resolve("target/lib")));
  }

  private Checkout(Path folder, Path root) throws IOException {
    this.folder = folder;
    this.root = root;
    Files.createDirectory(folder.resolve("tools"));
    Files.createSymbolicLink(folder.resolve(NAME), root);
  }

  /**
   * One that has built and stored its classes, behind a link in a folder. The first start takes
   * seconds, so the test classes of a build share it; those that run at the same time wait.
   */
  static Checkout started(Path folder) throws IOException, InterruptedException {
    Path pom = SHARED.resolve(NAME).resolve("pom.xml");
    Path lock = SHARED.resolveSibling("checkout.lock");
    try (FileChannel channel = FileChannel.open(lock, CREATE, WRITE)) {
      channel.lock();
      FileTime packaged = packaged();
      if (!Files.exists(pom) || !Files.getLastModifiedTime(pom).equals(packaged)) {
        if (Files.exists(SHARED)) {
          MoreFiles.deleteRecursively(SHARED, RecursiveDeleteOption.ALLOW_INSECURE);
        }
        Run first =
            new Checkout(Files.createDirectory(SHARED)).sh("\"" + NAME + "/baize\" --version");
        if (first.status() != 0) {
          throw new IOException(first.err());
        }
        Files.setLastModifiedTime(pom, packaged);
      }
    }
    return new Checkout(folder, SHARED.resolve(NAME));
  }

  /** When this build packaged the program, or the last of its libraries. */
  private static FileTime packaged() throws IOException {
    FileTime last = Files.getLastModifiedTime(jar());
    try (Stream<Path> libraries = Files.list(MODULE.resolve("target/lib"))) {
      for (Path library : libraries.toList()) {
        FileTime time = Files.getLastModifiedTime(library);
        last = time.compareTo(last) > 0 ? time : last;
      }
    }
    return last;
  }

  private static Path jar() throws IOException {
    try (Stream<Path> files = Files.list(MODULE.resolve("target"))) {
      return files
          .filter(file -> file.getFileName().toString().matches("baize-cli-[-.0-9A-Z]+\\.jar"))
          .findFirst()
          .orElseThrow();
    }
  }

  /** Makes a program that the launcher finds before others of its name. */
  void tool(String name, String script) throws IOException {
    Path file = folder.resolve("tools").resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, script);
    if (!file.toFile().setExecutable(true)) {
      throw new IOException(file + " cannot be made executable");
    }
  }

  /** Puts the launcher on the path, under its own name. */
  void linkLauncher() throws IOException {
    Files.createSymbolicLink(folder.resolve("tools/baize"), root.resolve("baize"));
  }

  /** Puts into the folder what a clone has that was built: launcher, examples and libraries. */
  void linkClone() throws IOException {
    linkLauncher();
    Files.createSymbolicLink(folder.resolve("baize"), root.resolve("baize"));
    Files.createSymbolicLink(folder.resolve("examples"), MODULE.resolveSibling("examples"));
    Path target = Files.createDirectories(folder.resolve("cli/target"));
    Files.createSymbolicLink(target.resolve("lib"), MODULE.resolve("target/lib"));
  }

  /** The project's own folder. */
  Path root() {
    return root;
  }

  /** How often Maven was called, and how. */
  List<String> builds() throws IOException {
    Path builds = root.resolve("builds");
    return Files.exists(builds) ? Files.readAllLines(builds) : List.of();
  }

  /**
   * What is set in the environment of all that runs here: this Java, a folder of data, and no
   * locale.
   */
  Map<String, String> environment() {
    String java = System.getProperty("java.home");
    String tools = folder.resolve("tools") + ":" + java + "/bin";
    return Map.of(
        "PATH",
        tools + ":" + System.getenv("PATH"),
        "JAVA_HOME",
        java,
        "XDG_DATA_HOME",
        folder.resolve("data").toString());
  }

  /** Runs a script of the shell in the folder above the project, where no locale is set. */
  Run sh(String script) throws IOException, InterruptedException {
    return sh(Map.of(), script);
  }

  /** The same, with more in the environment. */
  Run sh(Map<String, String> environment, String script) throws IOException, InterruptedException {
    Path file = Files.createTempFile(folder, "script", ".sh");
    Files.writeString(file, script);
    Path out = Files.createTempFile(folder, "out", "");
    Path err = Files.createTempFile(folder, "err", "");
    ProcessBuilder shell =
        new ProcessBuilder("sh", file.toString())
            .directory(folder.toFile())
            .redirectInput(new File("/dev/null"))
            .redirectOutput(out.toFile())
            .redirectError(err.toFile());
    shell.environment().clear();
    shell.environment().putAll(environment());
    shell.environment().putAll(environment);
    int status = shell.start().waitFor();
    return new Run(status, Files.readString(out, UTF_8), Files.readString(err, UTF_8));
  }
}
