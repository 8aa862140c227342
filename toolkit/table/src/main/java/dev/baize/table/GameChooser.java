package dev.baize.table;

import dev.baize.core.table.StyledText;
import dev.baize.core.text.Excerpt;
import dev.baize.core.text.Plural;
import dev.baize.core.text.TextTable;
import dev.baize.table.KeptGames.Unfinished;
import dev.baize.table.PromptAbandonedException.Reason;
import java.util.ArrayList;
import java.util.List;

/** Asks a person with which of the games that are not over to go on. */
public final class GameChooser {

  /** The most games that fit the smallest window. */
  private static final int MOST = 10;

  private static final String QUESTION = "Which one? Its number, or Enter for the first";
  private static final String QUIT = "quit";

  private GameChooser() {}

  /**
   * {@return the game that the person chooses: by its number, or the first by Enter alone}
   *
   * @param console where the person is asked
   * @param games one or more
   * @throws PromptAbandonedException if the person chooses none
   */
  public static Unfinished choose(TableConsole console, List<Unfinished> games) {
    List<Unfinished> offered = games.subList(0, Math.min(games.size(), MOST));
    String notice = older(games.size() - offered.size());
    while (true) {
      String said = notice;
      console.show((columns, rows) -> lines(offered, said, columns));
      String line = console.ask(columns -> QUESTION, List.of(QUIT));
      if (line.isEmpty()) {
        return offered.get(0);
      }
      if (line.equalsIgnoreCase(QUIT) || line.equalsIgnoreCase(QUIT.substring(0, 1))) {
        throw new PromptAbandonedException(Reason.LEFT);
      }
      for (int i = 0; i < offered.size(); i++) {
        if (line.equals(Integer.toString(i + 1))) {
          return offered.get(i);
        }
      }
      notice = Excerpt.quote(line) + " is none of these; expected 1 to " + offered.size();
    }
  }

  private static String older(int number) {
    return number == 0 ? "" : "and " + Plural.of(number, "older game");
  }

  private static List<StyledText> lines(List<Unfinished> games, String notice, int columns) {
    TextTable table = new TextTable(6);
    for (int i = 0; i < games.size(); i++) {
      Unfinished game = games.get(i);
      table.add(
          Integer.toString(i + 1), game.game(), game.begun(), game.reached(), game.opponents());
    }
    List<StyledText> lines = new ArrayList<>();
    lines.add(StyledText.EMPTY);
    lines.add(StyledText.strong(" Your games that are not over, the last one first:"));
    lines.add(StyledText.EMPTY);
    table.text().lines().forEach(line -> lines.add(StyledText.of(" " + line).clipped(columns)));
    lines.add(StyledText.EMPTY);
    lines.add(StyledText.of(" " + notice));
    lines.add(StyledText.faint(" number   Enter   quit"));
    return lines;
  }
}
