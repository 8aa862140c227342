package dev.baize.core.tournament;

import static java.util.Objects.requireNonNull;

import dev.baize.core.statistics.Estimate;

/**
 * Where a player stands after a tournament.
 *
 * @param player its number, counted from 0 in the order the players were given
 * @param score the part of the points that it made in all its games; NaN if there are none
 * @param rating in {@link Elo}, where the mean of all players is 0. Beside the games played, each
 *     pair counts one that is half won and half lost: otherwise a player who won all games would be
 *     rated infinitely high. The standard error tells how far the rating among just these opponents
 *     may be off.
 */
public record Standing(int player, double score, Estimate rating) {

  /**
   * A player's score and rating.
   *
   * @param player from 0
   * @param score 0 to 1
   * @param rating in Elo
   */
  public Standing {
    requireNonNull(rating);
  }
}
