package dev.baize.core.record;

import static java.util.Objects.requireNonNull;

import dev.baize.core.lines.Fields;

/**
 * A participant in a recorded match.
 *
 * @param player the name the kind of player is registered under, one word without white space
 * @param name the name of the person or program: any text in any script, possibly empty
 */
public record Participant(String player, String name) {

  /**
   * Checks the arguments.
   *
   * @param player one word
   * @param name any text
   * @throws IllegalArgumentException if the player is not one word
   */
  public Participant {
    requireNonNull(name);
    player = Fields.requireWord("player", player);
  }
}
