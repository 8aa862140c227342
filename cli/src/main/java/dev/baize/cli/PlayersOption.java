package dev.baize.cli;

import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

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
