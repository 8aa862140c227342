package dev.baize.blackjack.counting;

import dev.baize.blackjack.analysis.Composition;
import java.util.Arrays;

/** The composition of a full shoe that is to be expected given a true count. */
final class CountedShoe {
  private static final double DECK = 52;

  private final Composition composition;
  private final double[] missing;

  private CountedShoe(Composition composition, double[] missing) {
    this.composition = composition;
    this.missing = missing;
  }

  static CountedShoe of(Composition full, CardCount count, double trueCount) {
    double tilt = trueCount * full.size() / DECK / squares(full, count);
    double[] wanted = new double[CardCount.VALUES];
    for (int card = 1; card <= CardCount.VALUES; card++) {
      wanted[card - 1] = full.count(card) * Math.max(0, 1 - tilt * count.centred(card));
    }
    int[] whole = Arrays.stream(wanted).mapToInt(cards -> (int) Math.round(cards)).toArray();
    while (Arrays.stream(whole).sum() != full.size()) {
      int step = Integer.signum(full.size() - Arrays.stream(whole).sum());
      whole[farthest(wanted, whole, step)] += step;
    }
    double[] missing = new double[CardCount.VALUES];
    for (int i = 0; i < CardCount.VALUES; i++) {
      missing[i] = wanted[i] - whole[i];
    }
    return new CountedShoe(Composition.of(whole), missing);
  }

  /** The sum of the squares of what all cards of a shoe add to a count. */
  static double squares(Composition full, CardCount count) {
    double squares = 0;
    for (int card = 1; card <= CardCount.VALUES; card++) {
      squares += full.count(card) * count.centred(card) * count.centred(card);
    }
    return squares;
  }

  /** The value whose number of cards gains most from a step. */
  private static int farthest(double[] wanted, int[] whole, int step) {
    int farthest = 0;
    for (int i = 1; i < wanted.length; i++) {
      if (step * (wanted[i] - whole[i]) > step * (wanted[farthest] - whole[farthest])) {
        farthest = i;
      }
    }
    return farthest;
  }

  Composition composition() {
    return composition;
  }

  double wanted(int card) {
    return composition.count(card) + missing[card - 1];
  }

  /** How many more cards of a value there should be. */
  double missing(int card) {
    return missing[card - 1];
  }
}
