package dev.baize.blackjack.analysis;

import dev.baize.blackjack.HandValue;
import dev.baize.blackjack.analysis.DealerTree.Node;
import java.util.Arrays;

/** The probability distribution of the dealer's final total. */
public final class DealerOutcome {
  private final double[] chances = new double[DealerTree.FINALS];

  /** The distribution for a composition that still includes the up card. */
  DealerOutcome(DealerTree tree, Composition composition, int up) {
    double[] paths = new double[DealerTree.DEPTHS];
    paths[0] = (double) composition.size() / composition.count(up);
    int number = 1;
    while (number < tree.size()) {
      Node node = tree.node(number);
      int left = composition.count(node.value) - node.before;
      if (left <= 0) {
        number = node.end();
      } else {
        int size = composition.size() - node.depth;
        paths[node.depth] = paths[node.depth - 1] * left / (size + 1);
        add(tree, composition, node, paths[node.depth] * node.ways(up) / size);
        number++;
      }
    }
  }

  private void add(DealerTree tree, Composition composition, Node node, double path) {
    for (int i = 0; i < DealerTree.FINALS; i++) {
      int total = DealerTree.STANDS + i;
      int card = tree.cardTo(node.state, total);
      if (card != DealerTree.NO_CARD) {
        chances[i] += path * (composition.count(card) - node.gone(total));
      }
    }
  }

  /**
   * {@return the probability that the dealer ends at a total, 0 to 1}
   *
   * @param total 17 to 21
   */
  public double at(int total) {
    if (total < DealerTree.STANDS || total > HandValue.MAX_TOTAL) {
      throw new IllegalArgumentException("a total of " + total + ": expected 17 to 21");
    }
    return chances[total - DealerTree.STANDS];
  }

  /** {@return the probability that the dealer busts, 0 to 1} */
  public double bust() {
    return 1 - Arrays.stream(chances).sum();
  }
}
