package dev.baize.core.record;

import dev.baize.core.lines.Fields;

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
}
