package dev.baize.cli.classic;

import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * Finds misspelt options among the arguments of a classic program, where names may begin with one
 * hyphen: before {@code --}, a word that begins with two hyphens is an option.
 */
final class UnknownOptions {

  /** Begins an option, and stands alone after the last. */
  private static final String HYPHENS = "--";

  private UnknownOptions() {}

  /** Refuses the first of them among the arguments that are not known options, in order. */
  static void refuse(CommandLine command, List<String> arguments) {
    List<String> words = command.getParseResult().originalArgs();
    int end = words.indexOf(HYPHENS);
    int after = end < 0 ? 0 : words.size() - end - 1;
    for (String argument : arguments.subList(0, arguments.size() - after)) {
      if (argument.startsWith(HYPHENS)) {
        throw new UnmatchedArgumentException(command, List.of(argument));
      }
    }
  }
}
