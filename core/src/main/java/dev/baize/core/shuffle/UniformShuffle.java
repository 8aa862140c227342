package dev.baize.core.shuffle;

import dev.baize.core.random.BoundedInts;
import java.util.random.RandomGenerator;

/**
 * Makes every permutation equally likely, as far as the generator is random.
 *
 * <p>The Fisher–Yates shuffle in Durstenfeld's form (<i>Algorithm 235: Random permutation</i>,
 * Communications of the ACM 7, 1964): for each position from the last down to 1, one draw of {@link
 * BoundedInts#below} from 0 to that position says which card goes there, and the card that was
 * there takes its place. A deck of <i>n</i> cards takes <i>n</i> − 1 draws, an empty one none. The
 * order for a given generator is a promise. Allocates nothing.
 */
public record UniformShuffle() implements Shuffle {
  @Override
  public void shuffle(int[] cards, RandomGenerator random) {
    for (int last = cards.length - 1; last > 0; last--) {
      int chosen = BoundedInts.below(last + 1, random);
      int card = cards[chosen];
      cards[chosen] = cards[last];
      cards[last] = card;
    }
  }

  @Override
  public String toString() {
    return "uniform";
  }
}
