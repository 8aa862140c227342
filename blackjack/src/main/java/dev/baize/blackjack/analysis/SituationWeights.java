package dev.baize.blackjack.analysis;

import static dev.baize.blackjack.analysis.Composition.VALUES;

/**
 * The value of each choice in each of the {@link Situations} over all hands that the situation
 * covers, each weighted by how often it arises.
 */
final class SituationWeights {
  private static final int CHOICES = Choice.values().length;

  private final Situations situations;
  private final double[] tags;
  private final double[][] worth;
  private final double[] frequencies;
  private final double[] sizes;
  private final double[] counts;
  private final double[] reached = new double[AllHands.count() + 1];

  /**
   * Starts with nothing. The tags are what a count makes of the cards of each of {@link AllHands}.
   */
  SituationWeights(Situations situations, double[] tags) {
    this.situations = situations;
    this.tags = tags;
    this.frequencies = new double[situations.count()];
    this.sizes = new double[situations.count()];
    this.counts = new double[situations.count()];
    this.worth = new double[situations.count()][CHOICES];
  }

  void add(int situation, Choice choice, double value) {
    worth[situation][choice.index()] += value;
  }

  /**
   * Says how often a hand arises, or is hit if it is of the first two cards; for {@link #spread}.
   */
  void reach(int place, double chance) {
    reached[place] += chance;
  }

  /** Says how often there is a situation with a hand. */
  void seen(int situation, int hand, double chance) {
    frequencies[situation] += chance;
    sizes[situation] += chance * AllHands.size(hand);
    counts[situation] += chance * tags[hand];
  }

  double frequency(int situation) {
    return frequencies[situation];
  }

  double size(int situation) {
    return sizes[situation] / frequencies[situation];
  }

  /** The average of what a count makes of the cards in a situation. */
  double count(int situation) {
    return counts[situation] / frequencies[situation];
  }

  double worth(int situation, Choice choice) {
    return worth[situation][choice.index()];
  }

  /**
   * Follows the hands that were reached until they end.
   *
   * @param ofSplit whether hands of two cards are part of a split, so that there is a choice
   * @param weighed the hand of two cards whose choices have been added already, if any
   * @param hitAll whether to follow hands that are not hit, too
   */
  void spread(
      Deals deals, int up, HandPlay play, Plan plan, boolean ofSplit, int weighed, boolean hitAll) {
    PossibleHands hands = deals.hands();
    for (int i = hands.count() - 1; i >= 0; i--) {
      int place = hands.largestFirst(i);
      double chance = reached[place];
      reached[place] = 0;
      if (chance == 0) {
        continue;
      }
      int hand = hands.hand(place);
      boolean two = AllHands.size(hand) == 2;
      if ((!two || ofSplit) && hand != weighed) {
        int situation = situations.later(hand);
        seen(situation, hand, chance);
        add(situation, Choice.STAND, chance * deals.stand(up)[place]);
        add(situation, Choice.HIT, chance * play.hit(place));
        if (two) {
          add(situation, Choice.DOUBLE, chance * deals.doubled(up, place));
        }
      }
      if ((two && !ofSplit) || hitAll || plan.hits(hand)) {
        hit(deals, up, place, chance);
      }
    }
    reached[hands.count()] = 0;
  }

  private void hit(Deals deals, int up, int place, double chance) {
    for (int value = 1; value <= VALUES; value++) {
      double left = deals.left(up, place, value);
      if (left > 0) {
        reached[deals.hands().next(place, value)] += chance * left / deals.unseen(place);
      }
    }
  }
}
