package dev.baize.cli.command;

import dev.baize.cli.io.CommandException;
import dev.baize.cli.io.ExitStatus;
import dev.baize.cli.io.Terminal;
import dev.baize.cli.log.LogDestination;
import dev.baize.cli.log.LogFile;
import dev.baize.cli.log.ProgramLog;
import dev.baize.core.text.Excerpt;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.slf4j.event.Level;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The options and the environment variable that turn on the log. */
public final class LogOptions {

  /** The environment variable that names the least severe level that is logged. */
  public static final String LEVEL = "BAIZE_LOG";

  /** The options that name a file which is written. */
  private static final Set<String> OTHER_FILES = Set.of("--out", "--chart", "--record");

  /** Draws a chart in the terminal. */
  private static final String CHART_IN_TERMINAL = "--chart=-";

  private static final String END_OF_OPTIONS = "--";

  private LogOptions() {}

  /**
   * Opens the log, if one is requested. Options override the environment, whose invalid level is
   * ignored if help is requested.
   */
  public static void open(GlobalOptions options, @Nullable String level, Terminal terminal) {
    Optional<Level> wanted = level(options, level);
    if (wanted.isPresent()) {
      ProgramLog.open(wanted.get(), destination(options, terminal));
    }
  }

  private static Optional<Level> level(GlobalOptions options, @Nullable String named) {
    Optional<Level> environment =
        named == null || named.isEmpty() ? Optional.empty() : parse(named, options.asksForHelp());
    if (options.verbosity() > 0) {
      return Optional.of(options.verbosity() > 1 ? Level.TRACE : Level.DEBUG);
    }
    return options.file(GlobalOptions.LOG_FILE) == null
        ? environment
        : Optional.of(environment.orElse(Level.DEBUG));
  }

  private static Optional<Level> parse(String name, boolean lenient) {
    Optional<Level> named =
        Arrays.stream(Level.values())
            .filter(level -> level.name().equalsIgnoreCase(name))
            .findFirst();
    if (named.isEmpty() && !lenient) {
      throw new CommandException(
          ExitStatus.USAGE,
          String.format(
              Locale.ROOT,
              "%s=%s: expected error, warn, info, debug or trace",
              LEVEL,
              Excerpt.of(name, 60)));
    }
    return named;
  }

  private static LogDestination destination(GlobalOptions options, Terminal terminal) {
    String file = options.file(GlobalOptions.LOG_FILE);
    if (file == null) {
      return terminal.err()::line;
    }
    requireOwnFile(file, options.words());
    try {
      return LogFile.append(file, terminal::fail);
    } catch (IOException e) {
      throw new CommandException(ExitStatus.REFUSED, String.valueOf(e.getMessage()), e);
    }
  }

  /** Checks that the log has a file of its own, before it is created. */
  private static void requireOwnFile(String file, List<String> words) {
    for (int i = 0; i < words.size() && !words.get(i).equals(END_OF_OPTIONS); i++) {
      String word = words.get(i);
      String given =
          OTHER_FILES.contains(word) && i + 1 < words.size() ? word + '=' + words.get(i + 1) : word;
      int equals = given.indexOf('=');
      if (equals >= 0
          && OTHER_FILES.contains(given.substring(0, equals))
          && !given.equals(CHART_IN_TERMINAL)
          && isSame(file, given.substring(equals + 1))) {
        throw new CommandException(
            ExitStatus.USAGE,
            String.format(
                Locale.ROOT,
                "%s and %s name one file, %s",
                given.substring(0, equals),
                GlobalOptions.LOG_FILE,
                file));
      }
    }
  }

  private static boolean isSame(String one, String other) {
    try {
      return FileName.isSame(FileName.parse(one), FileName.parse(other));
    } catch (IllegalArgumentException e) {
      // One is not the name of a file, which is reported where it is opened.
      return false;
    }
  }

  /** Shows the options in a command's help. */
  static void addTo(CommandSpec command) {
    command
        .addOption(
            OptionSpec.builder(GlobalOptions.VERBOSE)
                .arity("0")
                .type(boolean[].class)
                .description(
                    "Log what the program does on standard error; given twice, in more detail.")
                .build())
        .addOption(
            OptionSpec.builder(GlobalOptions.LOG_FILE)
                .paramLabel("FILE")
                .type(String.class)
                .description("Append the log to this file instead of showing it.")
                .build());
  }
}
