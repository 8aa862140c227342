package dev.baize.euchre;

import dev.baize.core.shuffle.Shuffle;
import java.util.Arrays;
import java.util.random.RandomGenerator;

/** The one-handed shuffle of the edition of 2015: the 17 cards on top go below the others. */
record OneHandedShuffle() implements Shuffle {
  private static final int CUT = 17;

  @Override
  public void shuffle(int[] cards, RandomGenerator random) {
    if (cards.length < CUT) {
      throw new IllegalArgumentException(
          cards.length + " cards: a one-handed shuffle cuts the deck at " + CUT);
    }
    int[] top = Arrays.copyOf(cards, CUT);
    int rest = cards.length - CUT;
    System.arraycopy(cards, CUT, cards, 0, rest);
    System.arraycopy(top, 0, cards, rest, CUT);
  }

  @Override
  public String toString() {
    return "one-handed";
  }
}
