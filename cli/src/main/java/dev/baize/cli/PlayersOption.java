package dev.baize.cli;

import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/**
 * The option that brings in games and players of others. It stands before a command or after it,
 * and is taken out before either is looked at, so that the classic programs need not know of it.
 */
final class PlayersOption {

  static final String NAME = "--players";

  private static final String PREFIX = "--";
  private static final String ASSIGNED = NAME + '=';

  private PlayersOption() {}

  /**
   * Takes the option out of a command line, each time that it is there with a value; nothing after
   * {@code --} is an option.
   *
   * @return the other words
   */
  static List<String> take(List<String> words, Session session) {
    List<String> others = new ArrayList<>();
    boolean ended = false;
    for (int i = 0; i < words.size(); i++) {
      String word = words.get(i);
      ended = ended || word.equals(PREFIX);
      if (!ended && word.equals(NAME) && hasValue(words, i)) {
        i++;
        session.addPlayers(words.get(i));
      } else if (!ended && word.startsWith(ASSIGNED)) {
        session.addPlayers(word.substring(ASSIGNED.length()));
      } else {
        others.add(word);
      }
    }
    return others;
  }

  private static boolean hasValue(List<String> words, int option) {
    return option + 1 < words.size() && !words.get(option + 1).startsWith(PREFIX);
  }

  /**
   * Demands that the option was given to a command that tells of it.
   *
   * @throws ParameterException if it was given to another
   */
  static void requireUse(ParseResult parsed, Session session) {
    ParseResult command = parsed;
    while (command.hasSubcommand()) {
      command = command.subcommand();
    }
    CommandSpec spec = command.commandSpec();
    if (session.hasPlayers() && !command.isUsageHelpRequested() && spec.findOption(NAME) == null) {
      throw new ParameterException(
          spec.commandLine(),
          "%s brings in who plays, and %s plays nothing".formatted(NAME, spec.qualifiedName()));
    }
  }

  /** Tells of the option in a command's help. */
  static void addTo(CommandSpec command) {
    command.addOption(
        OptionSpec.builder(NAME)
            .paramLabel("JARS")
            .type(List.class)
            .auxiliaryTypes(String.class)
            .description(
                "Bring in the players (and games) that these jars or folders of classes provide.",
                "Several are separated as in a class path; the classes of one option are apart from"
                    + " those of the next.")
            .build());
  }
}
