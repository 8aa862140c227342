package dev.baize.blackjack.analysis;

import static dev.baize.blackjack.analysis.Composition.VALUES;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What the dealer may hold, up card included, on the way to 17 or more: the sets of cards with
 * which the dealer must draw, whatever the order in which they came. The root, node 0, is the empty
 * set. Every node comes before its children and next to the rest of its branch, so a walk by number
 * goes depth first.
 */
final class DealerTree {
  /** More than the greatest {@link Node#depth}. */
  static final int DEPTHS = 10;

  private static final Node[] NODES = nodes();

  private DealerTree() {}

  static int size() {
    return NODES.length;
  }

  static Node node(int number) {
    return NODES[number];
  }

  private static Node[] nodes() {
    Map<Long, int[]> ways = new HashMap<>();
    int[] cards = new int[VALUES];
    ways.put(Composition.pack(cards), new int[VALUES]);
    for (int up = 0; up < VALUES; up++) {
      cards[up]++;
      countWays(cards, up, ways);
      cards[up]--;
    }
    List<Node> nodes = new ArrayList<>();
    add(cards, 0, 1, ways, nodes);
    return nodes.toArray(new Node[0]);
  }

  /** Counts, for all sets that follow from one, the orders in which they come after an up card. */
  private static void countWays(int[] cards, int up, Map<Long, int[]> ways) {
    ways.computeIfAbsent(Composition.pack(cards), set -> new int[VALUES])[up]++;
    for (int i = 0; i < VALUES; i++) {
      cards[i]++;
      if (draws(cards)) {
        countWays(cards, up, ways);
      }
      cards[i]--;
    }
  }

  private static boolean draws(int[] cards) {
    return DealerState.of(cards) != DealerState.DONE
        && Composition.fullDeck().contains(Composition.pack(cards));
  }

  /** Adds a set and all that follow from it, each only where it is first met. */
  private static void add(
      int[] cards, int depth, int last, Map<Long, int[]> ways, List<Node> nodes) {
    int[] count = ways.remove(Composition.pack(cards));
    if (count == null) {
      return;
    }
    Node node = new Node(cards, depth, last, count);
    nodes.add(node);
    for (int i = 0; i < VALUES; i++) {
      cards[i]++;
      if (draws(cards)) {
        add(cards, depth + 1, i + 1, ways, nodes);
      }
      cards[i]--;
    }
    node.end = nodes.size();
  }

  /** A set of cards with which the dealer must draw. */
  static final class Node {
    /** How many cards there are. */
    final int depth;

    /** The value of the card that the parent lacks. */
    final int value;

    /** How many cards of that value the parent has. */
    final int before;

    /** The {@link DealerState}. */
    final int state;

    private final int[] ways;
    private final int[] gone = new int[DealerState.FINALS];
    private int end;

    private Node(int[] cards, int depth, int value, int[] ways) {
      this.depth = depth;
      this.value = value;
      this.before = cards[value - 1] - 1;
      this.state = DealerState.of(cards);
      this.ways = ways;
      for (int i = 0; i < gone.length; i++) {
        int card = DealerState.cardTo(state, DealerState.STANDS + i);
        gone[i] = card == DealerState.NO_CARD ? 0 : cards[card - 1];
      }
    }

    /** The number of the first node that does not follow from this one. */
    int end() {
      return end;
    }

    /** In how many orders the cards can have come, an up card of this value first. */
    int ways(int up) {
      return ways[up - 1];
    }

    /** How many cards of the value that leads to a final total the dealer has already. */
    int gone(int total) {
      return gone[total - DealerState.STANDS];
    }
  }
}
