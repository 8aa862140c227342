package dev.baize.distribution;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Somebody who has unpacked the distribution on a machine with Java and little else: of the tools
 * of POSIX, those that every launcher may use, without the options that only GNU's have.
 */
final class Stranger {

  private static final List<String> TOOLS = List.of("mkdir", "rm", "mv", "find", "stty");

  private final Path home;
  private final Path java;

  /**
   * Unpacks the distribution.
   *
   * @param home an empty folder
   * @param java the folder of the Java on the path
   */
  Stranger(Path home, Path java) throws IOException, InterruptedException {
    this.home = home;
    this.java = java;
    Files.createDirectory(home.resolve("tools"));
    for (String tool : TOOLS) {
      tool(tool, ":");
    }
    tool("readlink", "case $1 in -*) exit 64 ;; esac");
    tool("date", "case $1 in +*) ;; *) exit 64 ;; esac");
    Run unpacked = sh(Map.of("PATH", System.getenv("PATH")), "tar xzf '%s'".formatted(archive()));
    if (unpacked.status() != 0) {
      throw new IOException(unpacked.err());
    }
  }

  private static Path archive() throws IOException {
    return Archives.find(".tar.gz").toAbsolutePath();
  }

  private static Path real(String tool) {
    return Stream.of(System.getenv("PATH").split(File.pathSeparator))
        .map(folder -> Path.of(folder, tool))
        .filter(Files::isExecutable)
        .findFirst()
        .orElseThrow(() -> new IllegalStateException(tool + " is not on the path"));
  }

  /** Puts a line of the shell before the real tool. */
  void tool(String name, String line) throws IOException {
    script(name, line + "\nexec '" + real(name) + "' \"$@\"");
  }

  /** Puts a script among the tools. */
  void script(String name, String text) throws IOException {
    Path file = Files.writeString(home.resolve("tools").resolve(name), "#!/bin/sh\n" + text + '\n');
    if (!file.toFile().setExecutable(true)) {
      throw new IOException(file + " cannot be made executable");
    }
  }

  /** The command that starts the program in the stranger's home. */
  static String baize() throws IOException {
    return Archives.root() + "/bin/baize";
  }

  /** What it prints when asked for its version. */
  static Run version() throws IOException {
    return new Run(0, Archives.root().replaceFirst("-", " ") + "\n", "");
  }

  /** The folder of the jars. */
  Path lib() throws IOException {
    return home.resolve(Archives.root()).resolve("lib");
  }

  /** Runs a script of the shell in the stranger's home. */
  Run sh(String script) throws IOException, InterruptedException {
    return sh(Map.of(), script);
  }

  /** The same, with more in the environment. */
  Run sh(Map<String, String> environment, String script) throws IOException, InterruptedException {
    Path out = Files.createTempFile(home, "out", "");
    Path err = Files.createTempFile(home, "err", "");
    ProcessBuilder shell =
        new ProcessBuilder(real("sh").toString(), "-c", script)
            .directory(home.toFile())
            .redirectInput(new File("/dev/null"))
            .redirectOutput(out.toFile())
            .redirectError(err.toFile());
    Map<String, String> all = new HashMap<>();
    all.put("HOME", home.toString());
    all.put("PATH", home.resolve("tools") + ":" + java.resolve("bin"));
    all.putAll(environment);
    shell.environment().clear();
    shell.environment().putAll(all);
    int status = shell.start().waitFor();
    return new Run(status, Files.readString(out, UTF_8), Files.readString(err, UTF_8));
  }
}
