package dev.baize.core.record;

import static java.util.Objects.requireNonNull;

import dev.baize.core.lines.Fields;

/**
 * Who sits at a seat of a recorded match.
 *
 * @param player the name that a kind of player is registered by, one word without white space
 * @param name what the person or program is called: any text in any script, also none
 */
public record Participant(String player, String name) {

  /**
   * Checks the player.
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
