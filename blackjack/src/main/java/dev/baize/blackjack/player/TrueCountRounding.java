package dev.baize.blackjack.player;

import java.util.Locale;

/** How a card counter rounds the true count. */
public enum TrueCountRounding {
  /** Down to an integer. */
  FLOOR,
  /** Towards 0 to an integer. */
  TRUNCATE,
  /** To the nearest integer, ties up. */
  NEAREST,
  /** Not at all. */
  EXACT;

  private static final double HALF = 0.5;

  double of(double trueCount) {
    return switch (this) {
      case FLOOR -> Math.floor(trueCount);
      case TRUNCATE -> trueCount < 0 ? Math.ceil(trueCount) : Math.floor(trueCount);
      case NEAREST -> Math.floor(trueCount + HALF);
      case EXACT -> trueCount;
    };
  }

  /** The rounded count whose interval begins closest to a true count. */
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

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
