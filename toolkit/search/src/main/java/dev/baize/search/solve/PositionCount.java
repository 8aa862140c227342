package dev.baize.search.solve;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.Locale;

/** Counts positions, and gives up when there are too many. */
final class PositionCount {

  private final String rules;
  private final long max;
  private long count;

  /**
   * Begins with none.
   *
   * @param rules the text of the rules, for the message
   * @param max how many are allowed, 1 or more
   */
  PositionCount(String rules, long max) {
    this.rules = rules;
    checkArgument(max >= 1, "%s positions at most; expected 1 or more", max);
    this.max = max;
  }

  long count() {
    return count;
  }

  void add() {
    if (count == max) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT, "%s: more than %d positions; expected a smaller game", rules, max));
    }
    count++;
  }
}
