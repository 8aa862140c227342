package dev.baize.cli.command;

import dev.baize.cli.io.CommandException;
import dev.baize.cli.io.ExitStatus;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The options that stand before a command or after it: they are removed before the rest is parsed,
 * so that the classic programs need not know them. Nothing after {@code --} is an option.
 *
 * @param players the values of {@value #PLAYERS}, in order
 * @param verbosity how often {@value #VERBOSE} was given
 * @param logFile the value of {@value #LOG_FILE}, if it was given
 * @param words the rest of the command line
 */
public record GlobalOptions(
    List<String> players, int verbosity, @Nullable String logFile, List<String> words) {

  static final String PLAYERS = "--players";
  static final String VERBOSE = "--verbose";
  static final String LOG_FILE = "--log-file";

  private static final String PREFIX = "--";

  /**
   * {@return the options of a command line} One that lacks its value stays among the other words.
   *
   * @param line the command line, without the program's name
   * @throws CommandException if there are two log files, or one without a name
   */
  public static GlobalOptions of(List<String> line) {
    List<String> players = new ArrayList<>();
    List<String> logFiles = new ArrayList<>();
    List<String> words = new ArrayList<>();
    int verbosity = 0;
    boolean ended = false;
    for (int i = 0; i < line.size(); i++) {
      String word = line.get(i);
      ended = ended || word.equals(PREFIX);
      List<String> values = ended ? null : valuesOf(word, players, logFiles);
      if (!ended && word.equals(VERBOSE)) {
        verbosity++;
      } else if (values == null) {
        words.add(word);
      } else if (word.indexOf('=') >= 0) {
        values.add(word.substring(word.indexOf('=') + 1));
      } else if (hasValue(line, i)) {
        i++;
        values.add(line.get(i));
      } else {
        words.add(word);
      }
    }
    if (logFiles.size() > 1) {
      throw new CommandException(ExitStatus.USAGE, LOG_FILE + " is given twice");
    }
    if (logFiles.contains("")) {
      throw new CommandException(ExitStatus.USAGE, LOG_FILE + ": expected the name of a file");
    }
    return new GlobalOptions(
        players, verbosity, logFiles.isEmpty() ? null : logFiles.get(0), words);
  }

  /** Whether the command line asks for help, or which version this is. */
  boolean asksForHelp() {
    int end = words.indexOf(PREFIX);
    List<String> before = end < 0 ? words : words.subList(0, end);
    return before.contains(CommonOptions.HELP) || before.contains(CommonOptions.VERSION);
  }

  private static @Nullable List<String> valuesOf(
      String word, List<String> players, List<String> logFiles) {
    if (isOption(word, PLAYERS)) {
      return players;
    }
    return isOption(word, LOG_FILE) ? logFiles : null;
  }

  private static boolean isOption(String word, String name) {
    return word.startsWith(name)
        && (word.length() == name.length() || word.charAt(name.length()) == '=');
  }

  private static boolean hasValue(List<String> line, int option) {
    return option + 1 < line.size() && !line.get(option + 1).startsWith(PREFIX);
  }
}
