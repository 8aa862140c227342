package dev.baize.blackjack.analysis;

import static dev.baize.blackjack.analysis.Composition.VALUES;

import dev.baize.blackjack.HandValue;
import dev.baize.blackjack.analysis.DealerTree.Node;
import java.util.Arrays;

/**
 * The expected values of standing with each hand against each up card: the probability of winning
 * less that of losing.
 *
 * <p>The dealer's hole card is equally likely to be any unseen card, so the dealer draws from all
 * of them. The probability of a set of cards in one given order is a product of ratios: the number
 * of cards left of a value over that of all cards left. The {@link DealerTree} has the sets and the
 * numbers of their orders, which are the same for every hand. So the tree is walked once for a
 * block of hands and all up cards, and each step is a loop over the block. With a total of {@code
 * h}, the value is 1 less the probability that the dealer ends at {@code h}, less twice the
 * probability that the dealer ends above; for hands of one total, that is one weighted count of the
 * cards that take the dealer there.
 */
final class StandValues {
  /** The most hands in a block: enough for tight loops, few enough to stay in the cache. */
  private static final int BLOCK = 320;

  private final DealerTree tree;
  private final Composition composition;
  private final PossibleHands hands;
  private final int firstUp;
  private final int lastUp;
  private final double[][] chancesBySize;
  private final double[][] values = new double[VALUES][];

  // The last index of all these is the position of a hand in its block.

  /** By value: the number of cards that are left. */
  private final double[][] left = new double[VALUES][BLOCK];

  /** By depth: the number of ways to draw the current node's set in a given order. */
  private final double[][] draws = new double[DealerTree.DEPTHS][BLOCK];

  /** By depth: the probability of one way to draw as many cards and one more, after the up card. */
  private final double[][] chances = new double[DealerTree.DEPTHS][BLOCK];

  /** By state: the number of cards that take the dealer to 17 to 21, weighted by their loss. */
  private final double[][] ends = new double[DealerTree.STATES][BLOCK];

  private final double[] cost = new double[BLOCK];

  /** By depth, if there is one up card: the sum of all losses, each in one of the ways to draw. */
  private final double[][] costsOfDraws = new double[DealerTree.DEPTHS][BLOCK];

  private final double[][] costs = new double[VALUES][BLOCK];

