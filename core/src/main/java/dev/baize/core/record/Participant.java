package dev.baize.core.record;

import dev.baize.core.lines.Fields;
import dev.baize.core.text.Printable;

/**
 * A participant in a recorded match.
 *
 * @param player the name the kind of player is registered under, one word without white space
 * @param name the name of the person or program: {@linkplain Printable printable} text in any
 *     script, possibly empty
 */
public record Participant(String player, String name) {

  /**
   * Checks the arguments.
   *
   * @param player one word
   * @param name any printable text
   * @throws IllegalArgumentException if the player is not one word, or the name has a control
   *     character or a line end
   */
  public Participant {
    player = Fields.requireWord("player", player);
    name = Fields.requirePrintable("name", name);
  }
}
