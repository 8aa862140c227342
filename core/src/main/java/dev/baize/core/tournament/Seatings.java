package dev.baize.core.tournament;

import dev.baize.core.game.Outcome;
import dev.baize.core.game.Seat;

/**
 * Who of two players sits where in the games of a round, so that each sits in turn where the other
 * sat: as bits by seat, 1 for the first player.
 */
final class Seatings {

  private static final long EVERY_OTHER = 0x5555_5555_5555_5555L;

  private Seatings() {}

  /**
   * All games of two players in a round, at a table with two seats or more. They sit in turn around
   * the table. With an even number of seats there are two ways to, each the mirror image of the
   * other; with an odd number the first player sits at both ends of the row, which is turned around
   * the table seat by seat, and then the second player does.
   */
  static long[] of(int seats) {
    long all = -1L >>> (Seat.MAX_COUNT - seats);
    long row = EVERY_OTHER & all;
    if (seats % 2 == 0) {
      return new long[] {row, all ^ row};
    }
    long[] seatings = new long[2 * seats];
    for (int i = 0; i < seats; i++) {
      seatings[i] = row;
      seatings[seats + i] = all ^ row;
      row = ((row << 1) | (row >>> (seats - 1))) & all;
    }
    return seatings;
  }

  /**
   * Who won a game: 2 for the first player, 0 for the second, 1 for neither. It is the player whose
   * seats won the more often; a game that all seats or none have won is a draw.
   */
  static int points(long seating, Outcome outcome) {
    int seats = outcome.scores().size();
    int firstSeats = Long.bitCount(seating);
    int firstWon = 0;
    for (Seat winner : outcome.winners()) {
      firstWon += (int) ((seating >>> winner.index()) & 1);
    }
    int secondWon = outcome.winners().size() - firstWon;
    return 1 + Integer.signum(firstWon * (seats - firstSeats) - secondWon * firstSeats);
  }

  /** The same for two players who each played the deal alone: the higher score wins. */
  static int pointsAlone(Outcome first, Outcome second) {
    Seat seat = Seat.of(0);
    return 1 + Integer.signum(Long.compare(first.score(seat), second.score(seat)));
  }

  /** For instance {@code first, second, first, second}: the players by seat. */
  static int player(long seating, int seat, int first, int second) {
    return ((seating >>> seat) & 1) == 1 ? first : second;
  }
}
