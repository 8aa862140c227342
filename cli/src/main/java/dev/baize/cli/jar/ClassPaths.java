package dev.baize.cli.jar;

import dev.baize.cli.io.CommandException;
import dev.baize.cli.io.ExitStatus;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The class paths of an option that may be given several times. */
public final class ClassPaths {

  private ClassPaths() {}

  /** Adds a class path to those given before; a jar must have a name, and be given once. */
  public static void add(String option, String classPath, List<String> all) {
    Set<String> files = new HashSet<>();
    all.forEach(each -> PlayerJars.split(each).forEach(jar -> files.add(identity(jar))));
    for (String jar : PlayerJars.split(classPath)) {
      if (jar.isEmpty()) {
        throw new CommandException(
            ExitStatus.USAGE,
            option + ": a jar without a name; expected the path of a jar or folder");
      }
      if (!files.add(identity(jar))) {
        throw new CommandException(ExitStatus.USAGE, option + ' ' + jar + " is given twice");
      }
    }
    all.add(classPath);
  }

  /** The same for all paths of one file. */
  private static String identity(String jar) {
    try {
      return Path.of(jar).toRealPath().toString();
    } catch (IOException | InvalidPathException e) {
      return jar;
    }
  }
}
