package dev.baize.study.tournament;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Seat;
import dev.baize.study.statistics.Estimate;
import dev.baize.study.statistics.GameSums;
import dev.baize.study.statistics.Ratio;

/**
 * By how much a player has outscored another, in the unit of the game's {@linkplain
 * dev.baize.core.game.Outcome#scores scores}. Rounds in which one of their games was forfeited do
 * not count.
 *
 * @param first the number of the player, from 0 in the order in which the players were given
 * @param second the number of its opponent
 * @param seats the number of seats of a game
 * @param rounds sums over rounds: of the scores of the first player's seats minus those of the
 *     second player's, and of the number of hands
 */
public record Margin(int first, int second, int seats, Ratio rounds) {

  /**
   * Checks the numbers.
   *
   * @param first 0 or more
   * @param second 0 or more, another number
   * @param seats 1 to {@link Seat#MAX_COUNT}
   * @param rounds of one round or more
   */
  public Margin {
    requireNonNull(rounds);
    boolean players = first >= 0 && second >= 0 && first != second;
    checkArgument(
        players && seats >= 1 && seats <= Seat.MAX_COUNT && rounds.games().games() >= 1,
        "margin of players %s and %s at %s seats in %s rounds: expected two players, 1 to %s"
            + " seats and a round",
        first,
        second,
        seats,
        rounds.games().games(),
        Seat.MAX_COUNT);
  }

  /**
   * {@return how much more a seat of the first player scores than one of the second, in a hand} The
   * standard error is that of whole rounds, as for {@link Pairing#score}.
   */
  public Estimate perHand() {
    // Over a round, each player has half of the seats.
    double perSeat = 2.0 / seats;
    Estimate ofAllSeats = rounds.estimate();
    return new Estimate(
        perSeat * ofAllSeats.value(),
        perSeat * ofAllSeats.standardError(),
        ofAllSeats.degreesOfFreedom());
  }

  /** {@return the number of hands in these rounds; those of both where each plays alone} */
  public long hands() {
    return rounds.count();
  }

  /** {@return the number of games in these rounds, counted as {@link #hands} are} */
  public long games() {
    return rounds.games().games() * (seats == 1 ? 2 : Seatings.games(seats));
  }

  /** {@return the same margin from the second player's side} */
  public Margin mirrored() {
    GameSums sums = rounds.games();
    return new Margin(
        /* first= */ second,
        /* second= */ first,
        seats,
        new Ratio(
            rounds.sum().negate(),
            rounds.count(),
            new GameSums(
                sums.games(), sums.squaredSums(), sums.products().negate(), sums.squaredCounts())));
  }
}
