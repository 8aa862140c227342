package dev.baize.cli.command;

import dev.baize.cli.bot.Bots;
import dev.baize.cli.io.CommandException;
import dev.baize.cli.io.ExitStatus;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The options that stand before a command or after it: they are removed before the rest is parsed,
 * so that the classic programs need not know them. Nothing after {@code --} is an option.
 *
 * @param players the values of {@value #PLAYERS}, in order
 * @param isolated the values of {@value Bots#ISOLATED}, in order
 * @param isolatedMemory the value of {@value Bots#MEMORY}, if it was given
 * @param bots the values of {@value Bots#OPTION}, in order
 * @param botLog the value of {@value Bots#LOG_OPTION}, if it was given
 * @param verbosity how often {@value #VERBOSE} was given
 * @param logFile the value of {@value #LOG_FILE}, if it was given
 * @param words the rest of the command line
 */
public record GlobalOptions(
    List<String> players,
    List<String> isolated,
    @Nullable String isolatedMemory,
    List<String> bots,
    @Nullable String botLog,
    int verbosity,
    @Nullable String logFile,
    List<String> words) {

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
    List<String> isolated = new ArrayList<>();
    List<String> memory = new ArrayList<>();
    List<String> bots = new ArrayList<>();
    List<String> botLogs = new ArrayList<>();
    List<String> logFiles = new ArrayList<>();
    Map<String, List<String>> values =
        Map.of(
            PLAYERS,
            players,
            Bots.ISOLATED,
            isolated,
            Bots.MEMORY,
            memory,
            Bots.OPTION,
            bots,
            Bots.LOG_OPTION,
            botLogs,
            LOG_FILE,
            logFiles);
    List<String> words = new ArrayList<>();
    int verbosity = 0;
    boolean ended = false;
    for (int i = 0; i < line.size(); i++) {
      String word = line.get(i);
      ended = ended || word.equals(PREFIX);
      int equals = word.indexOf('=');
      List<String> given = values.get(equals < 0 ? word : word.substring(0, equals));
      if (!ended && word.equals(VERBOSE)) {
        verbosity++;
      } else if (ended || given == null) {
        words.add(word);
      } else if (equals >= 0) {
        given.add(word.substring(equals + 1));
      } else if (hasValue(line, i)) {
        i++;
        given.add(line.get(i));
      } else {
        words.add(word);
      }
    }
    return new GlobalOptions(
        players,
        isolated,
        single(Bots.MEMORY, memory),
        bots,
        file(Bots.LOG_OPTION, botLogs),
        verbosity,
        file(LOG_FILE, logFiles),
        words);
  }

  /** The one file that is given, or null. */
  private static @Nullable String file(String option, List<String> values) {
    String file = single(option, values);
    if (file != null && file.isEmpty()) {
      throw new CommandException(ExitStatus.USAGE, option + ": expected the name of a file");
    }
    return file;
  }

  /** The one value that is given, or null. */
  private static @Nullable String single(String option, List<String> values) {
    if (values.size() > 1) {
      throw new CommandException(ExitStatus.USAGE, option + " is given twice");
    }
    return values.isEmpty() ? null : values.get(0);
  }

  /** Whether the command line asks for help, or which version this is. */
  boolean asksForHelp() {
    int end = words.indexOf(PREFIX);
    List<String> before = end < 0 ? words : words.subList(0, end);
    return before.contains(CommonOptions.HELP) || before.contains(CommonOptions.VERSION);
  }

  private static boolean hasValue(List<String> line, int option) {
    return option + 1 < line.size() && !line.get(option + 1).startsWith(PREFIX);
  }
}
