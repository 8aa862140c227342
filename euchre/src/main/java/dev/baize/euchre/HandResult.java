package dev.baize.euchre;

import dev.baize.euchre.kernel.Hand;

/**
 * How a hand ended for the makers, and the points it is worth by default: those of the
 * specification of 2015, and 4 for those who play alone. What it is worth in a house is said by
 * {@link EuchreHouseRules#points}.
 */
public enum HandResult {
  /** The makers took three or four tricks: 1 point for them. */
  MADE(1),
  /** The makers took all five tricks: 2 points for them. */
  MARCH(2),
  /** The defenders took three tricks or more: 2 points for them. */
  EUCHRED(2),
  /** The maker took all five tricks alone: 4 points for the makers. */
  LONE_MARCH(4),
  /** The defenders took three tricks or more, and one of them all by itself: 4 points for them. */
  LONE_DEFENCE(4);

  private final int points;

  HandResult(int points) {
    this.points = points;
  }

  /** {@return the points, by default, of the side that took the majority of the tricks} */
  public int points() {
    return points;
  }

  /** {@return the points of the makers by default: negative if the defenders score} */
  public int pointsOfMakers() {
    return isEuchre() ? -points : points;
  }

  /** {@return whether the makers took all five tricks} */
  public boolean isMarch() {
    return this == MARCH || this == LONE_MARCH;
  }

  /** {@return whether the makers took fewer than three tricks} */
  public boolean isEuchre() {
    return this == EUCHRED || this == LONE_DEFENCE;
  }

  /** How a hand ended, unless it was thrown in. */
  static HandResult of(Hand hand) {
    return of(hand.tricksOfMakers(), hand.isMakerAlone(), hand.isDefenderAlone());
  }

  /**
   * {@return how a hand ended for the makers, in which some may have played alone}
   *
   * @param tricksOfMakers the number of tricks they took, 0 to 5
   * @param loneMaker whether the maker played alone
   * @param loneDefender whether a defender played alone
   */
  public static HandResult of(int tricksOfMakers, boolean loneMaker, boolean loneDefender) {
    HandResult result = of(tricksOfMakers);
    if (loneMaker && result == MARCH) {
      return LONE_MARCH;
    }
    return loneDefender && result == EUCHRED ? LONE_DEFENCE : result;
  }

  /**
   * {@return how a hand ended for the makers if nobody played alone}
   *
   * @param tricksOfMakers the number of tricks they took, 0 to 5
   */
  public static HandResult of(int tricksOfMakers) {
    if (tricksOfMakers < 0 || tricksOfMakers > 5) {
      throw new IllegalArgumentException(tricksOfMakers + " tricks: expected 0 to 5");
    }
    if (tricksOfMakers == 5) {
      return MARCH;
    }
    return tricksOfMakers >= 3 ? MADE : EUCHRED;
  }
}
