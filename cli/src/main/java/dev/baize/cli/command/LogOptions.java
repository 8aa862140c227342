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
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.slf4j.event.Level;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The options and the environment variable that turn on the log. */
public final class LogOptions {

  /** The environment variable that names the least severe level that is logged. */
  public static final String LEVEL = "BAIZE_LOG";

  private LogOptions() {}

  /**
   * Opens the log, if one is requested. Options override the environment, whose invalid level is
   * ignored if help is requested.
   *
   * @param options how verbose it is, and which file it goes to
   * @param level the value of {@value #LEVEL}; null or empty if it is not set
   * @param terminal shows the log on its standard error unless there is a file
   * @throws CommandException if the level is invalid, or the file cannot be used
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
    return options.logFile() == null ? environment : Optional.of(environment.orElse(Level.DEBUG));
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
    String file = options.logFile();
    if (file == null) {
      return terminal.err()::line;
    }
    LogFileOption.requireOwnFile(file, options.words());
    try {
      return LogFile.append(file, terminal::fail);
    } catch (IOException e) {
      throw new CommandException(ExitStatus.REFUSED, String.valueOf(e.getMessage()), e);
    }
  }

  /**
   * Shows the options in a command's help.
   *
   * @param command any
   */
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
