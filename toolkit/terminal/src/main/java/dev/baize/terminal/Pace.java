package dev.baize.terminal;

import dev.baize.core.text.Excerpt;
import dev.baize.core.text.WholeNumber;

/**
 * How long others' moves stay on the screen before the next one comes.
 *
 * @param millis the time for one move; 0 for none
 * @param byKey whether the person presses a key instead
 */
public record Pace(long millis, boolean byKey) {

  /** For people who know the game. */
  public static final Pace NORMAL = new Pace(700, false);

  private static final Pace SLOW = new Pace(1600, false);
  private static final Pace FAST = new Pace(200, false);
  private static final Pace KEY = new Pace(0, true);
  private static final long MAX_MILLIS = 99_999;

  /**
   * {@return the pace of a text}
   *
   * @param text its name, such as {@code slow}, or a number of milliseconds up to 99999
   * @throws IllegalArgumentException that quotes the text and says what was expected
   */
  public static Pace parse(String text) {
    return switch (text) {
      case "slow" -> SLOW;
      case "normal" -> NORMAL;
      case "fast" -> FAST;
      case "key" -> KEY;
      default -> new Pace(millis(text), false);
    };
  }

  private static long millis(String text) {
    try {
      return WholeNumber.parse(text, 0, MAX_MILLIS);
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(
          Excerpt.quote(text)
              + " is not a pace; expected slow, normal, fast, key or milliseconds up to "
              + MAX_MILLIS,
          e);
    }
  }
}
