package dev.baize.cli.command;

import dev.baize.cli.io.CommandException;
import dev.baize.cli.io.ExitStatus;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** The option that names the file of the log, which no other option may name. */
final class LogFileOption {

  private static final Set<String> OTHERS = Set.of("--out", "--chart", "--record");

  /** Where a chart goes that is drawn in the terminal. */
  private static final String TERMINAL = "--chart=-";

  private static final String END = "--";

  private LogFileOption() {}

  /**
   * Checks that the log has a file of its own, before it is created.
   *
   * @param file the name of the file
   * @param words the rest of the command line
   * @throws CommandException if another option names the same file, by whichever path
   */
  static void requireOwnFile(String file, List<String> words) {
    for (int i = 0; i < words.size() && !words.get(i).equals(END); i++) {
      String word = words.get(i);
      String given =
          OTHERS.contains(word) && i + 1 < words.size() ? word + '=' + words.get(i + 1) : word;
      int equals = given.indexOf('=');
      if (equals >= 0
          && OTHERS.contains(given.substring(0, equals))
          && !given.equals(TERMINAL)
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
}
