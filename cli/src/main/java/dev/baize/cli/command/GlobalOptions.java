package dev.baize.cli.command;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The options that stand before a command or after it. They are removed before the rest of the
 * command line is parsed, because the games and players that they bring in have options of their
 * own, and because the classic programs start without the option parser. Nothing after {@code --}
 * is an option.
 */
public final class GlobalOptions {

  static final String PLAYERS = "--players";
  static final String VERBOSE = "--verbose";
  static final String LOG_FILE = "--log-file";

  private static final List<String> OF_PLAYERS =
      List.of(PLAYERS, Bots.ISOLATED, Bots.MEMORY, Bots.OPTION);
  private static final List<String> OF_FILES = List.of(Bots.LOG_OPTION, LOG_FILE);
  private static final String PREFIX = "--";

  private final Map<String, List<String>> values = new HashMap<>();
  private final List<String> words = new ArrayList<>();
  private int verbosity;

  private GlobalOptions() {}

  /** {@return the options of a command line} An option without its value is not removed. */
  public static GlobalOptions of(List<String> line) {
    GlobalOptions options = new GlobalOptions();
    int i = 0;
    while (i < line.size() && !line.get(i).equals(PREFIX)) {
      i += options.take(line.get(i), i + 1 < line.size() ? line.get(i + 1) : PREFIX);
    }
    options.words.addAll(line.subList(i, line.size()));
    return options;
  }

  /** Takes a word, and the next one if that is its value; returns how many were taken. */
  private int take(String word, String next) {
    int equals = word.indexOf('=');
    String name = equals < 0 ? word : word.substring(0, equals);
    if (word.equals(VERBOSE)) {
      verbosity++;
    } else if (!hasValue(name) || (equals < 0 && next.startsWith(PREFIX))) {
      words.add(word);
    } else if (equals >= 0) {
      add(name, word.substring(equals + 1));
    } else {
      add(name, next);
      return 2;
    }
    return 1;
  }

  private static boolean hasValue(String name) {
    return OF_PLAYERS.contains(name) || OF_FILES.contains(name);
  }

  private void add(String name, String value) {
    values.putIfAbsent(name, new ArrayList<>());
    values.get(name).add(value);
  }

  public List<String> words() {
    return words;
  }

  /** {@return how often the log was asked for in more detail} */
  public int verbosity() {
    return verbosity;
  }

  /** The words that bring in the same games and players. */
  List<String> players() {
    List<String> all = new ArrayList<>();
    for (String option : OF_PLAYERS) {
      for (String value : all(option)) {
        all.addAll(List.of(option, value));
      }
    }
    return all;
  }

  List<String> all(String option) {
    return values.getOrDefault(option, List.of());
  }

  /** The value of an option that must not be given twice; null if it is not given. */
  @Nullable String single(String option) {
    List<String> all = all(option);
    if (all.size() > 1) {
      throw Usage.error(option + " is given twice");
    }
    return all.isEmpty() ? null : all.get(0);
  }

  /** The name of the file that an option gives; null if it is not given. */
  @Nullable String file(String option) {
    String file = single(option);
    if (file != null && file.isEmpty()) {
      throw Usage.error(option + ": expected the name of a file");
    }
    return file;
  }

  /** Whether the command line asks for help, or which version this is. */
  boolean asksForHelp() {
    int end = words.indexOf(PREFIX);
    List<String> before = end < 0 ? words : words.subList(0, end);
    return before.contains(CommonOptions.HELP) || before.contains(CommonOptions.VERSION);
  }
}
