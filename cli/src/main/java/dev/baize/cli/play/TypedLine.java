package dev.baize.cli.play;

import dev.baize.cli.match.MatchJournal;
import java.io.IOException;
import java.util.Locale;

/**
 * A line that a person typed at the table.
 *
 * @param text without white space around it
 */
record TypedLine(String text) {

  /** The first word in lower case; empty if there is none. */
  String command() {
    return text.split(" ", 2)[0].toLowerCase(Locale.ROOT);
  }

  /** All after the first word. */
  private String argument() {
    return text.substring(command().length()).strip();
  }

  /**
   * Saves a record in the file that the line names.
   *
   * @param more a remark to add to the message
   * @return the message for the person
   */
  String save(MatchJournal record, String more) {
    try {
      return "Recorded in " + record.save(argument()) + more + ".";
    } catch (IOException | IllegalArgumentException e) {
      return "Not saved: " + e.getMessage();
    }
  }
}
