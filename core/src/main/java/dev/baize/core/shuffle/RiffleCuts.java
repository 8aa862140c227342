package dev.baize.core.shuffle;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.random.RandomGenerator;

/**
 * A series of riffles at random places, one random number for each: see {@link RiffleCut}. Refuses
 * fewer cards than the highest cut before it draws a number.
 *
 * @param cuts the number of cuts
 * @param lowest the smallest cut
 * @param highest the largest cut
 */
public record RiffleCuts(int cuts, int lowest, int highest) implements Shuffle {
  /**
   * Checks the numbers.
   *
   * @param cuts the number of cuts, 0 or more
   * @param lowest the smallest cut, 0 or more
   * @param highest the largest cut, at least the smallest
   */
  public RiffleCuts {
    checkArgument(cuts >= 0, "%s: expected 0 or more cuts", cuts);
    checkArgument(
        0 <= lowest && lowest <= highest,
        "cuts from %s to %s: expected 0 or more, the lowest first",
        lowest,
        highest);
  }

  @Override
  public void shuffle(int[] cards, RandomGenerator random) {
    if (highest > cards.length) {
      throw new IllegalArgumentException(cards.length + " cards: no cut at " + highest);
    }
    for (int i = 0; i < cuts; i++) {
      RiffleCut.riffle(cards, drawCut(random));
    }
  }

  /**
   * {@return one random cut, as {@link #shuffle} draws it: {@code lowest + next32 % (highest -
   * lowest + 1)}, where {@code next32} is {@code random.nextInt()} as an unsigned number} As the
   * specification demands, lower cuts are very slightly more likely if the size of the range is not
   * a power of two.
   *
   * @param random the source of one number
   */
  public int drawCut(RandomGenerator random) {
    return lowest + Integer.remainderUnsigned(random.nextInt(), highest - lowest + 1);
  }

  @Override
  public String toString() {
    return "riffle cuts";
  }
}
