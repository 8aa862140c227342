package dev.baize.search.solve;

import static com.google.common.base.Preconditions.checkArgument;

import dev.baize.core.game.Outcome;
import dev.baize.core.game.Seat;
import java.util.Locale;

/** The utility of the end of a two-player game to seat 0; that to seat 1 is its negative. */
public enum Utility {

  /**
   * Half the score of seat 0 minus that of seat 1: the score of seat 0 itself if both add up to 0.
   * Only for constant-sum games, in which both scores always add up to the same number.
   */
  SCORE,

  /** 1 if seat 0 alone has won, −1 if seat 1 alone has, 0 otherwise. */
  WIN;

  private static final int SEATS = 2;

  /**
   * {@return what the end of a game is worth to seat 0}
   *
   * @param outcome of a game of two seats
   * @throws IllegalArgumentException if it does not have two scores
   * @throws ArithmeticException if they are too far apart for a {@code long}
   */
  public double of(Outcome outcome) {
    checkArgument(
        outcome.scores().size() == SEATS,
        "a game of %s seats; expected a game of two",
        outcome.scores().size());
    return this == SCORE
        ? Math.subtractExact(score(outcome, 0), score(outcome, 1)) / 2.0
        : won(outcome, 0) - won(outcome, 1);
  }

  /** What the outcomes of all games need to have in common. */
  long total(Outcome outcome) {
    return this == SCORE ? Math.addExact(score(outcome, 0), score(outcome, 1)) : 0;
  }

  private static long score(Outcome outcome, int seat) {
    return outcome.score(Seat.of(seat));
  }

  private static int won(Outcome outcome, int seat) {
    return outcome.wonBy(Seat.of(seat)) ? 1 : 0;
  }

  /** The name in lower case. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
