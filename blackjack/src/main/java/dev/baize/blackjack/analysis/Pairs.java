package dev.baize.blackjack.analysis;

import static dev.baize.blackjack.analysis.Composition.VALUES;

import dev.baize.blackjack.HouseRules;
import org.jspecify.annotations.Nullable;

/**
 * The hands of a split: for each value of a pair, those that start from one card of it, with the
 * other card of the pair and some further ones gone.
 */
final class Pairs {
  private final HouseRules rules;
  private final Composition composition;
  private final @Nullable Deals[][] deals = new Deals[VALUES][SplitWeights.GONE];

  Pairs(HouseRules rules, Composition composition) {
    this.rules = rules;
    this.composition = composition;
    for (int value = 1; value <= VALUES; value++) {
      if (rules.hands() > 1) {
        fill(value);
      }
    }
  }

  private void fill(int value) {
    Composition left = composition;
    for (int gone = 0; gone < SplitWeights.needed(most(value)); gone++) {
      if (left.count(value) < 2) {
        return;
      }
      left = left.without(value);
      deals[value - 1][gone] = new Deals(rules, left, AllHands.of(value));
    }
  }

  /** The most hands that a pair can become. */
  int most(int value) {
    return value == 1 && !rules.resplitAces() ? Math.min(2, rules.hands()) : rules.hands();
  }

  /** Whether hands of a split get one card each and no more. */
  boolean getOneCard(int value) {
    return value == 1 && !rules.hitSplitAces();
  }

  /** How values of single hands make up the value of a split into up to {@code most} hands. */
  SplitWeights weights(int up, int value, int most) {
    int ofPair = composition.count(value) - 2 - (up == value ? 1 : 0);
    return new SplitWeights(composition.size() - 3, ofPair, most);
  }

  /**
   * The hands that start from one card of a pair.
   *
   * @param gone the cards of that value that are gone, without the pair
   * @return null if there are not so many
   */
  @Nullable Deals deals(int value, int gone) {
    return deals[value - 1][gone];
  }
}
