package dev.baize.cli.jar;

import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;

/**
 * A folder of Java sources, which are compiled whenever it is used, so that a game or a player can
 * be tried as it is written. Tests are left out.
 */
final class SourceFolder {

  private SourceFolder() {}

  /** {@return whether a folder directly contains Java sources} */
  static boolean isOne(Path folder) throws IOException {
    return !sources(folder).isEmpty();
  }

  private static List<Path> sources(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> file.toString().endsWith(".java"))
          .filter(file -> !file.toString().endsWith("Test.java"))
          .toList();
    }
  }

  /**
   * {@return a temporary folder with the classes, which is deleted when the program ends} The
   * sources may use other jars and folders of classes, and this program. The exception is the first
   * error, or says that there is no compiler.
   */
  static Path compile(Path folder, List<Path> others) throws IOException {
    ToolProvider javac =
        ToolProvider.findFirst("javac")
            .orElseThrow(
                () ->
                    new IOException(
                        folder
                            + " has Java sources, and this Java has no compiler; expected a JDK"));
    Path classes = Files.createTempDirectory("baize-classes");
    List<String> command = new ArrayList<>(List.of("-proc:none", "-nowarn", "-encoding", "UTF-8"));
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
    StringWriter printed = new StringWriter();
    PrintWriter out = new PrintWriter(printed);
    int status = javac.run(out, out, command.toArray(String[]::new));
    try (Stream<Path> files = Files.walk(classes)) {
      // Files are deleted in the reverse order.
      files.map(Path::toFile).forEach(File::deleteOnExit);
    }
    if (status != 0) {
      throw new IOException(
          printed.toString().lines().findFirst().orElse("javac failed in " + folder));
    }
    return classes;
  }
}
