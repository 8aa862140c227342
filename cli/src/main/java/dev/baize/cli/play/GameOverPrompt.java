package dev.baize.cli.play;

import dev.baize.cli.match.MatchJournal;
import dev.baize.cli.play.terminal.Messages;
import dev.baize.cli.play.terminal.PromptAbandonedException;
import dev.baize.cli.play.terminal.PromptAbandonedException.Reason;
import dev.baize.cli.play.terminal.TerminalConsole;
import dev.baize.core.table.StyledText;
import dev.baize.core.text.Excerpt;
import java.util.ArrayList;
import java.util.List;

/** Shows how a game ended, and asks the person what to do before leaving the table. */
final class GameOverPrompt {

  private static final String QUESTION = "The game is over; Enter leaves the table";
  private static final List<String> WORDS = List.of("more", "history", "save", "quit");
  private static final String UNDO = "undo";

  private final TerminalConsole console;
  private final MatchJournal record;
  private final Messages messages;
  private final boolean undo;

  /**
   * A prompt.
   *
   * @param undo whether the last decision may be taken back
   */
  GameOverPrompt(TerminalConsole console, MatchJournal record, Messages messages, boolean undo) {
    this.console = console;
    this.record = record;
    this.messages = messages;
    this.undo = undo;
  }

  /**
   * Asks until the person leaves.
   *
   * @param table the lines of the table
   * @param result the result, in a sentence
   * @return whether the person wants to read the whole game
   * @throws PromptAbandonedException if the person takes the last decision back
   */
  boolean wantsHistory(List<StyledText> table, String result) {
    messages.tell(StyledText.strong("\n" + result));
    while (true) {
      String more = messages.hasMore() ? "more   " : "";
      String back = undo ? UNDO + "   " : "";
      console.show(table, messages, more + "history   " + back + "save [FILE]   quit");
      messages.clear();
      TypedLine line;
      try {
        line = new TypedLine(console.ask(QUESTION, words()));
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
        case "?" -> messages.say(help());
        case "more" -> messages.more();
        case UNDO -> takeBack();
        case "save" -> messages.say(line.save(record));
        default ->
            messages.say(Excerpt.quote(line.text()) + " is not an answer here; type ? for help");
      }
    }
  }

  private String help() {
    return "Enter leaves the table; history leaves it, too, and prints the game; save FILE records it"
        + (undo ? "; undo takes your last decision back." : ".");
  }

  private List<String> words() {
    List<String> words = new ArrayList<>(WORDS);
    if (undo) {
      words.add(UNDO);
    }
    return words;
  }

  private void takeBack() {
    if (undo) {
      throw new PromptAbandonedException(Reason.UNDO);
    }
    messages.say("The game is over; only --practice takes a decision back now.");
  }
}
