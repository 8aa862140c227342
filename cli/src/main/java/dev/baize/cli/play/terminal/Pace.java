package dev.baize.cli.play.terminal;

import dev.baize.core.text.Excerpt;
import java.util.regex.Pattern;

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
  private static final Pattern MILLIS = Pattern.compile("[0-9]{1,5}");

  /**
   * {@return the pace of a text}
   *
   * @param text its name, such as {@code slow}, or a number of milliseconds up to 99999
   * @throws IllegalArgumentException that quotes the text and says what was expected
   */
  public static Pace parse(String text) {
    if (MILLIS.matcher(text).matches()) {
      return new Pace(Long.parseLong(text), false);
    }
    return switch (text) {
      case "slow" -> SLOW;
      case "normal" -> NORMAL;
      case "fast" -> FAST;
      case "key" -> KEY;
      default ->
          throw new IllegalArgumentException(
              Excerpt.quote(text)
                  + " is not a pace; expected slow, normal, fast, key or milliseconds up to 99999");
    };
  }
}
