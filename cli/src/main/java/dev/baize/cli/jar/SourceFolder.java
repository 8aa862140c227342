package dev.baize.cli.jar;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.File;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A folder of Java sources, which are compiled whenever it is used, so that a game or a player can
 * be tried as it is written. Tests are left out.
 */
final class SourceFolder {

  private static final String JAVA = ".java";
  private static final String TEST = "Test.java";

  private SourceFolder() {}

  /** {@return whether a folder directly contains Java sources} */
  static boolean isOne(Path folder) throws IOException {
    return !sources(folder).isEmpty();
  }

  private static List<Path> sources(Path folder) throws IOException {
    List<Path> sources = new ArrayList<>();
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*" + JAVA)) {
      for (Path file : files) {
        if (!file.toString().endsWith(TEST)) {
          sources.add(file);
        }
      }
    }
    return sources;
  }

  /**
   * {@return a temporary folder with the classes; it is deleted when the program ends}
   *
   * @param folder of the sources
   * @param others the jars and folders of classes that they may use, besides this program
   * @throws IOException that names the first error, or says that there is no compiler
   */
  static Path compile(Path folder, List<Path> others) throws IOException {
    Path classes = Files.createTempDirectory("baize-classes");
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "javac").toString());
    command.addAll(List.of("-proc:none", "-nowarn", "-encoding", "UTF-8"));
    command.addAll(List.of("-d", classes.toString()));
    List<String> classPath = new ArrayList<>();
    others.forEach(path -> classPath.add(path.toString()));
    if (SourceFolder.class.getModule().isNamed()) {
      command.addAll(List.of("--module-path", System.getProperty("jdk.module.path")));
      command.addAll(List.of("--add-modules", "ALL-MODULE-PATH"));
    } else {
      classPath.add(System.getProperty("java.class.path"));
    }
    command.addAll(List.of("-cp", String.join(File.pathSeparator, classPath)));
    sources(folder).forEach(file -> command.add(file.toString()));
    try {
      run(folder, command);
    } finally {
      deleteAtEnd(classes);
    }
    return classes;
  }

  private static void run(Path folder, List<String> command) throws IOException {
    Process javac;
    try {
      javac = new ProcessBuilder(command).redirectErrorStream(true).start();
    } catch (IOException e) {
      throw new IOException(
          folder + " has Java sources, and this Java has no compiler; expected a JDK", e);
    }
    String said = new String(javac.getInputStream().readAllBytes(), UTF_8);
    try {
      if (javac.waitFor() != 0) {
        throw new IOException(said.lines().findFirst().orElse("javac failed in " + folder));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted while " + folder + " was compiled", e);
    }
  }

  /** Files are deleted in the reverse order. */
  private static void deleteAtEnd(Path classes) throws IOException {
    try (Stream<Path> files = Files.walk(classes)) {
      files.map(Path::toFile).forEach(File::deleteOnExit);
    }
  }
}
