package dev.baize.blackjack.analysis;

/**
 * The expected values of standing and of hitting, for a bet of 1.
 *
 * @param stand the expected value of standing, −1 to 1
 * @param hit the expected value of hitting once and then playing as well as possible, −1 to 1
 */
public record ExpectedValues(double stand, double hit) {
  /** {@return whether hitting is better than standing} */
  public boolean hits() {
    return hit > stand;
  }

  /** {@return the expected value of the better of the two, −1 to 1} */
  public double best() {
    return Math.max(stand, hit);
  }
}
