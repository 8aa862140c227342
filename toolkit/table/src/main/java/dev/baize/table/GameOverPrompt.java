package dev.baize.table;

import dev.baize.core.table.StyledText;
import dev.baize.core.text.Excerpt;
import dev.baize.table.PromptAbandonedException.Reason;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Shows how a game ended, and asks the person what to do: to play on, to read the history of the
 * game or another longer text, to save it, to take the last decision back if that may be done, or
 * to leave the table. The first letter of each word is enough.
 */
record GameOverPrompt(
    TableConsole console,
    Theme theme,
    MatchJournal record,
    Messages messages,
    boolean undo,
    List<Aside> asides) {

  static final String QUESTION = "The game is over; Enter leaves the table";
  private static final String AGAIN = "again";
  private static final String OTHER_SIDE = "other side";
  private static final String UNDO = "undo";
  private static final String SAVE = "save";
  private static final String QUIT = "quit";

  /**
   * Asks until the person leaves or plays on, or takes the last decision back by an exception.
   *
   * @param ask what the person types, given the words that are known
   */
  Optional<NextGame> askUntilLeft(Function<List<String>, String> ask, String result) {
    messages.tell(StyledText.strong("\n" + result));
    while (true) {
      try {
        String line = ask.apply(words());
        String word = word(command(line));
        switch (word) {
          case "", QUIT -> {
            return Optional.empty();
          }
          case AGAIN -> {
            return Optional.of(NextGame.AGAIN);
          }
          case OTHER_SIDE -> {
            return Optional.of(NextGame.OTHER_SIDE);
          }
          case "?", "help" -> messages.say(help());
          case Screen.MORE -> messages.more();
          case UNDO -> takeBack();
          case SAVE -> messages.say(save(record, line));
          default -> readAside(line, word);
        }
      } catch (PromptAbandonedException abandoned) {
        if (abandoned.reason() == Reason.UNDO) {
          throw abandoned;
        }
        return Optional.empty();
      }
    }
  }

  /** What each word does that may be typed to go on, in the order in which they are shown. */
  private Map<String, String> choices() {
    Map<String, String> choices = new LinkedHashMap<>();
    String file = record.namedFile().map(named -> ", which is not added to " + named).orElse("");
    choices.put(AGAIN, "plays another game at this table" + file);
    if (record.header().participants().size() > 1) {
      choices.put(OTHER_SIDE, "plays the same cards, and you sit one seat further");
    }
    asides.forEach(aside -> choices.put(aside.word(), aside.help()));
    if (undo) {
      choices.put(UNDO, "takes your last decision back");
    }
    choices.put(SAVE, "FILE records it in a file of that name");
    return choices;
  }

  private List<String> words() {
    List<String> words = new ArrayList<>(choices().keySet());
    words.add(QUIT);
    return words;
  }

  /** The first word of a line in lower case; empty if there is none. */
  static String command(String line) {
    return line.split(" ", 2)[0].toLowerCase(Locale.ROOT);
  }

  /** Saves a record in the file that a line names after its first word, and says where it is. */
  static String save(MatchJournal record, String line) {
    Optional<Path> before = record.file();
    boolean isKept = before.equals(record.keptFile());
    try {
      Path file = record.save(line.substring(command(line).length()).strip());
      if (before.filter(file::equals).isPresent()) {
        return "This game is recorded in " + file + " already, with all that follows.";
      }
      return before.isEmpty() || isKept
          ? "Recorded in " + file + ", with all that follows."
          : "From now on this game is recorded in " + file + "; " + before.get() + " ends here.";
    } catch (IOException | IllegalArgumentException e) {
      return "Not saved: " + e.getMessage();
    }
  }

  /** The word whose first letter or first word is typed; else what is typed. */
  private String word(String typed) {
    return words().stream()
        .filter(word -> typed.equals(word.substring(0, 1)) || word.startsWith(typed + " "))
        .findFirst()
        .orElse(typed);
  }

  private void readAside(String line, String word) {
    Optional<Aside> aside = asides.stream().filter(each -> each.word().equals(word)).findFirst();
    if (aside.isPresent()) {
      aside.get().look().accept(console, theme);
    } else {
      messages.say(Excerpt.quote(line) + " is not an answer here; type ? for help");
    }
  }

  private String help() {
    StringBuilder help = new StringBuilder();
    choices().forEach((word, does) -> help.append(word).append(' ').append(does).append("; "));
    return help.append("Enter leaves the table.").toString();
  }

  private void takeBack() {
    if (undo) {
      throw new PromptAbandonedException(Reason.UNDO);
    }
    messages.say("The game is over; only --practice takes a decision back now.");
  }
}
