package dev.baize.blackjack.analysis;

import static dev.baize.blackjack.analysis.Composition.VALUES;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What the dealer may hold on the way from one up card to 17 or more. Each node is a set of cards,
 * in any order, with which the dealer must draw; the root, node 0, is the up card alone. Every node
 * comes before its children and next to the rest of its branch, so a walk by number goes depth
 * first.
 */
final class DealerTree {
  /** More than the greatest {@link Node#depth}. */
  static final int DEPTHS = 12;

  private static final List<DealerTree> TREES = trees();

  private final Node[] nodes;

  private DealerTree(int up) {
    int[] cards = new int[VALUES];
    cards[up - 1]++;
    Map<Long, Integer> orders = new HashMap<>();
    countOrders(cards, orders);
    List<Node> list = new ArrayList<>();
    add(cards, 0, up, orders, list);
    nodes = list.toArray(new Node[0]);
  }

  private static List<DealerTree> trees() {
    List<DealerTree> trees = new ArrayList<>();
    for (int up = 1; up <= VALUES; up++) {
      trees.add(new DealerTree(up));
    }
    return trees;
  }

  /** The tree of an up card, by its value. */
  static DealerTree of(int up) {
    return TREES.get(up - 1);
  }

  int size() {
    return nodes.length;
  }

  Node node(int number) {
    return nodes[number];
  }

  /** Counts, for every set of cards with which the dealer draws, the orders that lead there. */
  private static void countOrders(int[] cards, Map<Long, Integer> orders) {
    orders.merge(Composition.pack(cards), 1, Integer::sum);
    for (int i = 0; i < VALUES; i++) {
      cards[i]++;
      if (draws(cards)) {
        countOrders(cards, orders);
      }
      cards[i]--;
    }
  }

  private static boolean draws(int[] cards) {
    return DealerState.of(cards) != DealerState.DONE
        && Composition.fullDeck().contains(Composition.pack(cards));
  }

  /** Adds a set of cards and all that follow from it, each set only where it is first met. */
  private static void add(
      int[] cards, int depth, int last, Map<Long, Integer> orders, List<Node> nodes) {
    Integer ways = orders.remove(Composition.pack(cards));
    if (ways == null) {
      return;
    }
    int number = nodes.size();
    Node node = new Node(cards, depth, last, ways, number);
    nodes.add(node);
    for (int i = 0; i < VALUES; i++) {
      cards[i]++;
      if (draws(cards)) {
        add(cards, depth + 1, i + 1, orders, nodes);
      }
      cards[i]--;
    }
    node.end = nodes.size();
  }

  /** A set of cards with which the dealer must draw. */
  static final class Node {
    /** How many cards were drawn after the up card. */
    final int depth;

    /** The value of the card that the parent lacks. */
    final int value;

    /** How many cards of that value the parent has. */
    final int before;

    /** The number of orders in which the cards after the up card can have come. */
    final double ways;

    /** The {@link DealerState}. */
    final int state;

    /** The number of the first node that does not follow from this one. */
    private int end;

    private final int[] gone = new int[DealerState.FINALS];

    private Node(int[] cards, int depth, int value, int ways, int number) {
      this.depth = depth;
      this.value = value;
      this.before = cards[value - 1] - 1;
      this.ways = ways;
      this.state = DealerState.of(cards);
      this.end = number + 1;
      for (int i = 0; i < gone.length; i++) {
        int card = DealerState.cardTo(state, DealerState.STANDS + i);
        gone[i] = card == DealerState.NO_CARD ? 0 : cards[card - 1];
      }
    }

    int end() {
      return end;
    }

    /** How many cards of the value that leads to a final total the dealer has already. */
    int gone(int total) {
      return gone[total - DealerState.STANDS];
    }
  }
}
