package dev.baize.cli;

import dev.baize.cli.play.PlayCommand;
import dev.baize.core.text.Excerpt;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import picocli.CommandLine;

/** Advice on options of {@code play} that are given where they have no meaning. */
final class MisplacedOptions {

  private static final int LONGEST_WORDS = 100;

  private MisplacedOptions() {}

  /**
   * What was probably meant; empty if that is unclear.
   *
   * @param refusing the command that does not know the words
   * @param unmatched the words, at least one
   */
  static String advice(CommandLine refusing, List<String> unmatched) {
    String option = unmatched.get(0).split("=", 2)[0];
    if (refusing.getCommandName().equals(PlayCommand.NAME)) {
      List<String> games = gamesWith(option, refusing);
      return games.isEmpty() ? "" : forGame(option, games, unmatched);
    }
    CommandLine parent = refusing.getParent();
    return option.equals(PlayCommand.RESUME)
            && parent != null
            && parent.getCommandName().equals(PlayCommand.NAME)
        ? "a record names its own game: expected baize play " + shown(unmatched)
        : "";
  }

  private static List<String> gamesWith(String option, CommandLine play) {
    return play.getSubcommands().entrySet().stream()
        .filter(game -> game.getValue().getCommandSpec().findOption(option) != null)
        .map(Map.Entry::getKey)
        .toList();
  }

  private static String forGame(String option, List<String> games, List<String> unmatched) {
    return String.format(
        Locale.ROOT,
        "%s comes after a game: expected baize play GAME %s, where GAME is %s",
        option,
        shown(unmatched),
        String.join(" or ", games));
  }

  private static String shown(List<String> words) {
    return Excerpt.of(String.join(" ", words), LONGEST_WORDS);
  }
}
