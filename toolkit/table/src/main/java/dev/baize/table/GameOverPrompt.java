package dev.baize.table;

import dev.baize.core.table.StyledText;
import dev.baize.core.text.Excerpt;
import dev.baize.table.PromptAbandonedException.Reason;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Shows how a game ended, and asks the person what to do before leaving the table: to read the
 * history of the game, or to take the last decision back, if that may be done.
 */
record GameOverPrompt(
    TableConsole console, MatchJournal record, Messages messages, boolean undo, Runnable history) {

  private static final String QUESTION = "The game is over; Enter leaves the table";
  private static final List<String> WORDS = List.of("more", "history", "save", "quit");
  private static final String UNDO = "undo";

  /** Asks until the person leaves, or abandons the prompt to take the last decision back. */
  void askUntilLeft(Consumer<List<String>> show, String result) {
    messages.tell(StyledText.strong("\n" + result));
    boolean staying = true;
    while (staying) {
      List<String> foot = new ArrayList<>(List.of("history", "save", "quit"));
      if (undo) {
        foot.add(1, UNDO);
      }
      show.accept(foot);
      messages.clear();
      try {
        staying = obey(new TypedLine(console.ask(QUESTION, words())));
      } catch (PromptAbandonedException abandoned) {
        if (abandoned.reason() == Reason.UNDO) {
          throw abandoned;
        }
        staying = false;
      }
    }
  }

  /** Carries out a line; returns whether the person stays. */
  private boolean obey(TypedLine line) {
    switch (line.command()) {
      case "", "quit" -> {
        return false;
      }
      case "history" -> console.showAside(history);
      case "?", "help" -> messages.say(help());
      case "more" -> messages.more();
      case UNDO -> takeBack();
      case "save" -> messages.say(line.save(record));
      default ->
          messages.say(Excerpt.quote(line.text()) + " is not an answer here; type ? for help");
    }
    return true;
  }

  private String help() {
    return "Enter leaves the table; history prints the whole game; save FILE records it"
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