  private StandValues(DealerTree tree, PossibleHands hands, int firstUp, int lastUp) {
    this.firstUp = firstUp;
    this.lastUp = lastUp;
    this.tree = tree;
    this.composition = hands.composition();
    this.hands = hands;
    this.chancesBySize = chances(composition.size());
    Arrays.fill(draws[0], 1);
    for (int up = firstUp; up <= lastUp; up++) {
      values[up - 1] = new double[hands.count() + 1];
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

  /** By up card, the ace at index 0, then by place in the hands; 0 at their {@code count}. */
  static double[][] of(DealerTree tree, PossibleHands hands, int firstUp, int lastUp) {
    return new StandValues(tree, hands, firstUp, lastUp).values;
  }

  private int lowOr(int place) {
    return Math.max(AllHands.LOW, AllHands.total(hands.hand(place)));
  }

  /** Fills in a block of hands of one total, where all totals up to 16 count as one. */
  private void fill(int from, int length, int total) {
    for (int value = 1; value <= VALUES; value++) {
      System.arraycopy(hands.left(value), from, left[value - 1], 0, length);
      Arrays.fill(costs[value - 1], 0);
    }
    fillChances(from, length);
    for (int state = 0; state < DealerTree.STATES; state++) {
      if (tree.reaches(state)) {
        fillEnds(state, length, total);
      }
    }
    walk(length, total);
    for (int depth = 1; depth < DealerTree.DEPTHS && firstUp == lastUp; depth++) {
      addCosts(depth, length);
    }
    for (int up = firstUp; up <= lastUp; up++) {
      for (int i = 0; i < length; i++) {
        double ups = left[up - 1][i];
        values[up - 1][from + i] = ups == 0 ? 0 : 1 - costs[up - 1][i] / ups;
      }
    }
  }

  private static double[][] chances(int cards) {
    double[][] chances = new double[HandValue.MAX_TOTAL + 1][DealerTree.DEPTHS];
    for (int size = 0; size < chances.length; size++) {
      double chance = 1;
      for (int depth = 1; depth < DealerTree.DEPTHS; depth++) {
        chance /= Math.max(1, cards - size - depth);
        chances[size][depth] = chance;
      }
    }
    return chances;
  }

  private void fillChances(int from, int length) {
    for (int i = 0; i < length; i++) {
      double[] ofSize = chancesBySize[AllHands.size(hands.hand(from + i))];
      for (int depth = 1; depth < DealerTree.DEPTHS; depth++) {
        chances[depth][i] = ofSize[depth];
      }
    }
  }

  /** By how much a final total of the dealer reduces the value of standing with a total. */
  private static double loss(int dealer, int total) {
    return dealer > total ? 2 : dealer == total ? 1 : 0;
  }

  private void fillEnds(int state, int length, int total) {
    double[] end = ends[state];
    Arrays.fill(end, 0);
    for (int dealer = Math.max(total, DealerTree.STANDS); dealer <= HandValue.MAX_TOTAL; dealer++) {
      int card = tree.cardTo(state, dealer);
      if (card != DealerTree.NO_CARD) {
        add(loss(dealer, total), left[card - 1], end, length);
      }
    }
  }

  private void walk(int length, int total) {
    int ups = DealerTree.ups(firstUp, lastUp);
    int number = 1;
    while (number < tree.size()) {
      Node node = tree.node(number);
      if (node.before >= composition.count(node.value) || !node.leadsFrom(ups)) {
        number = node.end();
      } else {
        if (tree.reaches(node.state) && node.comesAfter(ups)) {
          stepAndCharge(node, gone(node, total), length);
        } else {
          step(node, length);
        }
        number++;
      }
    }
  }

  /** The cards of a node that no longer take the dealer to 17 to 21, weighted by their loss. */
  private static double gone(Node node, int total) {
    double gone = 0;
    for (int dealer = Math.max(total, DealerTree.STANDS); dealer <= HandValue.MAX_TOTAL; dealer++) {
      gone += loss(dealer, total) * node.gone(dealer);
    }
    return gone;
  }

  private void stepAndCharge(Node node, double gone, int length) {
    if (firstUp == lastUp) {
      stepAndChargeOne(node, gone, length);
    } else {
      step(node, length);
      charge(node, gone, length);
    }
  }

  private void step(Node node, int length) {
    double[] parent = draws[node.depth - 1];
    double[] draw = draws[node.depth];
    double[] cards = left[node.value - 1];
    double before = node.before;
    for (int i = 0; i < length; i++) {
      draw[i] = parent[i] * (cards[i] - before);
    }
  }

  private void charge(Node node, double gone, int length) {
    double[] draw = draws[node.depth];
    double[] chance = chances[node.depth];
    double[] end = ends[node.state];
    for (int i = 0; i < length; i++) {
      cost[i] = draw[i] * (end[i] - gone) * chance[i];
    }
    for (int up = firstUp; up <= lastUp; up++) {
      if (node.ways(up) > 0) {
        add(node.ways(up), cost, costs[up - 1], length);
      }
    }
  }

  /** Steps and charges in a single loop where there is only one up card: a third less time. */
  private void stepAndChargeOne(Node node, double gone, int length) {
    double[] parent = draws[node.depth - 1];
    double[] draw = draws[node.depth];
    double[] cards = left[node.value - 1];
    double[] end = ends[node.state];
    double[] sum = costsOfDraws[node.depth];
    double before = node.before;
    double ways = node.ways(firstUp);
    for (int i = 0; i < length; i++) {
      double drawn = parent[i] * (cards[i] - before);
      draw[i] = drawn;
      sum[i] += ways * drawn * (end[i] - gone);
    }
  }

  private void addCosts(int depth, int length) {
    double[] chance = chances[depth];
    double[] ofDraws = costsOfDraws[depth];
    double[] sum = costs[firstUp - 1];
    for (int i = 0; i < length; i++) {
      sum[i] += ofDraws[i] * chance[i];
      ofDraws[i] = 0;
    }
  }

  private static void add(double times, double[] terms, double[] sums, int length) {
    for (int i = 0; i < length; i++) {
      sums[i] += times * terms[i];
    }
  }
}
