package dev.baize.study.tournament;

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
    if (player < 0 || !Double.isFinite(rating)) {
      throw new IllegalArgumentException(
          "player " + player + " is rated " + rating + "; expected 0 or more, and a rating");
    }
  }
}
