package dev.baize.blackjack.player;

import java.util.Locale;

/** What a card counter makes of a true count that is not whole. */
public enum TrueCountRounding {
  /** The next whole number below. */
  FLOOR,
  /** The next whole number towards 0. */
  TRUNCATE,
  /** The nearest whole number, the greater one of two. */
  NEAREST,
  /** Nothing: the count stays as it is. */
  EXACT;

  private static final double HALF = 0.5;

  /** The rounded count. */
  double of(double trueCount) {
    return switch (this) {
      case FLOOR -> Math.floor(trueCount);
      case TRUNCATE -> trueCount < 0 ? Math.ceil(trueCount) : Math.floor(trueCount);
      case NEAREST -> Math.floor(trueCount + HALF);
      case EXACT -> trueCount;
    };
  }

  /** The rounded count that begins as close as possible to a true count. */
  double closest(double trueCount) {
    if (this == EXACT) {
      return trueCount;
    }
    double best = Math.floor(trueCount) - 1;
    for (int more = 1; more <= 3; more++) {
      double whole = Math.floor(trueCount) - 1 + more;
      if (Math.abs(begin(whole) - trueCount) < Math.abs(begin(best) - trueCount)) {
        best = whole;
      }
    }
    return best;
  }

  /** The least true count, or its limit, that is rounded to a whole number or more. */
  private double begin(double whole) {
    return switch (this) {
      case TRUNCATE -> whole > 0 ? whole : whole - 1;
      case NEAREST -> whole - HALF;
      case FLOOR, EXACT -> whole;
    };
  }

  /** For instance {@code floor}. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
