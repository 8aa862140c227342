package dev.baize.cli.create;

import static com.google.common.base.Preconditions.checkArgument;
import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableMap;
import com.google.common.io.Resources;
import dev.baize.cli.command.CommandContext;
import dev.baize.cli.command.FileName;
import dev.baize.cli.command.Usage;
import dev.baize.cli.io.CommandException;
import dev.baize.cli.io.ExitStatus;
import dev.baize.cli.io.Failures;
import dev.baize.core.registry.Registry;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Files that are to be written into a folder, most of them made from templates. */
final class Project {

  static final String README = "README.md";
  static final String FOLDER = "Where to write the project: a new folder, or an empty one.";
  private static final String JAVA = ".java";

  /** For Maven; our own build, which fills in versions, would fill it in, too. */
  private static final String BASEDIR = "${project.basedir}";

  /** What stands for a value in a template, such as <code>{{name}}</code>. */
  private static final Pattern PLACEHOLDER = Pattern.compile("\\{\\{(\\w+)}}");

  /** What cannot be taken for the name of a class: comments and texts. */
  private static final Pattern NO_NAME = Pattern.compile("(?s)/\\*.*?\\*/|//[^\n]*|\"[^\"\n]*\"");

  private final JavaNames names;
  private final Map<String, String> values;
  private final Map<String, byte[]> files = new LinkedHashMap<>();

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

  static String service(Class<?> type) {
    return "src/main/resources/META-INF/services/" + type.getName();
  }

  static boolean hasTemplate(String name) {
    return Project.class.getResource(name) != null;
  }

  /** Adds a file made from a template, in which no other class has the name of ours. */
  Project with(String path, String template) throws IOException {
    String text = Resources.toString(Resources.getResource(Project.class, template), UTF_8);
    if (path.endsWith(JAVA)) {
      requireOwnName(fill(text, ""));
    }
    return with(path, fill(text, names.className()).getBytes(UTF_8));
  }

  private String fill(String text, String className) {
    return PLACEHOLDER
        .matcher(text)
        .replaceAll(
            found -> {
              String name = found.group(1);
              return Matcher.quoteReplacement(
                  name.equals("class") ? className : requireNonNull(values.get(name)));
            });
  }

  private void requireOwnName(String others) {
    checkArgument(
        !Pattern.compile("\\b" + names.className() + "\\b")
            .matcher(NO_NAME.matcher(others).replaceAll(" "))
            .find(),
        "%s is the name of a class that the project uses; expected another name",
        names.className());
  }

  Project with(String path, byte[] content) {
    files.put(path, content);
    return this;
  }

  /** Makes a project. An {@link IllegalArgumentException} says which argument is wrong. */
  interface Plan {

    Project of(Registry registry) throws IOException;
  }

  /** Writes a planned project into a folder; returns the status to exit with. */
  static int write(Plan plan, File to, CommandContext context) {
    Path folder = Usage.checked(() -> FileName.parse(to.getPath()));
    try {
      Path readme = Usage.checked(() -> plan.of(context.installed().registry()).write(folder));
      context.terminal().print(readme + " says how to build, test and play it\n");
      return ExitStatus.OK;
    } catch (IOException e) {
      throw new CommandException(
          ExitStatus.NOT_WRITTEN, folder + " cannot be written: " + Failures.fileProblem(e), e);
    }
  }

  /** Writes the files into a folder that is empty or does not exist; returns that to be read. */
  private Path write(Path folder) throws IOException {
    requireEmpty(folder);
    for (Map.Entry<String, byte[]> file : files.entrySet()) {
      Path path = folder.resolve(file.getKey());
      Files.createDirectories(path.getParent());
      Files.write(path, file.getValue(), StandardOpenOption.CREATE_NEW);
    }
    return folder.resolve(README);
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
