package dev.baize.core.record;

import static com.google.common.base.Preconditions.checkArgument;

import dev.baize.core.lines.Fields;
import dev.baize.core.text.Excerpt;

/**
 * A participant in a recorded match.
 *
 * @param player the name the kind of player is registered under, and its settings if it has any
 *     that are not defaults: one word without white space, at most 200 characters
 * @param name the name of the person or program: printable text in any script, possibly empty; a
 *     file holds at most {@link #MAX_NAME} characters of it
 */
public record Participant(String player, String name) {

  /** The player of every person. */
  public static final String HUMAN = "Human";

  /** The maximum length of a {@linkplain #name name} in a file, in {@code char} values. */
  public static final int MAX_NAME = Fields.MAX_NAME;

  /**
   * Checks the arguments.
   *
   * @param player one word
   * @param name any printable text
   */
  public Participant {
    player = Fields.requireWord("player", player);
    name = Fields.requirePrintable("name", name);
  }

  /** {@return whether this is a person and not a program} */
  public boolean isPerson() {
    return player.equalsIgnoreCase(HUMAN);
  }

  /** {@return this participant, whose name a file can hold} */
  public Participant requireRecordable() {
    Fields.requireLength("name", name, MAX_NAME);
    return this;
  }

  /** Parses what {@link #text} returns. */
  static Participant parse(String text) {
    int space = text.indexOf(' ');
    checkArgument(
        space >= 0, "player %s: expected a player, a space and a name", Excerpt.quote(text));
    String escaped = text.substring(space + 1);
    String name = escaped.replace("\\\\", "\\");
    checkArgument(
        escape(name).equals(escaped),
        "name %s: expected each backslash twice",
        Excerpt.quote(escaped));
    return new Participant(text.substring(0, space), name).requireRecordable();
  }

  /** {@return the player and the name, as in a record} */
  String text() {
    return player + ' ' + escape(name);
  }

  /** Doubles each backslash, which leaves room for other escapes in later versions. */
  private static String escape(String name) {
    return name.replace("\\", "\\\\");
  }
}
