package dev.baize.cli;

import dev.baize.cli.play.PlayCommand;
import java.util.List;
import picocli.CommandLine;

/** What to say of options of {@code play} that stand where they mean nothing. */
final class PlayAdvice {

  private PlayAdvice() {}

  /**
   * What was probably meant; empty if nobody can tell.
   *
   * @param refusing the command that does not know the words
   * @param unmatched the words, at least one
   */
  static String of(CommandLine refusing, List<String> unmatched) {
    String option = unmatched.get(0).split("=", 2)[0];
    if (refusing.getCommandName().equals(PlayCommand.NAME)) {
      return isOfGame(refusing, option) ? forGame(option, refusing, unmatched) : "";
    }
    CommandLine parent = refusing.getParent();
    return option.equals(PlayCommand.RESUME)
            && parent != null
            && parent.getCommandName().equals(PlayCommand.NAME)
        ? "a record tells its game: expected baize play " + String.join(" ", unmatched)
        : "";
  }

  private static boolean isOfGame(CommandLine play, String option) {
    return play.getSubcommands().values().stream()
        .anyMatch(game -> game.getCommandSpec().findOption(option) != null);
  }

  private static String forGame(String option, CommandLine play, List<String> unmatched) {
    return "%s follows a game: expected baize play GAME %s, where GAME is %s"
        .formatted(
            option,
            String.join(" ", unmatched),
            String.join(" or ", play.getSubcommands().keySet()));
  }
}
