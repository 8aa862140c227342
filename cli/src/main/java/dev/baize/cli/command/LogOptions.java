package dev.baize.cli.command;

import com.google.common.base.Ascii;
import com.google.common.base.Enums;
import dev.baize.cli.io.CommandException;
import dev.baize.cli.io.Terminal;
import dev.baize.cli.log.LogFile;
import dev.baize.cli.log.ProgramLog;
import dev.baize.core.text.Excerpt;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.slf4j.event.Level;

/** The options and the environment variable that turn on the log. */
public final class LogOptions {

  /** The environment variable that names the least severe level that is logged. */
  public static final String LEVEL = "BAIZE_LOG";

  /** An option that names a file which is written, among words one on a line. */
  private static final String OTHER_FILE = "(?m)^(--out|--chart|--record)[=\\n](.+)$";

  private LogOptions() {}

  /**
   * Opens the log, if one is requested, on standard error unless there is a file. Options override
   * the level of the environment, which is ignored if it is invalid and help is requested.
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
    Optional<Level> named = Enums.getIfPresent(Level.class, Ascii.toUpperCase(name)).toJavaUtil();
    if (named.isEmpty() && !lenient) {
      throw Usage.error(
          LEVEL + "=" + Excerpt.of(name, 60) + ": expected error, warn, info, debug or trace");
    }
    return named;
  }

  private static Consumer<String> destination(GlobalOptions options, Terminal terminal) {
    String file = options.file(GlobalOptions.LOG_FILE);
    if (file == null) {
      return terminal.err()::line;
    }
    requireOwnFile(file, options.words());
    LogFile log = new LogFile("the log", file, ProgramLog.FORM);
    return line -> append(line, log, terminal);
  }

  private static void append(String line, LogFile log, Terminal terminal) {
    try {
      log.append(line + '\n');
    } catch (CommandException e) {
      ProgramLog.close();
      terminal.fail(String.valueOf(e.getMessage()));
    }
  }

  /** Checks, before the log is created, that no other option names its file by whichever path. */
  private static void requireOwnFile(String file, List<String> words) {
    Matcher other = Pattern.compile(OTHER_FILE).matcher(String.join("\n", words));
    while (other.find()) {
      String name = other.group(2);
      if (Usage.checked(() -> FileName.isSame(FileName.parse(file), FileName.parse(name)))) {
        throw Usage.error(
            other.group(1) + " and " + GlobalOptions.LOG_FILE + " name one file, " + file);
      }
    }
  }
}
