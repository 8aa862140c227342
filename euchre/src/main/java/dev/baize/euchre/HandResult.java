package dev.baize.euchre;

/** How a hand ended for the makers, and the points it is worth (specification of 2015). */
public enum HandResult {
  /** The makers took three or four tricks: 1 point for them. */
  MADE(1),
  /** The makers took all five tricks: 2 points for them. */
  MARCH(2),
  /** The defenders took three tricks or more: 2 points for them. */
  EUCHRED(2);

  private final int points;

  HandResult(int points) {
    this.points = points;
  }

  /** {@return the points of the side that took the majority of the tricks} */
  public int points() {
    return points;
  }

  /** {@return the points of the makers: negative if the defenders score} */
  public int pointsOfMakers() {
    return this == EUCHRED ? -points : points;
  }

  /**
   * {@return how a hand ended for the makers}
   *
   * @param tricksOfMakers the number of tricks they took, 0 to 5
   * @throws IllegalArgumentException if it is out of this range
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
