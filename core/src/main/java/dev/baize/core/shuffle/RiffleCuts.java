package dev.baize.core.shuffle;

import java.util.random.RandomGenerator;

/**
 * Riffles at random places, one after another: see {@link RiffleCut}.
 *
 * @param cuts how many cuts
 * @param lowest the smallest cut
 * @param highest the largest cut
 */
public record RiffleCuts(int cuts, int lowest, int highest) implements Shuffle {
  /**
   * Checks the numbers.
   *
   * @param cuts how many cuts, 0 or more
   * @param lowest the smallest cut, 0 or more
   * @param highest the largest cut, at least the smallest
   * @throws IllegalArgumentException if a number is out of its range
   */
  public RiffleCuts {
    if (cuts < 0) {
      throw new IllegalArgumentException(cuts + ": expected 0 or more cuts");
    }
    if (lowest < 0 || highest < lowest) {
      throw new IllegalArgumentException(
          "cuts from %d to %d: expected 0 or more, the lowest first".formatted(lowest, highest));
    }
  }

  /**
   * Draws each cut and riffles there, in turn.
   *
   * @param cards the cards
   * @param random where one number for each cut is taken from
   * @throws IllegalArgumentException if there are fewer cards than the highest cut; no number is
   *     taken
   */
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
   * Draws one cut, as {@link #shuffle} does: {@code lowest + next32 % (highest - lowest + 1)},
   * where {@code next32} is {@code random.nextInt()} taken as an unsigned number. As the
   * specification has it, so the lower cuts are more likely by a hair where the range is no power
   * of two.
   *
   * @param random where one number is taken from
   * @return a cut from {@code lowest} to {@code highest}
   */
  public int drawCut(RandomGenerator random) {
    return lowest + Integer.remainderUnsigned(random.nextInt(), highest - lowest + 1);
  }

  /**
   * The name in the rules.
   *
   * @return {@code riffle cuts}
   */
  @Override
  public String toString() {
    return "riffle cuts";
  }
}
