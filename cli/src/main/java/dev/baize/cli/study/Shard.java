package dev.baize.cli.study;

import dev.baize.core.text.Excerpt;
import dev.baize.core.text.WholeNumber;
import dev.baize.study.simulation.GameRange;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** One of several parts of a study, which may be played on different machines. */
record Shard(int number, int parts) {

  /** The only part. */
  static final Shard WHOLE = new Shard(1, 1);

  private static final int MAX_PARTS = 9_999_999;

  private static final Pattern FORM = Pattern.compile("([^/]*)/([^/]*)");

  /** Reads for instance {@code 2/5}. */
  static Shard parse(String text) {
    Matcher form = FORM.matcher(text);
    if (form.matches()) {
      try {
        int parts = (int) WholeNumber.parse(form.group(2), 1, MAX_PARTS);
        return new Shard((int) WholeNumber.parse(form.group(1), 1, parts), parts);
      } catch (NumberFormatException e) {
        throw refusal(text, e);
      }
    }
    throw refusal(text, null);
  }

  private static IllegalArgumentException refusal(String text, @Nullable Throwable cause) {
    return new IllegalArgumentException(
        String.format(
            Locale.ROOT,
            "%s is not a part; expected i/n with i from 1 to n, such as 1/5 for the first of five",
            Excerpt.quote(text)),
        cause);
  }

  /** The games of the part. */
  GameRange of(GameRange whole) {
    return whole.part(number - 1, parts);
  }
}
