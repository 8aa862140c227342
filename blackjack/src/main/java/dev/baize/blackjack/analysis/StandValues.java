package dev.baize.blackjack.analysis;

import static dev.baize.blackjack.analysis.Composition.VALUES;

import dev.baize.blackjack.HandValue;
import dev.baize.blackjack.analysis.DealerTree.Node;
import java.util.Arrays;

/**
 * What it is worth to stand with each hand against each up card: the chance to win less the chance
 * to lose.
 *
 * <p>The dealer's hidden card is as likely as any to be each of the unseen cards, so the dealer
 * draws from all of them. A set of cards comes up in one given order with the product of how many
 * are left of each, over that of how many are left at all; the {@link DealerTree} tells the sets
 * and their orders, the same for every hand. So its walk is done once for a block of hands and all
 * up cards, node by node, and each step is a loop over the block. With a total of {@code h} the
 * value is 1 less the dealer's chance to end at {@code h} exactly and less twice the chance to end
 * above; for hands of one total that is one weighted count of the cards that end the dealer's play
 * there.
 */
final class StandValues {
  /** Enough hands to be worth a loop, few enough to stay close to the processor. */
  private static final int BLOCK = 256;

  private final Composition composition;
  private final PossibleHands hands;
  private final double[][] values = new double[VALUES][];

  // In all of these the last index counts the hands of a block.

  /** For each value, how many cards are left. */
  private final double[][] left = new double[VALUES][BLOCK];

  /** For each depth, the chance of the present node's set in a given order. */
  private final double[][] chances = new double[DealerTree.DEPTHS][BLOCK];

  /** For each depth, one over the number of unseen cards when the next one is drawn. */
  private final double[][] shares = new double[DealerTree.DEPTHS][BLOCK];

  /** For each state, the cards that end the dealer's play below 22, by what they cost. */
  private final double[][] ends = new double[DealerState.COUNT][BLOCK];

  /** What a node costs in each of its orders. */
  private final double[] cost = new double[BLOCK];

  /** For each up card, the sum of all costs. */
  private final double[][] costs = new double[VALUES][BLOCK];

  private StandValues(Composition composition, PossibleHands hands) {
    this.composition = composition;
    this.hands = hands;
    for (int up = 1; up <= VALUES; up++) {
      values[up - 1] = new double[hands.count()];
    }
    int from = 0;
    while (from < hands.count()) {
      int total = lowOr(from);
      int to = from;
      while (to < hands.count() && to < from + BLOCK && lowOr(to) == total) {
        to++;
      }
      fill(from, to - from, total);
      from = to;
    }
  }

  /** The values by place in the hands, for each value of up card in turn, from 1 at index 0. */
  static double[][] of(Composition composition, PossibleHands hands) {
    return new StandValues(composition, hands).values;
  }

  private int lowOr(int place) {
    return Math.max(Hands.LOW, Hands.total(hands.hand(place)));
  }

  /** Fills in a block of hands of one total; all totals up to 16 are one. */
  private void fill(int from, int length, int total) {
    for (int value = 1; value <= VALUES; value++) {
      System.arraycopy(hands.left(value), from, left[value - 1], 0, length);
      Arrays.fill(costs[value - 1], 0);
    }
    fillShares(from, length);
    for (int state = 0; state < DealerState.COUNT; state++) {
      if (DealerState.reaches(state)) {
        fillEnds(state, length, total);
      }
    }
    walk(length, total);
    for (int up = 1; up <= VALUES; up++) {
      for (int i = 0; i < length; i++) {
        double ups = left[up - 1][i];
        values[up - 1][from + i] = ups == 0 ? 0 : 1 - costs[up - 1][i] / ups;
      }
    }
  }

  private void fillShares(int from, int length) {
    for (int i = 0; i < length; i++) {
      int unseen = composition.size() - Hands.size(hands.hand(from + i));
      chances[0][i] = unseen;
      for (int depth = 0; depth < DealerTree.DEPTHS; depth++) {
        shares[depth][i] = 1.0 / Math.max(1, unseen - depth);
      }
    }
  }

  /** How much a final total of the dealer takes off the value of standing with a total. */
  private static double loss(int dealer, int total) {
    return dealer > total ? 2 : dealer == total ? 1 : 0;
  }

  private void fillEnds(int state, int length, int total) {
    double[] end = ends[state];
    Arrays.fill(end, 0);
    for (int dealer = Math.max(total, DealerState.STANDS); dealer <= HandValue.MOST; dealer++) {
      int card = DealerState.cardTo(state, dealer);
      if (card != DealerState.NO_CARD) {
        add(loss(dealer, total), left[card - 1], end, length);
      }
    }
  }

  private void walk(int length, int total) {
    int number = 1;
    while (number < DealerTree.size()) {
      Node node = DealerTree.node(number);
      if (node.before >= composition.count(node.value)) {
        number = node.end();
      } else {
        step(node, length);
        if (DealerState.reaches(node.state)) {
          charge(node, length, total);
        }
        number++;
      }
    }
  }

  private void step(Node node, int length) {
    double[] parent = chances[node.depth - 1];
    double[] share = shares[node.depth - 1];
    double[] chance = chances[node.depth];
    double[] cards = left[node.value - 1];
    double before = node.before;
    for (int i = 0; i < length; i++) {
      chance[i] = parent[i] * (cards[i] - before) * share[i];
    }
  }

  private void charge(Node node, int length, int total) {
    double gone = 0;
    for (int dealer = Math.max(total, DealerState.STANDS); dealer <= HandValue.MOST; dealer++) {
      gone += loss(dealer, total) * node.gone(dealer);
    }
    double[] chance = chances[node.depth];
    double[] share = shares[node.depth];
    double[] end = ends[node.state];
    for (int i = 0; i < length; i++) {
      cost[i] = chance[i] * (end[i] - gone) * share[i];
    }
    for (int up = 1; up <= VALUES; up++) {
      if (node.ways(up) > 0) {
        add(node.ways(up), cost, costs[up - 1], length);
      }
    }
  }

  private static void add(double times, double[] terms, double[] sums, int length) {
    for (int i = 0; i < length; i++) {
      sums[i] += times * terms[i];
    }
  }
}
