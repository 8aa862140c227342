package dev.baize.study.tournament;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Seat;
import dev.baize.core.lines.Fields;
import dev.baize.core.text.Excerpt;
import dev.baize.core.text.Printable;
import java.util.List;

/**
 * The games that a player has forfeited by failing or because they did not end, and the first of
 * them.
 *
 * @param player the number of the player, from 0 in the order in which the players were given
 * @param games how many games
 * @param round the number of the round of the first
 * @param seats the numbers of the players of the first, by seat
 * @param failure what was wrong in the first: one line of printable text with the position and the
 *     player that failed and its seat, at most 1,000 characters
 */
public record Forfeits(int player, long games, long round, List<Integer> seats, String failure) {

  /**
   * Copies the seats.
   *
   * @param player 0 or more
   * @param games 1 or more
   * @param round 0 or more
   * @param seats 1 to {@link Seat#MAX_COUNT}, one of them the player's
   * @param failure one line of printable text, not empty, at most 1,000 characters
   */
  public Forfeits {
    seats = List.copyOf(seats);
    requireNonNull(failure);
    checkArgument(
        games >= 1
            && round >= 0
            && seats.size() <= Seat.MAX_COUNT
            && seats.contains(player)
            && seats.stream().allMatch(seat -> seat >= 0),
        "%s games forfeited by player %s, the first in round %s with the players %s: expected"
            + " one or more, and the player among up to %s, numbered from 0 on",
        games,
        player,
        round,
        seats,
        Seat.MAX_COUNT);
    requireFailure(failure);
  }

  /** Requires what {@link #failure} may be. */
  static String requireFailure(String text) {
    checkArgument(!text.isEmpty(), "failure \"\": expected a sentence");
    Fields.requirePrintable("failure", text);
    return Fields.requireLength("failure", text, Fields.MAX_SENTENCE);
  }

  /** One game; the message is shortened and escaped. */
  static Forfeits one(int player, long round, List<Integer> seats, String message) {
    String failure = Excerpt.of(Printable.line(message), Fields.MAX_SENTENCE - 1);
    return new Forfeits(player, 1, round, seats, failure);
  }

  /** The games of both; the other ones are of other rounds, or later in the same round. */
  Forfeits plus(Forfeits other) {
    Forfeits first = other.round < round ? other : this;
    return new Forfeits(
        player, Math.addExact(games, other.games), first.round, first.seats, first.failure);
  }
}
