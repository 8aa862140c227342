package dev.baize.spark;

import dev.baize.cli.command.EngineOptions;
import dev.baize.cli.command.FileName;
import dev.baize.cli.command.TextConverter;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;

/**
 * The option for the folder of finished parts; it replaces threads, which are up to the cluster.
 */
final class PartsOption implements EngineOptions {

  private static final String THREADS = "--threads";
  private static final String PARTS = "--parts";
  private static final String OUT = "--out";

  /** One for each command. */
  private final List<OptionSpec> options = new ArrayList<>();

  @Override
  public void adapt(CommandSpec command) {
    command.remove(command.findOption(THREADS));
    OptionSpec option =
        OptionSpec.builder(PARTS)
            .paramLabel("FOLDER")
            .type(String.class)
            .converters(new TextConverter<>(PartsOption::requireName))
            .description(
                "Keep the results of finished games in this folder of any Hadoop file system, and"
                    + " play only those that are missing there: so a run can be continued after a"
                    + " crash.")
            .build();
    command.addOption(option);
    options.add(option);
  }

  private static String requireName(String folder) {
    if (folder.isEmpty()) {
      throw new IllegalArgumentException("\"\"; expected the name of a folder");
    }
    return folder;
  }

  @Override
  public Optional<String> keepingSeed() {
    return Optional.ofNullable(folder()).map(folder -> PARTS);
  }

  /**
   * Requires that the result is not to be written where the folder is.
   *
   * @throws ParameterException if it is
   */
  void requireApart() {
    for (OptionSpec option : options) {
      String folder = option.getValue();
      OptionSpec out = option.command().findOption(OUT);
      if (folder != null && out != null && isNamed(out.getValue(), folder)) {
        throw new ParameterException(
            option.command().commandLine(),
            String.format(
                Locale.ROOT, "%s %s is the folder of %s; expected a file", OUT, folder, PARTS));
      }
    }
  }

  private static boolean isNamed(@Nullable Path file, String folder) {
    try {
      URI uri = new org.apache.hadoop.fs.Path(folder).toUri();
      boolean here = uri.getScheme() == null || "file".equals(uri.getScheme());
      return file != null && here && FileName.isSame(file, Path.of(uri.getPath()));
    } catch (IllegalArgumentException e) {
      return false; // no folder, which is refused when it is used
    }
  }

  /** The folder; null if there is none. */
  @Nullable String folder() {
    for (OptionSpec option : options) {
      String folder = option.getValue();
      if (folder != null) {
        return folder;
      }
    }
    return null;
  }
}
