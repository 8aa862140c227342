package dev.baize.cli.play;

import dev.baize.cli.match.MatchJournal;
import dev.baize.cli.play.terminal.Messages;
import dev.baize.cli.play.terminal.PromptAbandonedException;
import dev.baize.cli.play.terminal.TerminalConsole;
import dev.baize.core.table.StyledText;
import dev.baize.core.text.Excerpt;
import java.util.List;

/** Shows how a game ended, and asks the person what to do before leaving the table. */
final class GameOverPrompt {

  private static final String QUESTION = "The game is over; Enter leaves the table";
  private static final List<String> WORDS = List.of("more", "history", "save", "quit");

  private final TerminalConsole console;
  private final MatchJournal record;
  private final Messages messages;

  GameOverPrompt(TerminalConsole console, MatchJournal record, Messages messages) {
    this.console = console;
    this.record = record;
    this.messages = messages;
  }

  /**
   * Asks until the person leaves.
   *
   * @param table the lines of the table
   * @param result the result, in a sentence
   * @return whether the person wants to read the whole game
   */
  boolean wantsHistory(List<StyledText> table, String result) {
    messages.tell(StyledText.strong("\n" + result));
    while (true) {
      String more = messages.hasMore() ? "more   " : "";
      console.show(table, messages, more + "history   save [FILE]   quit");
      messages.clear();
      TypedLine line;
      try {
        line = new TypedLine(console.ask(QUESTION, WORDS));
      } catch (PromptAbandonedException leaving) {
        return false;
      }
      switch (line.command()) {
        case "", "quit" -> {
          return false;
        }
        case "history" -> {
          return true;
        }
        case "more" -> messages.more();
        case "save" -> messages.say(line.save(record, ""));
        default ->
            messages.say(
                Excerpt.quote(line.text()) + " is not an answer here; Enter leaves the table");
      }
    }
  }
}
