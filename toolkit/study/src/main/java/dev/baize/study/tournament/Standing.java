package dev.baize.study.tournament;

import static java.util.Objects.requireNonNull;

import dev.baize.study.statistics.Estimate;

/**
 * A row of the standings of a tournament.
 *
 * @param player the number of the player, from 0 in the order in which the players were given
 * @param score its mean score in all its games, from 0 to 1; NaN if there are none
 * @param rating in {@link Elo}, where the mean of all players is 0, or an {@link Anchor} has the
 *     rating that it was given. Each pair that met is credited with one imaginary game, half won
 *     and half lost; otherwise a player who won all games would be rated infinitely high. The
 *     standard error is relative to that mean, or to the anchor.
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
