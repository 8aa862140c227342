package dev.baize.table;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/** A line that a person typed at the table. */
record TypedLine(String text) {

  /** The first word in lower case; empty if there is none. */
  String command() {
    return text.split(" ", 2)[0].toLowerCase(Locale.ROOT);
  }

  /** All after the first word. */
  private String argument() {
    return text.substring(command().length()).strip();
  }

  /** Saves a record in the file that the line names. */
  String save(MatchJournal record) {
    Optional<Path> before = record.file();
    boolean isKept = before.equals(record.keptFile());
    try {
      Path file = record.save(argument());
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
}
