package dev.baize.core.game;

import dev.baize.core.lines.Fields;

/**
 * A quantity that is observed any number of times in a game, as a whole number: the points of a
 * hand, or 1 for a hand that was won and 0 for one that was not. Of the latter, a meaning that
 * begins with {@code 1 for}, programs show how often they happen.
 *
 * <p>Measures whose names differ only in one number, a word of its own, form a family, such as
 * {@code bankroll after N hands}: one quantity at several points, which programs may plot.
 *
 * @param name as printed, one line of at most 200 characters; unique among the measures of its game
 * @param meaning what an observation is, in which unit: one line, at most 1,000 characters
 */
public record Measure(String name, String meaning) {

  /** The number of decisions of all seats; measured in every game without being declared. */
  public static final Measure DECISIONS =
      new Measure("decisions", "the decisions of all seats in a game");

  /**
   * Names a quantity.
   *
   * @param name one line
   * @param meaning one line
   */
  public Measure {
    Fields.requireLength("measure", name, Fields.MAX_NAME);
    Fields.requireLength("meaning", meaning, Fields.MAX_SENTENCE);
  }

  /** {@return whether an observation is 1 or 0, as a meaning that begins with "1 for" says} */
  public boolean isYesOrNo() {
    return meaning.startsWith("1 for ");
  }

  /**
   * {@return the {@linkplain Outcome#score score} of a seat, which every game measures}
   *
   * @param seat any seat of the table
   */
  public static Measure scoreOf(Seat seat) {
    return new Measure(
        "score of seat " + seat.index(), "the score at the end of a game, in its own unit");
  }

  /**
   * {@return whether a seat {@linkplain Outcome#wonBy won}, which every game measures}
   *
   * @param seat any seat of the table
   */
  public static Measure winOf(Seat seat) {
    return new Measure("win of seat " + seat.index(), "1 for a game won or drawn, 0 for one lost");
  }
}
