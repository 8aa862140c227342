package dev.baize.cli.command;

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
public final class PlayersOption {

  static final String NAME = "--players";

  private static final String PREFIX = "--";
  private static final String ASSIGNED = NAME + '=';

  private PlayersOption() {}

  /**
   * Takes the option out of a command line, each time that it is there with a value; nothing after
   * {@code --} is an option.
   *
   * @param words the command line, without the program's name
   * @param context to which the jars are added
   * @return the other words
   */
  public static List<String> take(List<String> words, CommandContext context) {
    List<String> others = new ArrayList<>();
    boolean ended = false;
    for (int i = 0; i < words.size(); i++) {
      String word = words.get(i);
      ended = ended || word.equals(PREFIX);
      if (!ended && word.equals(NAME) && hasValue(words, i)) {
        i++;
        context.addPlayers(words.get(i));
      } else if (!ended && word.startsWith(ASSIGNED)) {
        context.addPlayers(word.substring(ASSIGNED.length()));
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
   * @param parsed the command line
   * @param context knows whether the option was given
   * @throws ParameterException if it was given to another
   */
  public static void requireUse(ParseResult parsed, CommandContext context) {
    ParseResult command = parsed;
    while (command.hasSubcommand()) {
      command = command.subcommand();
    }
    CommandSpec spec = command.commandSpec();
    if (context.hasPlayers() && !command.isUsageHelpRequested() && spec.findOption(NAME) == null) {
      throw new ParameterException(
          spec.commandLine(),
          "%s brings in who plays, and %s plays nothing".formatted(NAME, spec.qualifiedName()));
    }
  }

  /**
   * Shows the option in a command's help.
   *
   * @param command one that plays
   */
  public static void addTo(CommandSpec command) {
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
