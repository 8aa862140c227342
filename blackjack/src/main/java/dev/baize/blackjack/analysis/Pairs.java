package dev.baize.blackjack.analysis;

import static dev.baize.blackjack.analysis.Composition.VALUES;

import dev.baize.blackjack.BlackjackHouseRules;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The hands of a split: for each value of a pair, those that start from one card of it, with the
 * other card of the pair and some further ones gone.
 */
final class Pairs {
  private final BlackjackHouseRules rules;
  private final Composition composition;
  private final List<List<Deals>> deals;

  Pairs(BlackjackHouseRules rules, Composition composition, Shares shares) {
    this.rules = rules;
    this.composition = composition;
    this.deals = new ArrayList<>(Collections.nCopies(VALUES, List.of()));
    if (rules.hands() > 1) {
      shares.each(VALUES, index -> deals.set(index, deals(index + 1, most(index + 1), 1, VALUES)));
    }
  }

  /**
   * The hands of a split of one value against one up card. {@code most} is the most hands that the
   * pair is taken to become, 2 or more.
   */
  Pairs(BlackjackHouseRules rules, Composition composition, int value, int most, int up) {
    this.rules = rules;
    this.composition = composition;
    this.deals = new ArrayList<>(Collections.nCopies(VALUES, List.of()));
    deals.set(value - 1, deals(value, most, up, up));
  }

  private List<Deals> deals(int value, int most, int firstUp, int lastUp) {
    List<Deals> found = new ArrayList<>();
    int gone = Math.min(SplitWeights.needed(most), composition.count(value) - 1);
    PossibleHands hands = new PossibleHands(composition, AllHands.of(value));
    while (found.size() < gone) {
      hands = hands.without(value);
      found.add(new Deals(rules, hands, firstUp, lastUp));
    }
    return found;
  }

  /** The most hands that a pair can become. */
  int most(int value) {
    return most(rules, value);
  }

  /** The most hands that a pair can become by some rules. */
  static int most(BlackjackHouseRules rules, int value) {
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
   * How many numbers of further cards of a pair can be gone if it may become some hands, from 0.
   */
  int gone(int value, int most) {
    return Math.min(deals.get(value - 1).size(), SplitWeights.needed(most));
  }

  /** The hands that start from one card of a pair. */
  Deals deals(int value, int gone) {
    return deals.get(value - 1).get(gone);
  }
}
