package dev.baize.study.tournament;

import dev.baize.core.game.Outcome;
import dev.baize.core.game.Seat;
import java.util.Arrays;
import java.util.List;

/** The seatings of two players in the games of a round, as masks of the first one's seats. */
final class Seatings {

  private static final long EVERY_OTHER = 0x5555_5555_5555_5555L;

  private Seatings() {}

  /**
   * All seatings of two players at a table with two seats or more; they alternate around the table.
   * With an even number of seats there are two, one the complement of the other. With an odd number
   * the first player has both the first and the last seat; that seating is rotated seat by seat,
   * and then all are complemented.
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

  /** The number of games of two players in a round; 1 if each of them plays alone. */
  static int games(int seats) {
    return seats == 1 ? 1 : of(seats).length;
  }

  /** The points of the first player in the games with these seatings. */
  static int[] points(long[] seatings, List<Outcome> outcomes) {
    int[] points = new int[seatings.length];
    Arrays.setAll(points, i -> points(seatings[i], outcomes.get(i)));
    return points;
  }

  /**
   * The points of the first player in a game: 2 for a win, 1 for a draw, 0 for a loss. The player
   * with the larger share of winning seats wins; a game won by all seats or by none is a draw.
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

  /** The points of the first of two players who each played alone: the higher score wins. */
  static int pointsAlone(Outcome first, Outcome second) {
    Seat seat = Seat.of(0);
    return 1 + Integer.signum(Long.compare(first.score(seat), second.score(seat)));
  }

  /** For instance {@code first, second, first, second}: the players by seat. */
  static int player(long seating, int seat, int first, int second) {
    return ((seating >>> seat) & 1) == 1 ? first : second;
  }
}
