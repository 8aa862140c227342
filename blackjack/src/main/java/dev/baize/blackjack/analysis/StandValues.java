package dev.baize.blackjack.analysis;

import static dev.baize.blackjack.analysis.Composition.VALUES;

import dev.baize.blackjack.analysis.DealerTree.Node;
import java.util.Arrays;

/**
 * What it is worth to stand with each hand against each up card: the chance to win less the chance
 * to lose.
 *
 * <p>The dealer's hidden card is as likely as any to be each of the unseen cards, so the dealer draws
 * from all of them. A set of cards comes up in one given order with the product of how many are
 * left of each, over that of how many are left at all; the {@link DealerTree} tells the sets and
 * their orders, the same for every hand. So its walk is done once for a block of hands, node by
 * node, and each step is a loop over the block. With a total of {@code h} the value is 1 less the
 * dealer's chance to end at {@code h} exactly and less twice the chance to end above; for hands of
 * one total that is one weighted count of the cards that end the dealer's play there.
 */
final class StandValues {
  /** Enough hands to be worth a loop, few enough to stay close to the processor. */
  private static final int BLOCK = 256;

  private final Composition composition;
  private final PossibleHands hands;
  private final double[][] values = new double[VALUES][];

  private final double[][] chances = new double[DealerTree.DEPTHS][BLOCK];
  private final double[][] sums = new double[DealerTree.DEPTHS][BLOCK];
  private final double[][] ends = new double[DealerState.COUNT][BLOCK];

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
      fill(from, to, total);
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
  private void fill(int from, int to, int total) {
    for (int state = 0; state < DealerState.COUNT; state++) {
      if (DealerState.reaches(state)) {
        fillEnds(state, from, to, total);
      }
    }
    for (int up = 1; up <= VALUES; up++) {
      if (composition.count(up) > 0) {
        walk(up, from, to, total);
        divide(values[up - 1], from, to);
      }
    }
  }

  /** How much a final total of the dealer takes off the value of standing with a total. */
  private static double loss(int dealer, int total) {
    return dealer > total ? 2 : dealer == total ? 1 : 0;
  }

  /** Counts, for each hand, the cards that end the dealer's play from a state, by what they cost. */
  private void fillEnds(int state, int from, int to, int total) {
    double[] end = ends[state];
    Arrays.fill(end, 0);
    for (int dealer = Math.max(total, DealerState.STANDS); dealer <= Hands.MOST; dealer++) {
      int card = DealerState.cardTo(state, dealer);
      if (card != DealerState.NO_CARD) {
        double loss = loss(dealer, total);
        double[] left = hands.left(card);
        for (int i = 0; i < to - from; i++) {
          end[i] += loss * left[from + i];
        }
      }
    }
  }

  /** Sums up the products for an up card, by the number of cards drawn. */
  private void walk(int up, int from, int to, int total) {
    DealerTree tree = DealerTree.of(up);
    for (double[] sum : sums) {
      Arrays.fill(sum, 0);
    }
    Arrays.fill(chances[0], 1);
    int number = 0;
    while (number < tree.size()) {
      Node node = tree.node(number);
      if (node.before >= composition.count(node.value)) {
        number = node.end();
      } else {
        if (node.depth > 0) {
          step(node, from, to);
        }
        if (DealerState.reaches(node.state)) {
          sum(node, to - from, total);
        }
        number++;
      }
    }
  }

  private void step(Node node, int from, int to) {
    double[] parent = chances[node.depth - 1];
    double[] chance = chances[node.depth];
    double[] left = hands.left(node.value);
    double before = node.before;
    for (int i = 0; i < to - from; i++) {
      chance[i] = parent[i] * (left[from + i] - before);
    }
  }

  private void sum(Node node, int length, int total) {
    double gone = 0;
    for (int dealer = Math.max(total, DealerState.STANDS); dealer <= Hands.MOST; dealer++) {
      gone += loss(dealer, total) * node.gone(dealer);
    }
    double[] chance = chances[node.depth];
    double[] sum = sums[node.depth];
    double[] end = ends[node.state];
    double ways = node.ways;
    for (int i = 0; i < length; i++) {
      sum[i] += chance[i] * (ways * (end[i] - gone));
    }
  }

  /** Makes values of the sums: divides them by the ways to draw so many cards of those unseen. */
  private void divide(double[] value, int from, int to) {
    for (int place = from; place < to; place++) {
      int unseen = composition.size() - 1 - Hands.size(hands.hand(place));
      double total = 0;
      double orders = 1;
      for (int depth = 0; depth < DealerTree.DEPTHS && depth < unseen; depth++) {
        orders *= unseen - depth;
        total += sums[depth][place - from] / orders;
      }
      value[place] = 1 - total;
    }
  }
}
