package dev.baize.study.tournament;

import static com.google.common.base.Preconditions.checkArgument;

/**
 * A player whose rating is known, to which the ratings of the others refer.
 *
 * @param player the number of the player, from 0
 * @param rating in {@link Elo}
 */
public record Anchor(int player, double rating) {

  /**
   * Checks the numbers.
   *
   * @param player 0 or more
   * @param rating a finite number
   */
  public Anchor {
    checkArgument(
        player >= 0 && Double.isFinite(rating),
        "player %s is rated %s; expected a number from 0 on, and a rating",
        player,
        rating);
  }
}
