package dev.baize.blackjack.analysis;

import static dev.baize.blackjack.analysis.Composition.VALUES;

import dev.baize.blackjack.BlackjackHouseRules;
import dev.baize.blackjack.DealerNatural;
import dev.baize.blackjack.HandValue;

/**
 * The hands that can be dealt from known cards, and what standing with each is worth against each
 * up card.
 *
 * <p>Where a natural of the dealer takes no more than the first wager, it is left out of all values
 * here: a hand counts nothing if the dealer has one. Such values are expected values times the
 * chance that the dealer has none, so they add up over cards to come as expected values do. To make
 * a bust worth 0, all values are <em>raised</em> by the {@link #weight}, which is that chance, and
 * 1 where naturals are not left out.
 */
final class Deals {
  private static final double[] NEVER = {};

  private final PossibleHands hands;
  private final boolean leavesOutNaturals;
  private final double[][] stand;
  private final double[][] natural = new double[VALUES][];

  Deals(BlackjackHouseRules rules, PossibleHands hands, int firstUp, int lastUp) {
    this.hands = hands;
    leavesOutNaturals =
        rules.dealerNatural() == DealerNatural.PEEK
            || rules.dealerNatural() == DealerNatural.ORIGINAL;
    stand =
        StandValues.of(
            rules.hitsSoft17() ? DealerTree.HITS_SOFT_17 : DealerTree.STANDS_ON_SOFT_17,
            hands,
            firstUp,
            lastUp);
    for (int up = firstUp; up <= lastUp; up++) {
      natural[up - 1] = up == 1 || up == VALUES ? naturals(VALUES + 1 - up) : NEVER;
      raise(stand[up - 1], natural[up - 1], rules.dealerNatural() != DealerNatural.NONE);
    }
  }

  private double[] naturals(int hole) {
    double[] chances = new double[hands.count()];
    double[] left = hands.left(hole);
    for (int place = 0; place < chances.length; place++) {
      chances[place] = left[place] / unseen(place);
    }
    return chances;
  }

  /** Adds the weight, and takes the tie away if a natural beats a 21 or is left out. */
  private void raise(double[] values, double[] naturals, boolean beats21) {
    for (int place = 0; place < hands.count(); place++) {
      values[place] += 1;
      if (beats21 && naturals != NEVER && total(place) == HandValue.MAX_TOTAL) {
        values[place] -= naturals[place];
      }
    }
  }

  private int total(int place) {
    return AllHands.total(hands.hand(place));
  }

  PossibleHands hands() {
    return hands;
  }

  int unseen(int place) {
    return Math.max(1, hands.composition().size() - 1 - AllHands.size(hands.hand(place)));
  }

  double left(int up, int place, int value) {
    return hands.left(value)[place] - (value == up ? 1 : 0);
  }

  /** The value of a hand after one more card, from the values by place, 0 at that of a bust. */
  double drawn(int up, int place, double[] worth) {
    double sum = -worth[hands.next(place, up)];
    for (int value = 1; value <= VALUES; value++) {
      sum += hands.left(value)[place] * worth[hands.next(place, value)];
    }
    return sum / unseen(place);
  }

  double doubled(int up, int place) {
    return 2 * drawn(up, place, stand(up)) - weight(up, place);
  }

  /** By place, the raised value of standing, 0 at the place of a bust. */
  double[] stand(int up) {
    return stand[up - 1];
  }

  double natural(int up, int place) {
    return natural[up - 1] == NEVER ? 0 : natural[up - 1][place];
  }

  double weight(int up, int place) {
    return leavesOutNaturals ? 1 - natural(up, place) : 1;
  }
}
