package dev.baize.core.shuffle;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.Arrays;
import java.util.random.RandomGenerator;

/**
 * One riffle at a fixed place: the deck is cut there and its parts are interleaved, first the first
 * card of the right part, then the first of the left, and so on; the rest of the longer part
 * follows. Uses no random numbers; refuses fewer cards than the cut.
 *
 * @param cut the number of cards in the left part, from the top of the deck
 */
public record RiffleCut(int cut) implements Shuffle {
  /**
   * Checks the cut.
   *
   * @param cut the number of cards in the left part, 0 or more
   */
  public RiffleCut {
    checkArgument(cut >= 0, "%s: expected a cut at 0 or more cards", cut);
  }

  @Override
  public void shuffle(int[] cards, RandomGenerator random) {
    if (cut > cards.length) {
      throw new IllegalArgumentException(cards.length + " cards: no cut at " + cut);
    }
    riffle(cards, cut);
  }

  /** Interleaves in place: the right part is read faster than it is overwritten. */
  static void riffle(int[] cards, int cut) {
    int[] left = Arrays.copyOf(cards, cut);
    int pairs = Math.min(cut, cards.length - cut);
    for (int i = 0; i < pairs; i++) {
      cards[2 * i] = cards[cut + i];
      cards[2 * i + 1] = left[i];
    }
    System.arraycopy(left, pairs, cards, 2 * pairs, cut - pairs);
  }

  @Override
  public String toString() {
    return "riffle cut at " + cut;
  }
}
