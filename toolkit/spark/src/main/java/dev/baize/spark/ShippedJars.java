package dev.baize.spark;

import dev.baize.cli.io.CommandException;
import dev.baize.cli.jar.PlayerJars;
import dev.baize.core.registry.Registry;
import java.io.IOException;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.spark.SparkFiles;
import org.apache.spark.api.java.JavaSparkContext;

/**
 * The games and players of this program and those of jars that the driver has shipped to every
 * executor.
 */
record ShippedJars(ArrayList<ClassPath> classPaths) implements RegistrySource {

  private static final long serialVersionUID = 1L;

  /** Some jars: the name that a person gave, and the names of the files that were shipped. */
  private record ClassPath(String name, ArrayList<String> files) implements Serializable {

    private static final long serialVersionUID = 1L;
  }

  private static final String COPIES = "copies";

  /** Characters that Spark, which takes the name of a file for a URI, might not keep. */
  private static final Pattern UNUSUAL = Pattern.compile("[^A-Za-z0-9._-]");

  /** Ships the jars that an option names. */
  static ShippedJars ship(List<String> classPaths, JavaSparkContext context) throws IOException {
    ArrayList<ClassPath> shipped = new ArrayList<>();
    for (String classPath : classPaths) {
      ArrayList<String> files = new ArrayList<>();
      for (String file : PlayerJars.split(classPath)) {
        files.add(ship(file, files.size() + "-" + shipped.size(), context));
      }
      shipped.add(new ClassPath(classPath, files));
    }
    return new ShippedJars(shipped);
  }

  private static String ship(String file, String prefix, JavaSparkContext context)
      throws IOException {
    try {
      return ship(Path.of(file), prefix, context);
    } catch (IOException | UncheckedIOException e) {
      // Those of folders with links in a circle have no message that says so.
      throw new IOException(
          String.format(Locale.ROOT, "%s cannot be shipped to executors: %s", file, e), e);
    }
  }

  /** Ships a copy, whose name is that of no other file, and which Spark deletes at its end. */
  private static String ship(Path file, String prefix, JavaSparkContext context)
      throws IOException {
    Path real = file.toRealPath();
    String name = prefix + "-" + UNUSUAL.matcher(real.getFileName().toString()).replaceAll("_");
    Path copy = Path.of(SparkFiles.getRootDirectory(), COPIES, name);
    Files.createDirectories(copy.getParent());
    try (Stream<Path> files = Files.walk(real, FileVisitOption.FOLLOW_LINKS)) {
      for (Path each : (Iterable<Path>) files::iterator) {
        Files.copy(each, copy.resolve(real.relativize(each).toString()));
      }
    }
    context.addFile(copy.toString(), Files.isDirectory(copy));
    return name;
  }

  @Override
  public Registry load() {
    Registry all = Registry.load();
    for (ClassPath each : classPaths) {
      List<String> copies = each.files().stream().map(SparkFiles::get).toList();
      try {
        all = PlayerJars.add(each.name(), copies, all);
      } catch (CommandException e) {
        throw new IllegalArgumentException("a shipped jar cannot be used: " + e.getMessage(), e);
      }
    }
    return all;
  }
}
