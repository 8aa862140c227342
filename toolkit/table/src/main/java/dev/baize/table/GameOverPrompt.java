package dev.baize.table;

import dev.baize.core.table.StyledText;
import dev.baize.core.text.Excerpt;
import dev.baize.table.PromptAbandonedException.Reason;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.Collectors;

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
   * @param ask what the person types, given the foot of the screen and the words that are known
   */
  Optional<NextGame> askUntilLeft(
      BiFunction<List<String>, List<String>, String> ask, String result) {
    messages.tell(StyledText.strong("\n" + result));
    while (true) {
      try {
        String line = ask.apply(foot(), words());
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

  /** All that may be typed, in the order in which it is shown. */
  private List<String> words() {
    List<String> words = new ArrayList<>();
    words.add(AGAIN);
    if (hasOtherSide()) {
      words.add(OTHER_SIDE);
    }
    asides.forEach(aside -> words.add(aside.word()));
    if (undo) {
      words.add(UNDO);
    }
    words.add(SAVE);
    words.add(QUIT);
    return words;
  }

  private boolean hasOtherSide() {
    return record.header().participants().size() > 1;
  }

  private List<String> foot() {
    return words().stream().map(GameOverPrompt::withKey).toList();
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

  /** A word with its first letter, which is enough, in brackets. */
  static String withKey(String word) {
    return "[" + word.charAt(0) + "]" + word.substring(1);
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
    return "again plays another game at this table"
        + record.namedFile().map(file -> ", which is not added to " + file).orElse("")
        + "; "
        + (hasOtherSide() ? "other side plays the same cards, and you sit one seat further; " : "")
        + asides.stream()
            .map(aside -> aside.word() + " " + aside.help() + "; ")
            .collect(Collectors.joining())
        + (undo ? "undo takes your last decision back; " : "")
        + "save FILE records it in a file of that name; Enter leaves the table.";
  }

  private void takeBack() {
    if (undo) {
      throw new PromptAbandonedException(Reason.UNDO);
    }
    messages.say("The game is over; only --practice takes a decision back now.");
  }
}
