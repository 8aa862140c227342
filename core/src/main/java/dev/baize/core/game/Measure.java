package dev.baize.core.game;

import static java.util.Objects.requireNonNull;

/**
 * Something about a game that is counted or measured, any number of times a game, as a whole
 * number: the points of a hand, or 1 for a hand that was won and 0 for one that was not.
 *
 * <p>Measures whose names differ in nothing but a whole number, which is a word of its own, are a
 * family: one quantity at several points, such as {@code bankroll after 100 hands} and {@code
 * bankroll after 200 hands}. The family is called like them, with {@code N} for the number: {@code
 * bankroll after N hands}. Programs may show it as a path along that number.
 *
 * @param name as it is printed, one line; unique among the measures of its game
 * @param meaning one line that says what an observation is and in which unit
 */
public record Measure(String name, String meaning) {

  /** The number of decisions of all seats together; measured in every game, declared by none. */
  public static final Measure DECISIONS =
      new Measure("decisions", "the decisions of all seats in a game");

  /**
   * Names what is measured.
   *
   * @param name one line
   * @param meaning one line
   */
  public Measure {
    requireNonNull(name);
    requireNonNull(meaning);
  }

  /**
   * {@return the {@linkplain Outcome#score score} of a seat: measured in every game, declared by
   * none}
   *
   * @param seat any seat of the table
   */
  public static Measure scoreOf(Seat seat) {
    return new Measure(
        "score of seat " + seat.index(), "the score at the end of a game, in its own unit");
  }

  /**
   * {@return whether a seat {@linkplain Outcome#wonBy won}, as 1 or 0: measured in every game,
   * declared by none}
   *
   * @param seat any seat of the table
   */
  public static Measure winOf(Seat seat) {
    return new Measure("win of seat " + seat.index(), "1 for a game won or drawn, 0 for one lost");
  }
}
