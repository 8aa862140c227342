package dev.baize.cli.command;

import com.google.common.base.Ascii;
import com.google.common.base.Enums;
import com.google.common.base.Splitter;
import dev.baize.cli.io.CommandException;
import dev.baize.cli.io.ExitStatus;
import dev.baize.cli.io.Terminal;
import dev.baize.cli.log.LogFile;
import dev.baize.cli.log.ProgramLog;
import dev.baize.core.text.Excerpt;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.event.Level;

public final class LogOptions {

  /** The environment variable that names the least severe level that is logged. */
  public static final String LEVEL = "BAIZE_LOG";

  /** The options that name a file which is written. */
  private static final Set<String> OTHER_FILES = Set.of("--out", "--chart", "--record");

  private static final String CHART_IN_TERMINAL = "--chart=-";

  private LogOptions() {}

  /**
   * Opens the log, if one is requested. Options override the environment.
   *
   * @param level the value of {@value #LEVEL}; null or empty if it is not set
   * @param terminal shows the log on its standard error unless there is a file
   */
  public static void open(GlobalOptions options, @Nullable String level, Terminal terminal) {
    Optional<Level> wanted = level(options, level);
    if (wanted.isPresent()) {
      ProgramLog.open(wanted.get(), destination(options, terminal));
    }
  }

  private static Optional<Level> level(GlobalOptions options, @Nullable String named) {
    Optional<Level> environment =
        named == null || named.isEmpty() ? Optional.empty() : Optional.of(parse(named));
    if (options.verbosity() > 0) {
      return Optional.of(options.verbosity() > 1 ? Level.TRACE : Level.DEBUG);
    }
    return options.file(GlobalOptions.LOG_FILE) == null
        ? environment
        : Optional.of(environment.orElse(Level.DEBUG));
  }

  private static Level parse(String name) {
    return Enums.getIfPresent(Level.class, Ascii.toUpperCase(name))
        .toJavaUtil()
        .orElseThrow(
            () ->
                Usage.error(
                    LEVEL
                        + "="
                        + Excerpt.of(name, 60)
                        + ": expected error, warn, info, debug or trace"));
  }

  private static Consumer<String> destination(GlobalOptions options, Terminal terminal) {
    String file = options.file(GlobalOptions.LOG_FILE);
    if (file == null) {
      return terminal.err()::line;
    }
    requireOwnFile(file, options.words());
    String problem = "the log " + file + " cannot be written: ";
    try {
      LogFile log = new LogFile(file, ProgramLog.FORM);
      return line -> append(line, log, problem, terminal);
    } catch (IOException e) {
      throw new CommandException(ExitStatus.REFUSED, problem + e.getMessage(), e);
    }
  }

  private static void append(String line, LogFile log, String problem, Terminal terminal) {
    try {
      log.append(line + '\n');
    } catch (IOException e) {
      ProgramLog.close();
      terminal.fail(problem + e.getMessage());
    }
  }

  /** Checks, before the log is created, that no other option names its file by whichever path. */
  private static void requireOwnFile(String file, List<String> words) {
    for (int i = 0; i < words.size() && !words.get(i).equals("--"); i++) {
      String word = words.get(i);
      String given =
          OTHER_FILES.contains(word) && i + 1 < words.size() ? word + '=' + words.get(i + 1) : word;
      List<String> parts = Splitter.on('=').limit(2).splitToList(given);
      if (parts.size() > 1
          && OTHER_FILES.contains(parts.get(0))
          && !given.equals(CHART_IN_TERMINAL)
          && isSame(file, parts.get(1))) {
        throw Usage.error(
            parts.get(0) + " and " + GlobalOptions.LOG_FILE + " name one file, " + file);
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
}
