package dev.baize.blackjack.analysis;

import static dev.baize.blackjack.analysis.Composition.VALUES;

/** Finds out with which situations insurance pays, over all hands that each of them covers. */
final class BasicInsurance {
  private BasicInsurance() {}

  /** By situation, whether to insure. */
  static boolean[] of(KnownCards cards, Situations situations) {
    double[] worth = new double[situations.count()];
    if (cards.composition().count(1) > 0) {
      UpcardValues values = new UpcardValues(cards, new HandPlay(cards.rules()), 1);
      for (int first = 1; first <= VALUES; first++) {
        for (int second = first; second <= VALUES; second++) {
          int hand = AllHands.of(first, second);
          double chance = values.chance(first, second);
          if (chance > 0) {
            worth[situations.first(hand)] += chance * values.insurance(hand);
          }
        }
      }
    }
    boolean[] insures = new boolean[worth.length];
    for (int number = 0; number < worth.length; number++) {
      insures[number] = worth[number] > 0;
    }
    return insures;
  }
}
