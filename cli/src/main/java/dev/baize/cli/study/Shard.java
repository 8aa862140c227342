package dev.baize.cli.study;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.Splitter;
import dev.baize.core.text.Excerpt;
import dev.baize.core.text.WholeNumber;
import dev.baize.study.simulation.GameRange;
import java.util.List;

/** One of several parts of a study, from 1, which may be played on different machines. */
public record Shard(int number, int parts) {

  static final Shard WHOLE = new Shard(1, 1);

  private static final int MAX_PARTS = 9_999_999;

  /** {@return the part of a text such as {@code 2/5}} */
  public static Shard parse(String text) {
    List<String> numbers = Splitter.on('/').splitToList(text);
    try {
      checkArgument(numbers.size() == 2);
      int parts = (int) WholeNumber.parse(numbers.get(1), 1, MAX_PARTS);
      return new Shard((int) WholeNumber.parse(numbers.get(0), 1, parts), parts);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(
          Excerpt.quote(text)
              + " is not a part; expected i/n with i from 1 to n, such as 1/5 for the first of"
              + " five",
          e);
    }
  }

  GameRange of(GameRange whole) {
    return whole.part(number - 1, parts);
  }
}
