package dev.baize.blackjack.analysis;

/**
 * What a decision between two is worth, for a wager of 1.
 *
 * @param stand the expected result of standing
 * @param hit the expected result of hitting once and playing as well as possible from there
 */
public record Choice(double stand, double hit) {
  /**
   * Whether to take another card; where both are worth the same, no.
   *
   * @return true to hit, false to stand
   */
  public boolean hits() {
    return hit > stand;
  }

  /**
   * What the better of the two is worth.
   *
   * @return from −1 to 1
   */
  public double best() {
    return Math.max(stand, hit);
  }
}
