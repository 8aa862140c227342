package dev.baize.cli.study;

import dev.baize.core.simulation.GameRange;
import dev.baize.core.text.Excerpt;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One of several parts of a study, which may be played on different machines.
 *
 * @param number which one, from 1
 * @param parts how many there are
 */
record Shard(int number, int parts) {

  /** The only part. */
  static final Shard WHOLE = new Shard(1, 1);

  private static final Pattern FORM = Pattern.compile("([0-9]{1,7})/([0-9]{1,7})");

  /**
   * Reads for instance {@code 2/5}.
   *
   * @throws IllegalArgumentException if the text is anything else
   */
  static Shard parse(String text) {
    Matcher form = FORM.matcher(text);
    if (form.matches()) {
      Shard shard = new Shard(Integer.parseInt(form.group(1)), Integer.parseInt(form.group(2)));
      if (1 <= shard.number && shard.number <= shard.parts) {
        return shard;
      }
    }
    throw new IllegalArgumentException(
        String.format(
            Locale.ROOT,
            "%s is not a part; expected i/n with i from 1 to n, such as 1/5 for the first of five",
            Excerpt.quote(text)));
  }

  /** The games of the part. */
  GameRange of(GameRange whole) {
    return whole.part(number - 1, parts);
  }
}
