package dev.baize.blackjack.analysis;

/**
 * Expresses the value of a split by values of single hands that start from one card of the pair,
 * exactly, whatever is drawn to the hands played before.
 *
 * <p>The method is E. Farmer's. No play depends on the cards of a hand before, and unseen cards are
 * equally likely in any order; so the cards that other hands drew after their second card may as
 * well be unseen, and all that matters of those hands is whether their second cards were of the
 * pair. Let <i>X</i>(p, n) be the value of a hand when p further cards of the pair and n other
 * cards are gone. One more card that is gone is of the pair with a chance q, so <i>X</i>(p, n−1) =
 * q <i>X</i>(p+1, n−1) + (1−q) <i>X</i>(p, n). Solved for the last term, that takes every value
 * back to those <i>X</i>(p, 0) for which nothing but cards of the pair need be known.
 */
final class SplitWeights {
  /** One more than the greatest number of further cards of the pair in a weight. */
  static final int GONE = 5;

  private final int unseen;
  private final int ofPair;
  private final int most;
  private final double[] any = new double[GONE];
  private final double[] other = new double[GONE];

  /**
   * Computes the weights. {@code unseen} is the number of unseen cards, hole card included, the
   * pair and the up card not. {@code most} is the most hands, 2 or more.
   */
  SplitWeights(int unseen, int ofPair, int most) {
    this.unseen = unseen;
    this.ofPair = ofPair;
    this.most = most;
    deal(1, 2, 0, 0);
  }

  /** How many numbers of further cards of the pair have a weight, from 0 up. */
  static int needed(int most) {
    return 2 * most - 3;
  }

  /** Adds what the hands are worth that wait for their second card. */
  private void deal(double chance, int waiting, int pairs, int others) {
    if (waiting == 0) {
      return;
    }
    if (pairs + 2 == most) {
      expand(any, chance * waiting, pairs, others);
      return;
    }
    expand(other, chance, pairs, others);
    double pair = chanceOfPair(pairs, others);
    if (pair > 0) {
      deal(chance * pair, waiting + 1, pairs + 1, others);
    }
    if (pair < 1) {
      deal(chance * (1 - pair), waiting - 1, pairs, others + 1);
    }
  }

  private double chanceOfPair(int pairs, int others) {
    return (double) (ofPair - pairs) / Math.max(1, unseen - pairs - others);
  }

  private void expand(double[] weights, double weight, int pairs, int others) {
    if (others == 0) {
      weights[pairs] += weight;
      return;
    }
    double pair = chanceOfPair(pairs, others - 1);
    expand(weights, weight / (1 - pair), pairs, others - 1);
    if (pair > 0) {
      expand(weights, -weight * pair / (1 - pair), pairs + 1, others - 1);
    }
  }

  /** The weight of a hand that may get any second card. */
  double any(int gone) {
    return any[gone];
  }

  /** The weight of a hand that counts only if its second card is not of the pair. */
  double other(int gone) {
    return other[gone];
  }
}
