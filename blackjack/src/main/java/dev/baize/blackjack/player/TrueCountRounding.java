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

  /** The rounded count whose interval begins closest to a true count; of two, the lower one. */
  double closest(double trueCount) {
    double nearest = Math.ceil(trueCount - HALF) + 0.0;
    return switch (this) {
      case FLOOR -> nearest;
      case NEAREST -> Math.ceil(trueCount) + 0.0;
      case TRUNCATE -> nearest < 0 ? nearest + 1 : nearest == 0 && trueCount > 0 ? 1 : nearest;
      case EXACT -> trueCount;
    };
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
