package dev.baize.cli.create;

import static com.google.common.base.Preconditions.checkArgument;
import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.collect.ImmutableMap;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Files that are to be written into a folder. */
final class Project {

  private static final String JAVA = ".java";

  /** For Maven; our own build, which fills in versions, would fill it in, too. */
  private static final String BASEDIR = "${project.basedir}";

  /** What cannot be taken for the name of a class: comments and texts. */
  private static final Pattern NO_NAME = Pattern.compile("(?s)/\\*.*?\\*/|//[^\n]*|\"[^\"\n]*\"");

  private final JavaNames names;
  private final Map<String, String> values;
  private final Map<String, byte[]> files = new LinkedHashMap<>();

  /** A project without files. */
  Project(JavaNames names, Map<String, String> values) {
    this.names = names;
    this.values =
        ImmutableMap.<String, String>builder()
            .putAll(values)
            .put("name", names.name())
            .put("package", names.packageName())
            .put("separator", File.pathSeparator)
            .put("basedir", BASEDIR)
            .buildOrThrow();
  }

  /** The file that lists the services of a type. */
  static String service(Class<?> type) {
    return "src/main/resources/META-INF/services/" + type.getName();
  }

  /** Adds a file made from a template. */
  Project with(String path, String template) {
    if (path.endsWith(JAVA)) {
      requireOwnName(text(template, ""));
    }
    return with(path, text(template, names.className()).getBytes(UTF_8));
  }

  private String text(String template, String className) {
    return Template.fill(
        template,
        ImmutableMap.<String, String>builder()
            .putAll(values)
            .put("class", className)
            .buildOrThrow());
  }

  private void requireOwnName(String others) {
    checkArgument(
        !Pattern.compile("\\b" + names.className() + "\\b")
            .matcher(NO_NAME.matcher(others).replaceAll(" "))
            .find(),
        "%s is the name of a class that the project uses; expected another name",
        names.className());
  }

  /** Adds a file. */
  Project with(String path, byte[] content) {
    files.put(path, content);
    return this;
  }

  /** Writes the files. */
  void write(Path folder) throws IOException {
    requireEmpty(folder);
    for (Map.Entry<String, byte[]> file : files.entrySet()) {
      Path path = folder.resolve(file.getKey());
      Files.createDirectories(path.getParent());
      Files.write(path, file.getValue(), StandardOpenOption.CREATE_NEW);
    }
  }

  private static void requireEmpty(Path folder) throws IOException {
    if (Files.exists(folder, LinkOption.NOFOLLOW_LINKS)) {
      checkArgument(Files.isDirectory(folder), "%s is no folder; nothing is overwritten", folder);
      try (Stream<Path> files = Files.list(folder)) {
        checkArgument(files.findAny().isEmpty(), "%s is not empty; nothing is overwritten", folder);
      }
    }
  }
}
